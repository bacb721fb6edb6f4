import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkArchitecture } from '../../architecture.mjs';

/** A tree in which everything is in its place; each test breaks one thing. */
const valid = {
  'packages/model/package.json': JSON.stringify({ name: '@platen/model', exports: { './*': './src/*.ts' } }),
  'packages/model/src/money/money.ts': `export const fen = 1;`,
  'packages/design/package.json': JSON.stringify({ name: '@platen/design', exports: { './*': './src/*.ts' } }),
  'packages/design/src/tree.ts': `import { fen } from '@platen/model/money/money';\nexport const tree = fen;`,
  'packages/render/package.json': JSON.stringify({
    name: '@platen/render',
    exports: { './node': './src/node.ts', './browser': './src/browser.ts' },
  }),
  'packages/render/src/scene.ts': `import { tree } from '@platen/design/tree';\nexport const scene = tree;`,
  'packages/render/src/node.ts': `import 'node:fs';\nexport * from './scene.ts';`,
  'packages/render/src/browser.ts': `export * from './scene.ts';`,
  'packages/ordering/package.json': JSON.stringify({ name: '@platen/ordering', exports: { './*': './src/*.ts' } }),
  'packages/ordering/src/amounts.ts': `import { fen } from '@platen/model/money/money';\nimport { tree } from '@platen/design/tree';\nexport const amounts = fen + tree;`,
  'packages/sheet/package.json': JSON.stringify({ name: '@platen/sheet', exports: { './*': './src/*.ts' } }),
  'packages/sheet/src/table.ts': `import { fen } from '@platen/model/money/money';\nimport { amounts } from '@platen/ordering/amounts';\nexport const table = fen + amounts;`,
  'packages/pages/package.json': JSON.stringify({
    name: '@platen/pages',
    exports: {
      './view': './src/view/page-view.tsx',
      './blocks': './src/blocks.ts',
      './browser/swipe.js': './src/browser/swipe.js',
    },
  }),
  'packages/pages/src/blocks.ts': `import { fen } from '@platen/model/money/money';\nexport const blocks = [fen];`,
  'packages/pages/src/view/page-view.tsx': `import 'react';\nexport const view = 1;`,
  'packages/pages/src/browser/swipe.js': `export const swipe = 1;`,
  'packages/pages/src/blocks.test.ts': `import 'node:fs';`,
  'packages/contract/package.json': JSON.stringify({ name: '@platen/contract', exports: { './*': './src/*.ts' } }),
  'packages/contract/src/calls.ts': `import '@platen/design/tree';\nimport '@platen/pages/blocks';\nexport const calls = 1;`,
  'packages/contract/src/client.ts': `import type { calls } from './calls.ts';\nexport const client = (key: typeof calls) => key;`,
  'apps/server/package.json': JSON.stringify({ name: '@platen/server' }),
  'packages/demo/package.json': JSON.stringify({ name: '@platen/demo', exports: { './art': './src/art.ts' } }),
  'packages/demo/src/art.ts': `import { tree } from '@platen/design/tree';\nexport const art = tree;`,
  'apps/server/src/main.ts': `import type { seed } from './demo/seed.ts';\nexport const main: typeof seed = await import('./demo/seed.ts');`,
  'apps/server/src/demo/seed.ts': `import { art } from '@platen/demo/art';\nexport const seed = art;`,
  'apps/server/src/platform/database/database.ts': `export const database = 1;`,
  'apps/server/src/resources/index.ts': `import { a } from './sales/orders/orders.routes.ts';\nexport const resources = [a];`,
  'apps/server/src/resources/sales/orders/orders.routes.ts': `import { b } from './orders.service.ts';\nimport '../../../platform/database.ts';\nexport const a = b;`,
  'apps/server/src/resources/sales/orders/orders.service.ts': `import { c } from './orders.queries.ts';\nimport { d } from '../../money/wallet/wallet.service.ts';\nexport const b = c + d;`,
  'apps/server/src/resources/sales/orders/orders.queries.ts': `declare module '../../../platform/database.ts' { interface Database { parcels: object; users: object } }\nexport const c = (db, sql) => [db.insertInto('parcels'), db.selectFrom('parcels as own').innerJoin('users', 'a', 'b'), sql\`update parcels set a = 1 from jsonb_to_recordset(1)\`];`,
  'apps/server/src/resources/money/wallet/wallet.service.ts': `import '@platen/render/node';\nexport const d = 1;`,
  'apps/server/src/resources/money/wallet/wallet.queries.ts': `/** 钱包 */\ndeclare module '../../../platform/database.ts' { interface Database { purses: object } }\nexport const e = (db) => db.selectFrom('purses').innerJoin('users', 'a', 'b');`,
  'apps/server/src/resources/money/wallet/wallet.messages.ts': `export const texts = { zh: '钱包', en: 'Wallet' };`,
  'apps/server/src/resources/money/wallet/wallet.test.ts': `import '../../../testing/test-app.ts';`,
  'apps/server/src/jobs/sweep.job.ts': `export const sweep = 1;`,
  'apps/server/src/testing/test-app.ts': `export const testApp = 1;`,
  'apps/console/package.json': JSON.stringify({ name: '@platen/console' }),
  'apps/console/vite.config.ts': `export default {};`,
  'apps/console/src/ui/list.tsx': `export const list = 1;`,
  'apps/console/src/shared/request/request.ts': `import { client } from '@platen/contract/client';\nimport type { calls } from '@platen/contract/calls';\nexport const request = (key: typeof calls) => client(key);`,
  'apps/console/src/app/routing/routes.tsx': `import { orders } from '../../features/sales/orders/orders.list.tsx';\nexport const routes = [orders, () => import('../../features/money/wallet/wallet.list.tsx')];`,
  'apps/console/src/features/sales/orders/orders.list.tsx': `import '../../../ui/list.tsx';\nimport '../../../shared/request/request.ts';\nimport '@platen/pages/view';\nexport const orders = 1;`,
  'apps/console/src/features/money/wallet/wallet.list.tsx': `export const wallet = 1;`,
  'apps/console/src/features/help/docs/samples.ts': `import sample from '../../../../../../examples/sample.ts?raw';\nexport const samples = [sample];`,
  'examples/sample.ts': `export const sample = 1;`,
};

/**
 * The complaints about the valid tree with these files changed or added.
 * @param {Record<string, string>} changes
 */
export function check(changes) {
  const tree = mkdtempSync(join(tmpdir(), 'platen-architecture-'));
  try {
    for (const [file, text] of Object.entries({ ...valid, ...changes })) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    return checkArchitecture(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

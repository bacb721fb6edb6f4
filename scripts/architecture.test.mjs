import { expect, test } from 'vitest';
import { check } from './architecture/testing/sample-tree.mjs';

const wallet = 'apps/server/src/resources/money/wallet';

test('has no complaint about a tree in which everything is in its place', () => {
  expect(check({})).toEqual([]);
});

test.each([
  [
    'a package above',
    'packages/model/src/money/money.ts',
    `import '@platen/pages/blocks';`,
    'may import no other package',
  ],
  [
    'a sibling package',
    'packages/pages/src/blocks.ts',
    `import '@platen/design/tree';`,
    'may import packages/model, not',
  ],
  [
    'orders from the design',
    'packages/design/src/tree.ts',
    `import '@platen/ordering/amounts';`,
    'packages/design may import packages/model, not packages/ordering',
  ],
  [
    'the sheet from orders',
    'packages/ordering/src/amounts.ts',
    `import '@platen/sheet/table';`,
    'packages/ordering may import packages/model and packages/design, not packages/sheet',
  ],
  [
    'the design from the sheet',
    'packages/sheet/src/table.ts',
    `import '@platen/design/tree';`,
    'packages/sheet may import packages/model and packages/ordering, not packages/design',
  ],
  [
    'the renderer from orders',
    'packages/ordering/src/amounts.ts',
    `import '@platen/render/browser';`,
    'not packages/render',
  ],
  [
    'a package below the contract',
    'packages/design/src/tree.ts',
    `import '@platen/contract/calls';`,
    'may import packages/model, not',
  ],
  [
    'a package beside the contract',
    'packages/contract/src/calls.ts',
    `import '@platen/render/node';`,
    'not packages/render',
  ],
  [
    'schemas in the browser',
    'apps/console/src/ui/list.tsx',
    `import { calls } from '@platen/contract/calls';\nexport const list = calls;`,
    'it may import types only',
  ],
  [
    'schemas in the browser beside a type',
    'apps/console/src/ui/list.tsx',
    `import { calls, type Call } from '@platen/contract/calls';\nexport const list: Call = calls;`,
    'it may import types only',
  ],
  [
    'schemas in the browser, passed on',
    'apps/console/src/ui/list.tsx',
    `export { calls } from '@platen/contract/calls';\nexport const list = 1;`,
    'it may import types only',
  ],
  [
    'an app from a package',
    'packages/pages/src/blocks.ts',
    `import '../../../apps/server/src/platform/database.ts';`,
    'nothing imports an app',
  ],
  [
    'an app from an app',
    'apps/console/src/ui/list.tsx',
    `import '../../../server/src/platform/database.ts';`,
    'nothing imports an app',
  ],
  [
    'a package by a path',
    'apps/server/src/a.ts',
    `import '../../../packages/model/src/money.ts';`,
    'by a relative path',
  ],
  ['a path out of the workspaces', 'apps/server/src/a.ts', `import '../../../package.json';`, 'by a relative path'],
  [
    'a sample as code',
    'apps/console/src/features/help/docs/samples.ts',
    `import '../../../../../../examples/sample.ts';`,
    'by a relative path',
  ],
  ['what a package does not export', 'apps/server/src/a.ts', `import '@platen/render/scene';`, 'has no such name'],
  ['a package without an entry point', 'apps/server/src/a.ts', `import '@platen/model';`, 'has no such name'],
  [
    'a page’s script on the server',
    'apps/server/src/a.ts',
    `import '@platen/pages/browser/swipe.js';`,
    'runs where this does not',
  ],
  ['the browser on the server', 'apps/server/src/a.ts', `import '@platen/render/browser';`, 'runs where this does not'],
  ['Node in the console', 'apps/console/src/ui/list.tsx', `import '@platen/render/node';`, 'runs where this does not'],
  ['Node in a package', 'packages/render/src/scene.ts', `import 'node:fs';`, 'only a file named node'],
  ['React in a package', 'packages/pages/src/blocks.ts', `import 'react';`, 'only the blocks and the view of pages do'],
  [
    'another feature',
    'apps/console/src/features/sales/orders/a.ts',
    `import '../../money/wallet/wallet.list.tsx';`,
    'may not know wallet',
  ],
  [
    'a screen from what features share',
    'apps/console/src/shared/a.ts',
    `import '../features/money/wallet/wallet.list.tsx';`,
    'shared lies below features',
  ],
  [
    'the app from a feature',
    'apps/console/src/features/money/wallet/a.ts',
    `import '../../../app/routing/routes.tsx';`,
    'features lies below app',
  ],
  [
    'a feature from ui',
    'apps/console/src/ui/list.tsx',
    `import '../features/money/wallet/wallet.list.tsx';`,
    'ui lies below features',
  ],
  [
    'business words from ui',
    'apps/console/src/ui/list.tsx',
    `import '../shared/request/request.ts';`,
    'ui lies below shared',
  ],
  [
    'queries from routes',
    'apps/server/src/resources/sales/orders/orders.routes.ts',
    `import './orders.queries.ts';`,
    'routes call the service of their own',
  ],
  [
    'a service from foreign routes',
    'apps/server/src/resources/sales/orders/orders.routes.ts',
    `import '../../money/wallet/wallet.service.ts';`,
    'routes call the service of their own',
  ],
  [
    'foreign queries from a service',
    'apps/server/src/resources/sales/orders/orders.service.ts',
    `import { e } from '../../money/wallet/wallet.queries.ts';`,
    'imports e of apps/server/src/resources/money/wallet/wallet.queries.ts, which is not marked @public',
  ],
  [
    'queries from a job',
    'apps/server/src/jobs/a.ts',
    `import * as wallet from '../resources/money/wallet/wallet.queries.ts';`,
    'imports * of',
  ],
  [
    'a resource from the platform',
    'apps/server/src/platform/a.ts',
    `import '../resources/money/wallet/wallet.service.ts';`,
    'platform lies below resources',
  ],
  [
    'the whole app from a test of the platform',
    'apps/server/src/platform/a.test.ts',
    `import '../testing/test-app.ts';`,
    'platform lies below testing',
  ],
  [
    'a resource from an integration',
    'apps/server/src/integrations/payments/a.ts',
    `import '../../resources/money/wallet/wallet.service.ts';`,
    'integrations lies below resources',
  ],
  [
    'the whole app from a test of an integration',
    'apps/server/src/integrations/payments/a.test.ts',
    `import '../../testing/test-app.ts';`,
    'integrations lies below testing',
  ],
  [
    'an integration from the platform',
    'apps/server/src/platform/a.ts',
    `import '../integrations/payments/alipay.ts';`,
    'platform lies below integrations',
  ],
  [
    'production from orders',
    'apps/server/src/resources/orders/lifecycle/a.ts',
    `import type { Batch } from '../../production/batches/batches.service.ts';\nexport type A = Batch;`,
    'the district orders may not know production',
  ],
  [
    'calls of production from those of orders',
    'packages/contract/src/orders/a.ts',
    `import '../production/batches.ts';`,
    'the district orders may not know production',
  ],
  [
    'a job from a resource',
    'apps/server/src/resources/money/wallet/a.ts',
    `import '../../../jobs/sweep.job.ts';`,
    'resources lies below jobs',
  ],
])('refuses to import %s', (_, file, line, reason) => {
  const complaints = check({
    [file]: `${line}\nexport const a = 1, b = 1, list = 1, fen = 1, blocks = 1, scene = 1, tree = 1, amounts = 1, table = 1;`,
  });
  expect(complaints.join('\n')).toContain(`${file}: imports`);
  expect(complaints.join('\n')).toContain(reason);
});

test.each([
  ['a statement', `import '../features/money/wallet/wallet.list.tsx';`],
  ['a type', `import type { wallet } from '../features/money/wallet/wallet.list.tsx';\nexport type A = typeof wallet;`],
  ['a type expression', `export type A = typeof import('../features/money/wallet/wallet.list.tsx').wallet;`],
  ['a re-export', `export { wallet } from '../features/money/wallet/wallet.list.tsx';`],
  ['a star', `export * from '../features/money/wallet/wallet.list.tsx';`],
  ['a call', `export const a = () => import('../features/money/wallet/wallet.list.tsx');`],
])('sees an import that is written as %s', (_, line) => {
  const complaints = check({ 'apps/console/src/ui/a.ts': line });
  expect(complaints.filter((each) => each.includes('ui lies below features'))).toHaveLength(1);
});

test.each([
  ['a statement', `import '@platen/demo/art';`],
  ['a re-export', `export { art } from '@platen/demo/art';\nexport const a = 1;`],
  ['another file', `import './demo/seed.ts';`],
])('refuses to load the demo with the server by %s', (_, line) => {
  const complaints = check({ 'apps/server/src/main.ts': `import './a.ts';`, 'apps/server/src/a.ts': line });
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('a factory at work never loads the demo');
});

test('finds a cycle, even one of types only', () => {
  const complaints = check({
    'apps/server/src/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
    'apps/server/src/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
  });
  expect(complaints).toEqual([
    'apps/server/src/a.ts: is in a cycle: apps/server/src/a.ts → apps/server/src/b.ts → apps/server/src/a.ts',
  ]);
});

test.each([
  [
    'two resources of a district',
    {
      'apps/server/src/resources/sales/orders/a.ts': `import '../parcels/b.ts';`,
      'apps/server/src/resources/sales/parcels/c.ts': `import type { D } from '../orders/d.ts';`,
    },
    'apps/server/src/resources/sales/orders: imports and is imported by apps/server/src/resources/sales/parcels',
  ],
  [
    'two districts',
    { 'apps/server/src/resources/money/bills/a.ts': `import '../../sales/parcels/b.ts';` },
    'apps/server/src/resources/money: imports and is imported by apps/server/src/resources/sales',
  ],
  [
    'two folders of a feature',
    {
      'apps/console/src/features/sales/orders/bar/a.ts': `import '../saving/b.ts';`,
      'apps/console/src/features/sales/orders/saving/deep/c.ts': `import '../../bar/d.ts';`,
    },
    'orders/bar: imports and is imported by apps/console/src/features/sales/orders/saving',
  ],
])('refuses that %s import each other', (_, files, reason) => {
  const complaints = check(files);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(reason);
});

test('lets tests, and a folder and what lies in it, import each other', () => {
  const orders = 'apps/server/src/resources/sales/orders';
  expect(
    check({
      [`${wallet}/a.test.ts`]: `import '../../sales/orders/orders.service.ts';`,
      [`${wallet}/testing/a.ts`]: `import '../../../sales/orders/orders.service.ts';`,
      [`${orders}/a.ts`]: `import './inner/b.ts';`,
      [`${orders}/inner/c.ts`]: `import '../d.ts';`,
    }),
  ).toEqual([]);
});

test('lets the entry point of a package pass on what is behind it, and a file pass on text', () => {
  const manifest = { name: '@platen/model', exports: { './all': './src/all.ts', './*': './src/*.ts' } };
  expect(
    check({
      'packages/model/package.json': JSON.stringify(manifest),
      'packages/model/src/all.ts': `export * from './money.ts';`,
      'apps/console/src/features/help/docs/samples.ts': `import sample from '../../../../../../examples/sample.ts?raw';\nexport { sample };`,
    }),
  ).toEqual([]);
});

test.each([
  ['a name', `export const startBatch = 1;`, 'batch'],
  ['a field of a record', `export const a = { batchState: 1 };`, 'batch'],
  ['a text', `export const a = 'print-run';`, 'print_run'],
  ['SQL', 'export const a = (sql) => sql`select 1 from production_batches`;', 'batch'],
])('refuses %s of production in the lifecycle of orders', (_, text, found) => {
  for (const folder of ['apps/server/src/resources/orders/lifecycle', 'packages/model/src/orders/lifecycle'])
    expect(check({ [`${folder}/a.queries.ts`]: text }).filter((line) => line.includes('production, which'))).toEqual([
      expect.stringContaining(`${folder}/a.queries.ts: names '${found}'`),
    ]);
});

test('lets the lifecycle of orders store the column of production', () => {
  const text = `export const a = { production_batch_id: 1, kind: 'batch_order' };`;
  expect(check({ 'apps/server/src/resources/orders/lifecycle/a.ts': text })).toEqual([]);
});

test('lets production know orders, and resources know integrations', () => {
  expect(
    check({
      'apps/server/src/integrations/payments/alipay.ts': `import '../../platform/database.ts';`,
      'apps/server/src/resources/money/wallet/a.ts': `import '../../../integrations/payments/alipay.ts';`,
      'apps/server/src/resources/production/batches/a.ts': `import '../../orders/lifecycle/b.ts';`,
      'packages/contract/src/production/a.ts': `import '../orders/b.ts';`,
    }),
  ).toEqual([]);
});

test.each([
  ['an identifier', `export const isCustomer = 1;`, 'customer'],
  ['a part of an identifier', `export const listFormOrders = 1;`, 'form_order'],
  ['a type', `export interface WalletRow { a: number }`, 'wallet'],
  ['a property', `export const a = { sku_templates: 1 };`, 'sku_template'],
  ['a text', `export const a = 'production-batches';`, 'production_batch'],
  ['a sentence', `export const help = 'Rows of order sheets that were read.';`, 'order_sheet'],
  ['a part of a template', 'export const a = (b) => `/custom_pages/${b}`;', 'custom_page'],
  ['an import', `import { canDo } from '@platen/model/roles';\nexport const a = canDo;`, 'roles'],
  [
    'an import of a district',
    `import { canDo } from '@platen/model/accounts/roles';\nexport const a = canDo;`,
    'roles',
  ],
])('refuses a business term in the platform as %s', (_, text, word) => {
  const file = 'apps/server/src/platform/a.ts';
  const manifest = { name: '@platen/model', exports: { './*': './src/*.ts' } };
  const complaints = check({
    'packages/model/package.json': JSON.stringify(manifest),
    'packages/model/src/roles.ts': `export const canDo = 1;`,
    'packages/model/src/accounts/roles.ts': `export const canDo = 1;`,
    [file]: text,
  });
  expect(complaints).toEqual([`${file}: names '${word}': the platform knows no business term; have it handed in`]);
});

test.each([
  [
    'the platform, where the word means something else',
    'platform/a.ts',
    `export const a = { order_by: 'role', plan: 1, walShipping: 2 };`,
  ],
  ['a comment', 'platform/a.ts', `/** As for form orders and wallets. */\nexport const a = 1;`],
  ['a test of the platform', 'platform/a.test.ts', `export const customer = 1;`],
  ['a resource', 'resources/money/wallet/a.ts', `export const customer = 1;`],
])('accepts the words of %s', (_, file, text) => {
  expect(check({ [`apps/server/src/${file}`]: text })).toEqual([]);
});

test.each([
  ['a barrel', 'apps/console/src/ui/index.ts', `export * from './list.tsx';`, 'is a barrel'],
  [
    'a barrel in two steps',
    'apps/console/src/ui/index.ts',
    `import { list } from './list.tsx';\nexport { list };`,
    'is a barrel',
  ],
  [
    'a barrel under another name',
    'apps/server/src/resources/money/wallet/rows.service.ts',
    `export { d } from './wallet.service.ts';\nexport { texts } from './wallet.messages.ts';`,
    'is a barrel',
  ],
  ['a barrel behind a wildcard', 'packages/model/src/all.ts', `export * from './money.ts';`, 'is a barrel'],
  [
    'queries that a service passes on',
    'apps/server/src/resources/money/wallet/wallet.service.ts',
    `export { e } from './wallet.queries.ts';\nexport const d = 1;`,
    'passes on ./wallet.queries.ts',
  ],
  [
    'queries that a service passes on in two steps',
    'apps/server/src/resources/money/wallet/wallet.service.ts',
    `import { e } from './wallet.queries.ts';\nexport { e };\nexport const d = 1;`,
    'passes on ./wallet.queries.ts',
  ],
  ['a default export', 'apps/console/src/ui/a.ts', `export default 1;`, 'has a default export'],
  [
    'a default export by name',
    'apps/console/src/ui/a.ts',
    `const a = 1;\nexport { a as default };`,
    'has a default export',
  ],
  ['too many lines', 'apps/console/src/ui/a.ts', 'export {};\n'.repeat(401), 'has 401 lines'],
  [
    'a function of too many lines',
    'apps/console/src/ui/a.ts',
    `const b = 1;\nexport const a = () => {\n${'b;\n'.repeat(79)}};`,
    'has a function of 81 lines, more than 80, at line 2',
  ],
  ['another spelling', 'apps/console/src/ui/OrderList.tsx', 'export {};', 'kebab-case'],
  [
    'a text in a service',
    'apps/server/src/a.service.ts',
    'export const a = { zh: `订单 ${1}` };',
    'says something in Chinese',
  ],
  ['a name that says nothing', 'apps/console/src/ui/order-utils.ts', 'export {};', 'for no purpose'],
  ['a role that nobody knows', 'apps/console/src/ui/a.widget.ts', 'export {};', '.widget is no role of a file here'],
  ['a role of another place', 'apps/console/src/ui/a.queries.ts', 'export {};', '.queries is no role of a file here'],
  ['a role in a package', 'packages/model/src/a.service.ts', 'export {};', '.service is no role of a file here'],
])('refuses a file with %s', (_, file, text, reason) => {
  const complaints = check({ [file]: text });
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(`${file}: `);
  expect(complaints[0]).toContain(reason);
});

test.each(['apps/server/migrations/0001-a.ts', 'packages/demo/src/a.ts', 'apps/console/src/ui/a.test.ts'])(
  'accepts a long function in %s',
  (file) => {
    expect(check({ [file]: `export function up() {\n${'up();\n'.repeat(100)}}` })).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { check } from './testing/sample-tree.mjs';

const wallet = 'apps/server/src/resources/money/wallet';
const orders = 'apps/server/src/resources/sales/orders';
const queries = (/** @type {string} */ text) => `/** 钱包 */
declare module '../../../platform/database.ts' { interface Database { purses: object } }
${text}`;
const offered = queries("/** The richest first. @public */\nexport const e = (db) => db.selectFrom('purses');");

test('lets others call a query that is marked', () => {
  const changes = { [`${wallet}/wallet.queries.ts`]: offered };
  expect(check({ ...changes, 'apps/server/src/jobs/sweep.job.ts': use('../resources/money/wallet') })).toEqual([]);
  const service = `import { c } from './orders.queries.ts';\n${use('../../money/wallet')}\nexport const b = c;`;
  expect(check({ ...changes, [`${orders}/orders.service.ts`]: service })).toEqual([]);
});

/** @param {string} folder */
function use(folder) {
  return `import { e } from '${folder}/wallet.queries.ts';\nexport const sweep = e;`;
}

test('refuses a mark that nobody else needs', () => {
  expect(check({ [`${wallet}/wallet.queries.ts`]: offered })).toEqual([
    `${wallet}/wallet.queries.ts: marks e as @public, which no other resource uses`,
  ]);
});

test('refuses what stands beside a marked query', () => {
  const both = `${offered}\n\nexport const secret = 1;`;
  const job = `import { e, secret } from '../resources/money/wallet/wallet.queries.ts';\nexport const sweep = [e, secret];`;
  expect(check({ [`${wallet}/wallet.queries.ts`]: both, 'apps/server/src/jobs/sweep.job.ts': job })).toEqual([
    `apps/server/src/jobs/sweep.job.ts: imports secret of ${wallet}/wallet.queries.ts, which is not marked @public; call the service of that resource`,
  ]);
});

const body = (/** @type {string} */ text) =>
  `import * as queries from './wallet.queries.ts';\nimport { kept } from '@platen/model/money/money';\n${text}`;
const passing = (/** @type {string} */ text) => check({ [`${wallet}/wallet.service.ts`]: body(text) });

test.each([
  ['returns', 'export function d(db, id) { return queries.e(db, id); }'],
  ['waits for', 'export async function d(db) { await queries.e(db); }'],
])('refuses a function that only %s a query', (_, text) => {
  expect(passing(text)).toEqual([
    `${wallet}/wallet.service.ts: d only passes on a query; mark the query @public and let others call it`,
  ]);
});

test.each([
  ['says whose rows', 'export function d(ctx) { return queries.e(ctx.db, ctx.caller.accountId); }'],
  ['knows a limit', 'export function d(db) { return queries.e(db, kept); }'],
  ['does something else first', 'export async function d(db) { check(db); await queries.e(db); }'],
  ['is not for others', 'function d(db) { return queries.e(db); }'],
])('keeps a function that %s', (_, text) => {
  expect(passing(text)).toEqual([]);
});

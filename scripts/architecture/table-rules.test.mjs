import { expect, test } from 'vitest';
import { check } from './testing/sample-tree.mjs';

const wallet = 'apps/server/src/resources/money/wallet';

test.each([
  ['writes by the builder', `db.updateTable('parcels')`, 'writes parcels'],
  ['deletes', `db.deleteFrom('parcels')`, 'writes parcels'],
  ['inserts in SQL', 'sql`with a as (insert into parcels (a) values (1)) select 1`', 'writes parcels'],
  ['updates in SQL', 'sql<number>`\n  UPDATE\n parcels set a = 1`', 'writes parcels'],
  ['deletes in SQL', 'sql`delete from parcels`', 'writes parcels'],
  ['writes what all may read', `db.insertInto('users')`, 'writes users'],
  ['reads by the builder', `db.selectFrom('parcels as other')`, 'reads parcels'],
  ['reads one of a list', `db.selectFrom(['purses', 'parcels'])`, 'reads parcels'],
  ['joins', `db.selectFrom('purses').leftJoin('parcels', 'a', 'b')`, 'reads parcels'],
  ['searches', `containsIndexed(db, 'parcels', 'parcels', 'no')`, 'reads parcels'],
  ['reads in SQL', 'sql`select 1 from purses join parcels on true`', 'reads parcels'],
])('refuses a resource that %s rows of another one', (_, call, reason) => {
  const complaints = check({ [`${wallet}/b.queries.ts`]: `export const b = (db, sql, containsIndexed) => ${call};` });
  expect(complaints).toEqual([`${wallet}/b.queries.ts: ${reason}: its rows are those of orders; ask its service`]);
});

test.each([
  ['holds rows', 'sql`select 1 from purses for update`'],
  ['calls a function of the database', 'sql`select a from unnest(1) as parcels`'],
  ['names a column', 'sql`select parcels from purses`'],
])('lets a resource be that %s of its own', (_, call) => {
  expect(check({ [`${wallet}/b.queries.ts`]: `export const b = (sql) => ${call};` })).toEqual([]);
});

test('lets tests and the demo that dates itself back write everything', () => {
  const text = `export const b = (db) => db.updateTable('parcels');`;
  expect(check({ [`${wallet}/b.test.ts`]: text, 'apps/server/src/demo/backdate.queries.ts': text })).toEqual([]);
});

test('refuses SQL outside of the queries', () => {
  expect(check({ [`${wallet}/b.service.ts`]: `export const b = (db) => db.selectFrom('purses');` })).toEqual([
    `${wallet}/b.service.ts: names the table purses: SQL stands in .queries.ts and .filter.ts`,
  ]);
});

test('lets only those read who are listed, and lists only those who do', () => {
  const declared = `declare module '../../../platform/database.ts' { interface Database { bills: object } }`;
  const reader = 'apps/server/src/resources/money/bills/bills.queries.ts';
  const owner = { [`${wallet}/c.queries.ts`]: `${declared}\nexport const a = 1;` };
  const reads = `export const b = (db) => db.selectFrom('bills');`;
  expect(check({ ...owner, [reader]: reads })).toEqual([]);
  expect(check(owner)).toEqual(['scripts/architecture/table-rules.mjs: lets bills read bills, which it does not']);
});

test.each([
  `export const a = (order) => order.state === 'sent';`,
  `export const a = (db) => db.where('orders.state', '=', 'in_production');`,
  `export const a = { state_in: ['init', 'paid'] };`,
  `export const a = (sql) => sql\`select id from orders where state <> 'closed'\`;`,
  `export const a = (canMove) => canMove('confirmed', 'reject', 'staff');`,
])('refuses the name of an order state outside of the records: %s', (text) => {
  expect(check({ [`${wallet}/b.queries.ts`]: text })).toEqual([
    expect.stringContaining('ask the records in packages/model/src/orders/lifecycle'),
  ]);
});

test('lets records, tests and texts name states', () => {
  const text = `export const a = (order) => order.state === 'sent';`;
  const words = `export const a = (t) => t('sent');`;
  const record = 'packages/model/src/orders/lifecycle/states.ts';
  expect(check({ [record]: text, [`${wallet}/b.test.ts`]: text, [`${wallet}/c.service.ts`]: words })).toEqual([]);
});

import { customerPlans } from '@platen/model/accounts/customer-plans';
import { memberRoles } from '@platen/model/accounts/member-roles';
import { roleKeys } from '@platen/model/accounts/roles';
import { endedStates, orderStateRecord, orderStates } from '@platen/model/orders/lifecycle/order-states';
import { batchStates } from '@platen/model/production/batch-states';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

/** Without this test, a state missing in the database would only fail when the first order reaches it. */
const app = useTestApp({ PLATEN_ROLE: 'api' });

async function quoted(definition: ReturnType<typeof sql<{ definition: string }>>): Promise<string[]> {
  const { rows } = await definition.execute(app.db);
  return [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, value]) => value ?? '').sort();
}
const check = (name: string) =>
  quoted(sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`);
const index = (name: string) => quoted(sql`select indexdef as definition from pg_indexes where indexname = ${name}`);

it.each([
  ['form_orders_state_check', orderStates],
  ['orders_state_check', orderStates],
  ['production_batches_state_check', batchStates],
  ['users_role_check', roleKeys],
  ['users_member_role_check', memberRoles],
  ['users_plan_check', customerPlans],
  ['companies_plan_check', customerPlans],
])('%s allows exactly the values of the records', async (name, values) => {
  expect(await check(name)).toEqual([...values].sort());
});

it('allows a missing payment time exactly for states that were never paid', async () => {
  const unpaid = orderStates.filter((state) => !orderStateRecord(state).isPaid && state !== 'refunded');
  expect(await check('form_orders_paid_at_check')).toEqual([...unpaid].sort());
});

it('releases the number of an ended order', async () => {
  expect(await index('orders_live_no')).toEqual([...endedStates].sort());
});

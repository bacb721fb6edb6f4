import type { Erasure } from '@platen/model/operations/data-protection';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';

const patience = { timeout: 60_000, interval: 50 };

describe('the erasure of an account whose customer is ordering', { timeout: 180_000 }, () => {
  const app = useTestApp();
  const production = productionIn(app);
  const ordering = orderingIn(app);
  let admin: Person;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;

  beforeAll(async () => {
    admin = await app.signUp('admin');
    template = await ordering.publishTemplate();
  });

  const get = (id: number) => production.call<Erasure>(admin, 'GET', `/erasures/${id}`);
  const reach = (id: number, state: Erasure['state']) =>
    vi.waitFor(async () => {
      const now = await get(id);
      expect(now.state).toBe(state);
      return now;
    }, patience);

  async function plan(customer: Person): Promise<Erasure> {
    const made = await production.call<Erasure>(admin, 'POST', '/erasures', { kind: 'account', user_id: customer.id });
    return reach(made.id, 'ready');
  }
  const confirm = ({ id }: Erasure) => production.call(admin, 'PUT', `/erasures/${id}/confirm`);
  const placeFor = (token: string, receiver_name: string) =>
    ordering.post(token, template, [ordering.row({ receiver_name })]);

  /** A customer with an order that can be erased. */
  async function signUpWithPastOrder() {
    const customer = await app.signUp();
    const { id } = await ordering.order(customer.token, template);
    await production.call(customer, 'PUT', `/form_orders/${id}/close`);
    return { customer, formOrderId: id };
  }

  /** Holds the lock of a row until it is told to let go, so that the erasure or an order waits there. */
  async function hold(statement: ReturnType<typeof sql>): Promise<() => Promise<void>> {
    const transaction = await app.db.startTransaction().execute();
    const release = async () => {
      if (!transaction.isCommitted) await transaction.commit().execute();
    };
    onTestFinished(release);
    await statement.execute(transaction);
    return release;
  }

  const waitersOf = async (text: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike ${`%${text}%`}`.execute(app.db);
    return rows[0]?.count ?? 0;
  };

  it('takes no orders from the moment at which it begins', async () => {
    const { customer, formOrderId } = await signUpWithPastOrder();
    const erasure = await plan(customer);
    const release = await hold(sql`select from form_orders where id = ${formOrderId} for update`);
    await confirm(erasure);
    await vi.waitFor(async () => expect(await waitersOf('select id from form_orders')).toBe(1), patience);
    const refused = await placeFor(customer.token, 'Late receiver');
    expect(refused.body).toMatchObject({ code: 40101 });
    await release();
    await reach(erasure.id, 'done');
    const { rows } = await sql`select from orders where user_id = ${customer.id} and erased_at is null`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it('waits for an order that is being placed, and then asks again', async () => {
    const { customer } = await signUpWithPastOrder();
    const erasure = await plan(customer);
    // Counting its orders in the wallet is the last that placing does.
    const release = await hold(sql`select from wallets where user_id = ${customer.id} for update`);
    const placing = placeFor(customer.token, 'Receiver in time');
    await vi.waitFor(async () => expect(await waitersOf('update wallets')).toBe(1), patience);
    await confirm(erasure);
    await vi.waitFor(async () => expect(await waitersOf('update "companies"')).toBe(1), patience);
    await release();
    expect((await placing).status).toBe(200);
    const again = await reach(erasure.id, 'ready');
    expect(again.plan).toMatchObject({ blocked_count: 1, orders_count: 1 });
    expect(again.orders_count).toBe(0);
  });

  it('counts again under the lock of the account before the rest goes', async () => {
    const { customer, formOrderId } = await signUpWithPastOrder();
    const erasure = await plan(customer);
    const release = await hold(sql`select from form_orders where id = ${formOrderId} for update`);
    await confirm(erasure);
    await vi.waitFor(async () => expect(await waitersOf('select id from form_orders')).toBe(1), patience);
    await production.call(admin, 'PUT', `/users/${customer.id}/unfreeze`);
    const token = await app.signIn(customer.login_name);
    expect((await placeFor(token, 'Receiver after unfreezing')).status).toBe(200);
    await release();
    const again = await reach(erasure.id, 'ready');
    expect(again.plan).toMatchObject({ blocked_count: 1 });
    expect((await app.as(admin.token)('GET /users/:id', { params: { id: customer.id } })).login_name).toBe(
      customer.login_name,
    );
  });
});

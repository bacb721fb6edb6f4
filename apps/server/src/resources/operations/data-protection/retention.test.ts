import type { Order } from '@platen/contract/orders/order';
import type { Page } from '@platen/model/lists/lists';
import type { Erasure, RetentionSettings } from '@platen/model/operations/data-protection';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../../orders/form-orders/testing/ordering.ts';
import type { Person } from '../../production/production-batches/testing/production-steps.ts';
import { eraseDue } from './retention.service.ts';

const receiver = { receiver_name: '陆行舟', phone: '13700000000', address: '观海路十二号' };

describe('retention', { timeout: 120_000 }, () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const ordering = orderingIn(app);
  let admin: Person;
  let template: Awaited<ReturnType<typeof ordering.publishTemplate>>;

  beforeAll(async () => {
    admin = await app.signUp('admin');
    template = await ordering.publishTemplate();
  });

  const settings = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    app.call<RetentionSettings>(method, path, { token: admin.token, body });
  const get = ({ token }: Person, id: number) => app.as(token)('GET /orders/:id', { params: { id } });
  const isErased = async (person: Person, { id }: { id: number }) => (await get(person, id)).erased_at !== null;
  const run = () => eraseDue({ platform: app.platform, db: app.db });

  /** An order that ended some days ago. */
  async function endedOrder(person: Person, days: number, of = template): Promise<Order> {
    const { id, orders } = await ordering.order(person.token, of, [ordering.row(receiver)]);
    await app.as(person.token)('PUT /form_orders/:id/close', { params: { id } });
    const order = await get(person, orders[0]?.id ?? 0);
    await age(order, days);
    return order;
  }
  const age = ({ id }: { id: number }, days: number) =>
    sql`update orders set updated_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(app.db);

  it('erases orders 180 days after they ended, and never one that is under way', async () => {
    const person = await app.signUp();
    const [old, recent] = [await endedOrder(person, 181), await endedOrder(person, 179)];
    const placed = await ordering.order(person.token, template, [ordering.row(receiver)]);
    const [open] = placed.orders;
    await age({ id: open?.id ?? 0 }, 400);
    await run();
    expect(await isErased(person, old)).toBe(true);
    expect(await isErased(person, recent)).toBe(false);
    expect(await isErased(person, { id: open?.id ?? 0 })).toBe(false);
    const { body } = await app.call<Page<Erasure>>('GET', '/erasures?kind_eq=retention', { token: admin.token });
    expect(body.data).toMatchObject([{ kind: 'retention', state: 'done', requester: null, orders_count: 1 }]);
    // Another night with nothing to erase leaves nothing behind.
    await run();
    const again = await app.call<Page<Erasure>>('GET', '/erasures?kind_eq=retention', { token: admin.token });
    expect(again.body.data).toHaveLength(1);
  });

  it('applies the period of the customer before that of the template, and that before the factory’s', async () => {
    const [patient, other] = [await app.signUp(), await app.signUp()];
    const quick = await ordering.publishTemplate();
    await settings('POST', '/retention_exceptions', { sku_template_id: quick.id, days: 30 });
    const { body } = await settings('POST', '/retention_exceptions', { user_id: patient.id, days: 0 });
    expect(body.exceptions).toMatchObject([
      { sku_template: { id: quick.id }, user: null, days: 30 },
      { sku_template: null, user: { id: patient.id }, days: 0 },
    ]);
    const kept = await endedOrder(patient, 3000, quick);
    const [due, notDue] = [await endedOrder(other, 31, quick), await endedOrder(other, 31)];
    await run();
    expect(await isErased(patient, kept)).toBe(false);
    expect(await isErased(other, due)).toBe(true);
    expect(await isErased(other, notDue)).toBe(false);
    for (const { id } of body.exceptions) await settings('DELETE', `/retention_exceptions/${id}`);
    await run();
    expect(await isErased(patient, kept)).toBe(true);
  });

  it('erases nothing by itself when it is off', async () => {
    const person = await app.signUp();
    const order = await endedOrder(person, 4000);
    expect((await settings('PUT', '/retention_settings', { days: 0 })).body.days).toBe(0);
    await run();
    expect(await isErased(person, order)).toBe(false);
    await settings('PUT', '/retention_settings', { days: 180 });
    // Two processes at the same time: each order is erased and counted once.
    await Promise.all([run(), run()]);
    expect(await isErased(person, order)).toBe(true);
    const { rows } = await sql<{ count: number }>`
      select count(*) from erased_orders where order_id = ${order.id}`.execute(app.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('finishes a night that was interrupted, with the files that it had left', async () => {
    const { store } = app.platform;
    const key = 'ab'.repeat(20);
    await store.put(key, Buffer.from('a photo'), { byteSize: 7, contentType: 'image/png' });
    const { rows } = await sql<{ id: number }>`
      insert into erasures (kind, state, salt) values ('retention', 'running', 'x') returning id`.execute(app.db);
    const id = rows[0]?.id ?? 0;
    await sql`insert into erased_objects (erasure_id, key) values (${id}, ${key})`.execute(app.db);
    await run();
    expect(await store.head(key)).toBeUndefined();
    const { body } = await app.call<Erasure>('GET', `/erasures/${id}`, { token: admin.token });
    expect(body.state).toBe('done');
  });

  it('refuses periods and exceptions that mean nothing', async () => {
    for (const days of [-1, 1.5, 3651])
      expect((await settings('PUT', '/retention_settings', { days })).status).toBe(400);
    expect((await settings('POST', '/retention_exceptions', { days: 1 })).status).toBe(400);
    const both = { user_id: admin.id, sku_template_id: template.id, days: 1 };
    expect((await settings('POST', '/retention_exceptions', both)).status).toBe(400);
    expect((await settings('POST', '/retention_exceptions', { user_id: 999_999, days: 1 })).status).toBe(400);
    expect((await settings('DELETE', '/retention_exceptions/999999')).status).toBe(404);
  });

  it('forgets an erasure that nobody confirmed, with the name that it searched for', async () => {
    const body = { kind: 'receiver', receiver_name: receiver.receiver_name };
    const made = await app.call<Erasure>('POST', '/erasures', { token: admin.token, body });
    const { rows } = await sql<{ changes: string }>`
      select changes::text from audit_entries where action = 'POST /erasures'`.execute(app.db);
    expect(JSON.stringify(rows)).not.toContain(receiver.receiver_name);
    expect((await app.call('DELETE', `/erasures/${made.body.id}`, { token: admin.token })).status).toBe(200);
    expect((await app.call('GET', `/erasures/${made.body.id}`, { token: admin.token })).status).toBe(404);
  });
});

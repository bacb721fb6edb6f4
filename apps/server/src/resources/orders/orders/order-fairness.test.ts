import { newLayer } from '@platen/design/new-layer';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { orderingIn } from '../form-orders/testing/ordering.ts';
import { enqueueOrderImages, reprioritizePaid } from './order-images.service.ts';
import { config } from './testing/designs.ts';

const worker = useTestApp();
const app = useTestApp({ PLATEN_ROLE: 'api' });

/** Each image contains its order's number, so that no two orders share a render. */
function design() {
  const code = newLayer('Qrcode', { set: { id: 'code', width: 500, height: 500 } });
  const group = newLayer('QrcodeGroup', { set: { id: 'group', width: 600, height: 600, children: [code] } });
  return { effect_image_configs: [config('effect', [group], { width: 600, height: 600 })] };
}

type Ordering = ReturnType<typeof orderingIn>;
const rowsOf = (ordering: Ordering, count: number) => Array.from({ length: count }, () => ordering.row({}));
const publish = (ordering: Ordering) =>
  ordering.publishTemplate({ kind: 'micro_custom', size_prices: [{ size: 'S', price: 1 }] }, design());

it('are drawn fairly: one order of a customer does not wait for hundreds of another', async () => {
  const ordering = orderingIn(worker);
  const template = await publish(ordering);
  const [many, one] = [await worker.signUp(), await worker.signUp()];
  const large = await ordering.order(many.token, template, rowsOf(ordering, 300));
  const doneOf = async (token: string, id: number) => (await ordering.get(token, id)).images.done;
  const patiently = { timeout: 50_000, interval: 20 };
  await vi.waitFor(async () => expect(await doneOf(many.token, large.id)).toBeGreaterThan(0), patiently);
  const small = await ordering.order(one.token, template, rowsOf(ordering, 1));
  const before = await doneOf(many.token, large.id);
  await vi.waitFor(async () => expect(await doneOf(one.token, small.id)).toBe(1), patiently);
  expect((await doneOf(many.token, large.id)) - before).toBeLessThan(60);
});

it('go ahead of unpaid ones once they are paid', async () => {
  const ordering = orderingIn(app);
  const template = await publish(ordering);
  const customer = await app.signUp();
  await ordering.fund(customer, 1000);
  const ctx = { platform: app.platform, db: app.db };
  const [waiting, paid] = [
    await ordering.order(customer.token, template, rowsOf(ordering, 3)),
    await ordering.order(customer.token, template, rowsOf(ordering, 2)),
  ];
  for (const { id } of [waiting, paid]) await enqueueOrderImages(ctx, id, 'preview');
  expect((await ordering.pay(customer.token, paid.id)).status).toBe(200);
  const { rows: asked } = await sql<{ form_order_id: number }>`
    select (data->>'form_order_id')::int as form_order_id from pgboss.job where name = 'advance_paid_images'`.execute(
    app.db,
  );
  expect(asked).toEqual([{ form_order_id: paid.id }]);
  await reprioritizePaid(ctx, paid.id);
  const { rows: line } = await sql<{ form_order_id: number }>`
    select orders.form_order_id from pgboss.job join orders on orders.id = (data->>'order_id')::int
    where name = 'render_order_images' order by priority desc, created_on`.execute(app.db);
  const [first, second] = [paid.id, waiting.id];
  expect(line.map(({ form_order_id }) => form_order_id)).toEqual([first, first, second, second, second]);
});

it('are queued a few hundred at a time, so that the next form order does not wait', async () => {
  const ordering = orderingIn(app);
  const customer = await app.signUp();
  const { id } = await ordering.order(customer.token, await publish(ordering), rowsOf(ordering, 260));
  const ctx = { platform: app.platform, db: app.db };
  const queued = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job join orders on orders.id = (data->>'order_id')::int
      where name = 'render_order_images' and orders.form_order_id = ${id}`.execute(app.db);
    return rows[0]?.count;
  };
  await enqueueOrderImages(ctx, id, 'preview');
  expect(await queued()).toBe(250);
  const { rows } = await sql<{ after_id: number }>`
    select (data->>'after_id')::int as after_id from pgboss.job
    where name = 'render_form_order_images' and data->>'after_id' is not null`.execute(app.db);
  await enqueueOrderImages(ctx, id, 'preview', rows[0]?.after_id);
  expect(await queued()).toBe(260);
});

import type { ProductionBatch } from '@platen/model/production/production-batches';
import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from './testing/production-steps.ts';
import { navy, shirt } from './testing/shirt.ts';

describe('the papers of a production batch', () => {
  const app = useTestApp();
  const factory = productionIn(app);

  async function batchOf(customer: Person, ordered: Parameters<typeof factory.order>[1]): Promise<ProductionBatch> {
    const [batch] = await factory.batchesOf(await factory.order(customer, ordered));
    if (!batch) throw new Error('the form order has no batch');
    return batch;
  }
  const papersOf = async ({ id }: { id: number }, after_id?: number) => {
    const { token } = await factory.asStaff();
    return app.as(token)('GET /production_batches/:id/papers', { params: { id }, query: { after_id } });
  };

  it('name the values and sides of a shirt, and show what it looks like', { timeout: 60_000 }, async () => {
    const customer = await factory.signUpCustomer();
    const photo = await factory.uploadImage(customer.token, 40, 30, 'navy');
    const field = (key: string, value: string) => ({ key: `定制项-${key}`, value });
    const batch = await batchOf(customer, {
      template: { kind: 'micro_custom' },
      design: shirt(),
      orders: [
        { no: 'A-1', custom_fields: [field('照片', photo), field('衬衫颜色', '藏青'), field('姓名', '小明')] },
        { no: 'A-2', size: 'M', remark: '加急', custom_fields: [field('照片', photo)] },
      ],
    });
    const [one, two] = batch.orders;
    const effectOf = async (id: number | undefined) => {
      const { token } = await factory.asStaff();
      return (await app.as(token)('GET /orders/:id', { params: { id: id ?? 0 } })).rendering_effect_images[0];
    };
    for (const order of [one, two])
      await vi.waitFor(async () => expect((await effectOf(order?.id))?.state).toBe('done'), {
        timeout: 40_000,
        interval: 100,
      });
    const value = { color: null, picture_url: null, is_default: false };
    const { orders, next_after_id } = await papersOf(batch);
    expect(next_after_id).toBeNull();
    expect(orders[0]).toMatchObject({
      id: one?.id,
      no: 'A-1',
      size: 'S',
      production_image_names: ['正面', '背面'],
      picture_url: (await effectOf(one?.id))?.url,
      finding_counts: { errors: expect.any(Number), warnings: expect.any(Number) },
    });
    // Size S has no sleeve, so that neither a value nor a default of it is made.
    expect(orders[0]?.custom_values).toEqual([
      { ...value, label: '照片', type: 'image', text: 'navy.png', picture_url: photo },
      { ...value, label: '姓名', type: 'text', text: '小明' },
      { ...value, label: '衬衫颜色', type: 'color', text: '藏青', color: navy.value },
    ]);
    expect(orders[1]?.remark).toBe('加急');
    expect(orders[1]?.custom_values.slice(1)).toEqual([
      { ...value, label: '姓名', type: 'text', text: 'Your name', is_default: true },
      { ...value, label: '衬衫颜色', type: 'color', text: '白色', color: 'rgba(255,255,255,1)', is_default: true },
      { ...value, label: '袖标', type: 'image', text: '', is_default: true },
    ]);
    expect((await papersOf(batch, one?.id)).orders.map(({ id }) => id)).toEqual([two?.id]);
  });

  it('show supplied images by the names of their files, before production is confirmed too', async () => {
    const customer = await factory.signUpCustomer();
    const front = await factory.uploadImage(customer.token, 30, 40, 'red');
    const back = await factory.uploadImage(customer.token, 30, 40, 'blue');
    const finished = { kind: 'form_order', size_prices: [{ size: 'S', price: 1, width: 30, height: 40 }] };
    const orders = [{ production_image_urls: [front, back] }, { production_image_urls: [front] }];
    const formOrder = await factory.place(customer, { template: finished, orders });
    const [batch] = await factory.batchesOf(formOrder);
    const papers = await papersOf(batch ?? { id: 0 });
    expect(papers.orders).toMatchObject([
      {
        custom_values: [],
        picture_url: front,
        production_image_names: ['red.png', 'blue.png'],
        artwork: [
          { name: 'red.png', url: front },
          { name: 'blue.png', url: back },
        ],
      },
      { picture_url: front, production_image_names: ['red.png'] },
    ]);
    // A closed order is not made, and nothing is left of an erased one.
    await factory.call(customer, 'PUT', `/orders/${batch?.orders[0]?.id}/close`);
    await app.db
      .updateTable('orders')
      .set({ erased_at: new Date().toISOString() })
      .where('id', '=', batch?.orders[1]?.id ?? 0)
      .execute();
    expect(await papersOf(batch ?? { id: 0 })).toEqual({ orders: [], next_after_id: null });
  });

  it('show orders that are only counted without values and sides', async () => {
    const customer = await factory.signUpCustomer();
    const batch = await batchOf(customer, { orders: [{ no: 'C-1', quantity: 40 }] });
    expect((await papersOf(batch)).orders).toMatchObject([
      { no: 'C-1', quantity: 40, custom_values: [], production_image_names: [], artwork: [], picture_url: null },
    ]);
  });

  it('contain every order of a batch, in parts', async () => {
    const customer = await factory.signUpCustomer();
    const orders = Array.from({ length: 1001 }, (_, index) => ({ no: `D-${index}` }));
    const [batch] = await factory.batchesOf(await factory.place(customer, { orders }));
    if (!batch) throw new Error('the form order has no batch');
    const first = await papersOf(batch);
    expect([first.orders.length, first.next_after_id]).toEqual([1000, first.orders.at(-1)?.id]);
    const second = await papersOf(batch, first.next_after_id ?? undefined);
    expect(second.orders.map(({ no }) => no)).toEqual(['D-1000']);
    expect(second.next_after_id).toBeNull();
  });
});

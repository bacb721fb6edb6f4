import type { SearchHit } from '@platen/model/operations/search';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { type Person, productionIn } from '../../production/production-batches/testing/production-steps.ts';

describe('search', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const factory = productionIn(app);
  const search = async (person: Person, text: string) => {
    const query = new URLSearchParams({ text });
    const { status, body } = await app.call<{ data: SearchHit[] }>('GET', `/search?${query.toString()}`, {
      token: person.token,
    });
    expect(status).toBe(200);
    return body.data;
  };
  const kinds = (hits: readonly SearchHit[]) => hits.map(({ kind, found }) => `${kind} ${found}`);

  it('finds an order by each of its numbers, and related things', async () => {
    const customer = await factory.signUpCustomer();
    const formOrder = await factory.orderStarted(customer, { orders: [{ no: 'Blue_50%-7', sub_no: 'S-77/a' }] });
    const [batch] = await factory.batchesOf(formOrder);
    const [order] = batch?.orders ?? [];
    const systemNo = order?.system_no ?? '';
    const isOrder = expect.objectContaining({ kind: 'order', id: order?.id, state: 'in_production' });

    for (const text of ['Blue_50%', 'blue_50%-7', 'e_50%-', 's-77', systemNo, systemNo.toLowerCase()]) {
      expect(await search(customer, text), text).toEqual([isOrder]);
    }
    expect(await search(customer, 'blue-50')).toEqual([]);
    expect(await search(customer, '77/a'), 'a second number is known by its beginning').toEqual([]);
    expect(kinds(await search(customer, formOrder.no))).toContain(`form_order ${formOrder.no}`);
    expect(kinds(await search(customer, batch?.no ?? ''))).toContain(`production_batch ${batch?.no}`);

    const outbounds = [{ order_system_no: systemNo, shipping_no: 'YT-99', shipping_company: '圆通' }];
    await app.call('POST', '/outbounds', { token: (await factory.asStaff()).token, body: { outbounds } });
    expect(await search(customer, 'yt-99')).toMatchObject([{ kind: 'outbound', title: '圆通', order_id: order?.id }]);
  });

  it('shows customers their own results, and the factory everything', async () => {
    const [one, other] = [await factory.signUpCustomer(), await factory.signUpCustomer()];
    const formOrder = await factory.orderStarted(one, { orders: [{ no: 'ONLY-MINE', sub_no: 'SUB-MINE' }] });
    for (const text of ['ONLY-MINE', 'SUB-MINE', formOrder.no]) {
      expect(await search(other, text), text).toEqual([]);
      expect(await search(await factory.asStaff(), text), text).not.toEqual([]);
    }
  });

  it('returns nothing for a single character, and refuses empty and long texts', async () => {
    const customer = await factory.signUpCustomer();
    expect(await search(customer, 'F')).toEqual([]);
    for (const text of ['', ' ', 'x'.repeat(65)]) {
      const response = await app.call('GET', `/search?text=${encodeURIComponent(text)}`, { token: customer.token });
      expect(response.status, text).toBe(400);
    }
  });
});

import { headerMappingsMax } from '@platen/model/orders/header-mappings';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe('header mappings', () => {
  const app = useTestApp();

  async function account() {
    const { token } = await app.signUp();
    const api = app.as(token);
    return {
      token,
      save: (headers: string[], mapping: Record<string, string>) =>
        api('PUT /header_mappings', { body: { headers, mapping } }),
      list: async () => (await api('GET /header_mappings')).header_mappings,
    };
  }

  it('are stored by account, for the same headers in any order', async () => {
    const [one, other] = [await account(), await account()];
    await one.save(['Order ID', 'Qty', 'Gift'], { 'Order ID': 'no' });
    await one.save(['qty ', 'Gift', 'ORDER ID'], { 'Order ID': 'no', Qty: 'quantity', Gift: '定制项-姓名' });
    await one.save(['Other'], { Other: 'remark' });
    expect(await one.list()).toEqual([
      { headers: ['Other'], mapping: { Other: 'remark' } },
      {
        headers: ['qty ', 'Gift', 'ORDER ID'],
        mapping: { 'Order ID': 'no', Qty: 'quantity', Gift: '定制项-姓名' },
      },
    ]);
    expect(await other.list()).toEqual([]);
  });

  it('are deleted by an empty mapping, and the oldest are dropped', async () => {
    const { save, list } = await account();
    await save(['A'], { A: 'no' });
    await save(['A'], {});
    expect(await list()).toEqual([]);
    await save(['H0'], { H: 'no' });
    const saves = Array.from({ length: headerMappingsMax }, (_, count) => save([`H${count + 1}`], { H: 'no' }));
    await Promise.all(saves);
    const kept = await list();
    expect(kept).toHaveLength(headerMappingsMax);
    expect(kept.some(({ headers }) => headers[0] === 'H0')).toBe(false);
  });

  it.each([{ A: 'price' }, { A: '定制项-' }, { A: '' }])('take only columns of ours: %j', async (mapping) => {
    const { token } = await app.signUp();
    const { status, body } = await app.call('PUT', '/header_mappings', { token, body: { headers: ['A'], mapping } });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ path: 'mapping.A' }] } });
  });
});

import type { Category, CategoryOption } from '@platen/model/catalogue/categories';
import type { Page } from '@platen/model/lists/lists';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';

describe.each(['categories', 'library_categories'] as const)('%s', (tree) => {
  const app = useTestApp();
  let token = '';
  const asStaff = async () => {
    token ||= (await app.signUp('staff')).token;
    return token;
  };
  const create = async (body: object) => app.call<Category>('POST', `/${tree}`, { token: await asStaff(), body });
  const list = async (query = '') => app.call<Page<Category>>('GET', `/${tree}${query}`, { token: await asStaff() });

  it('have at most two levels', async () => {
    const { body: parent } = await create({ name: '家居' });
    const { body: child } = await create({ name: '马克杯', parent_id: parent.id });
    expect(child).toMatchObject({ parent: { id: parent.id, name: '家居' }, children: [], items_count: 0 });
    expect(await create({ name: '第三级', parent_id: child.id })).toMatchObject({
      status: 400,
      body: { code: 40016, fields: [{ path: 'parent_id' }] },
    });
    const under = await app.call('PUT', `/${tree}/${parent.id}`, { token, body: { parent_id: child.id } });
    expect(under.body.code).toBe(40016);
    expect((await create({ name: 'x', parent_id: 999_999 })).body.code).toBe(40017);
  });

  it('have unique names below one parent', async () => {
    const { body: parent } = await create({ name: 'Stationery' });
    expect(await create({ name: 'stationery' })).toMatchObject({
      status: 409,
      body: { code: 40902, fields: [{ path: 'name' }] },
    });
    expect((await create({ name: 'Stationery', parent_id: parent.id })).status).toBe(200);
    expect((await app.call('PUT', `/${tree}/${parent.id}`, { token, body: { name: 'Stationery' } })).status).toBe(200);
  });

  it('have unique names, also for concurrent requests', async () => {
    await asStaff();
    const responses = await Promise.all(Array.from({ length: 6 }, () => create({ name: 'Rush' })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 40902)).toHaveLength(5);
  });

  it('return the first level with its children for select inputs', async () => {
    const { body: parent } = await create({ name: '服饰' });
    await create({ name: 'T 恤', parent_id: parent.id });
    const response = await app.call<Page<CategoryOption>>('GET', `/${tree}/read_options?page=0&parent_id_null=true`, {
      token,
    });
    const found = response.body.data.find(({ id }) => id === parent.id);
    expect(found).toMatchObject({ display_name: '服饰', children: [{ name: 'T 恤', display_name: 'T 恤' }] });
    expect(response.body.data.every(({ parent_id }) => parent_id === null)).toBe(true);
  });

  it('are found by their own name or a child’s', async () => {
    const { body: parent } = await create({ name: '宠物用品' });
    await create({ name: '猫碗', parent_id: parent.id });
    const names = async (query: string) => (await list(query)).body.data.map(({ name }) => name);
    expect(await names('?nameOrChildrenNameCont=猫碗')).toEqual(expect.arrayContaining(['宠物用品', '猫碗']));
    expect(await names(`?parentIdEq=${parent.id}`)).toEqual(['猫碗']);
    expect(await names('?parent_id_null=false')).not.toContain('宠物用品');
  });

  it('are deleted only when empty', async () => {
    const { body: parent } = await create({ name: '节日' });
    const { body: child } = await create({ name: '春节', parent_id: parent.id });
    expect((await app.call('DELETE', `/${tree}/${parent.id}`, { token })).body.code).toBe(40905);
    expect((await app.call('DELETE', `/${tree}/${child.id}`, { token })).status).toBe(200);
    expect((await app.call('DELETE', `/${tree}/${parent.id}`, { token })).status).toBe(200);
    expect((await app.call('GET', `/${tree}/${parent.id}`, { token })).status).toBe(404);
  });

  it('are read by customers and changed by the factory only', async () => {
    const customer = await app.signUp();
    expect((await app.call('GET', `/${tree}`, { token: customer.token })).status).toBe(200);
    for (const [method, path] of [
      ['POST', `/${tree}`],
      ['PUT', `/${tree}/1`],
      ['DELETE', `/${tree}/1`],
    ] as const) {
      expect(await app.call(method, path, { token: customer.token, body: { name: 'x' } })).toMatchObject({
        status: 403,
        body: { code: 40300 },
      });
    }
  });
});

import type { Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import { describe, expect, it } from 'vitest';
import { testPassword, useTestApp } from '../../../testing/test-app.ts';
import { createUser } from './users.service.ts';

describe('users', () => {
  const app = useTestApp();

  it('are offered to the factory by name, login name and id', async () => {
    const { token } = await app.signUp('staff');
    const customer = await app.signUp();
    const find = async (query: string) =>
      (await app.call<Page<ReadOption>>('GET', `/users/read_options?${query}`, { token })).body.data.map(
        ({ id }) => id,
      );
    expect(await find(`keyword=${customer.login_name.toUpperCase()}`)).toEqual([customer.id]);
    expect(await find(`id_in=${customer.id},999999`)).toEqual([customer.id]);
    expect(await find('role_eq=customer')).toEqual([customer.id]);
    expect(await find('keyword=%25')).toEqual([]);
  });

  it('are not offered to customers', async () => {
    const { token } = await app.signUp();
    expect((await app.call('GET', '/users/read_options', { token })).status).toBe(403);
  });

  it('have case-insensitively unique login names', async () => {
    const { login_name } = await app.signUp();
    const listCompanies = () => app.db.selectFrom('companies').select('id').execute();
    const before = await listCompanies();
    const again = createUser(app.db, {
      login_name: login_name.toUpperCase(),
      password: testPassword,
      role: 'customer',
      screen_name: 'x',
    });
    await expect(again).rejects.toMatchObject({ key: 'name_taken' });
    expect(await listCompanies(), 'no company without a member').toEqual(before);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { getUserWithWallet, setFrozen } from '../users/users.service.ts';
import { updateCompany } from './companies.queries.ts';

/** What a server of a release before does, which knows companies as the rows of their first members. */
describe('an older release, which does not know the table of companies', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const companyOf = (id: number) =>
    app.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function insertUser(name: string, accountId: number | null, role = 'customer'): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into users (login_name, password_hash, role, screen_name, tracking_code, account_id, member_role)
      values (${name}, '', ${role}, ${name}, ${name}, ${accountId}, ${accountId === null ? 'owner' : 'buyer'})
      on conflict (lower(login_name)) do nothing returning id`.execute(app.db);
    const [user] = rows;
    if (user) await sql`insert into wallets (user_id) values (${user.id})`.execute(app.db);
    return user?.id ?? 0;
  }

  it('creates customers with a company, members in one, and nothing for a name that is taken', async () => {
    const founder = await insertUser('old-founder', null);
    const member = await insertUser('old-member', founder);
    expect(await companyOf(founder)).toMatchObject({ name: 'old-founder', is_block: false, plan: 'standard' });
    for (const id of [founder, member])
      expect((await getUserWithWallet(app.db, id)).company_id, String(id)).toBe(founder);
    const before = await app.db.selectFrom('companies').select('id').execute();
    expect(await insertUser('Old-Founder', null)).toBe(0);
    expect((await getUserWithWallet(app.db, await insertUser('old-staff', null, 'staff'))).company_id).toBeNull();
    expect(await app.db.selectFrom('companies').select('id').execute()).toEqual(before);
  });

  it('freezes a company, and names it, in the row of its first member', async () => {
    const { id, token } = await app.signUp();
    await sql`update users set is_block = true, screen_name = 'Cups', sender = '{"name":"Cups"}' where id = ${id}`.execute(
      app.db,
    );
    expect(await companyOf(id)).toMatchObject({ is_block: true, name: 'Cups', sender: { name: 'Cups' } });
    expect((await app.call('GET', '/mine', { token })).body).toMatchObject({ code: 40101 });
  });

  it('finds in the row of the first member what belongs to the company', async () => {
    const { id } = await app.signUp();
    await setFrozen(app.db, id, true);
    await updateCompany(app.db, id, { name: 'Mugs', plan: 'high', sender: { name: 'Mugs', phone: '', address: '' } });
    const { rows } =
      await sql`select is_block, screen_name, plan, sender->>'name' as sender from users where id = ${id}`.execute(
        app.db,
      );
    expect(rows).toEqual([{ is_block: true, screen_name: 'Mugs', plan: 'high', sender: 'Mugs' }]);
    await setFrozen(app.db, id, false);
    const after = await sql<{ is_block: boolean }>`select is_block from users where id = ${id}`.execute(app.db);
    expect(after.rows).toEqual([{ is_block: false }]);
  });
});

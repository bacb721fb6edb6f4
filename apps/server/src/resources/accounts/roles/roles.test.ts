import type { Ability } from '@platen/model/abilities/abilities';
import type { CustomRole, CustomRoleInput } from '@platen/model/accounts/custom-roles';
import { grantableAbilities } from '@platen/model/accounts/grantable-abilities';
import { staffRoles } from '@platen/model/accounts/staff-roles';
import { errorTable } from '@platen/model/errors/errors';
import type { Page } from '@platen/model/lists/lists';
import type { AuditEntry } from '@platen/model/operations/audit-entries';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { checkAccess } from '../../../platform/http/access.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { actorOf } from '../../actor.ts';
import { routes } from '../../index.ts';
import { packing } from './testing/packing-role.ts';

type Person = Awaited<ReturnType<ReturnType<typeof useTestApp>['signUp']>>;

describe('custom roles', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  let admin = {} as Person;
  let made = 0;

  beforeAll(async () => {
    admin = await app.signUp('admin');
  });

  const save = (change: Partial<CustomRoleInput> = {}, id?: number, { token } = admin) =>
    app.call<CustomRole>(id === undefined ? 'POST' : 'PUT', id === undefined ? '/roles' : `/roles/${id}`, {
      token,
      body: { ...packing, name: `Packing ${++made}`, ...change },
    });
  const create = async (abilities: Ability[]) => (await save({ abilities })).body.id;
  const assign = (by: Person, id: number, custom_role_id: number | null, role = 'custom') =>
    app.call('PUT', `/users/${id}/role`, { token: by.token, body: { role, custom_role_id } });
  const status = async (person: Person, path: string) => (await app.call('GET', path, { token: person.token })).status;
  async function personWith(abilities: Ability[]) {
    const [person, roleId] = [await app.signUp('viewer'), await create(abilities)];
    await assign(admin, person.id, roleId);
    return { ...person, roleId };
  }

  it.each(['Administrator', ' administrator', 'ADMINISTRATOR', 'Admini\u200bstrator', 'Factory  staff', '管理员'])(
    'do not take the name of a built-in one: “%s”',
    async (name) => {
      expect((await save({ name })).body).toMatchObject({ fields: [{ path: 'name' }] });
      const { body: own } = await save();
      expect((await save({ name }, own.id)).body).toMatchObject({ fields: [{ path: 'name' }] });
    },
  );

  it('let their holders do what is ticked, and nothing else', async () => {
    const person = await personWith(['orders.read', 'bills.read']);
    expect(await status(person, '/bills')).toBe(200);
    expect(await status(person, '/recharges')).toBe(403);
    const { body } = await app.call('GET', '/mine/abilities', { token: person.token });
    expect(body).toEqual({ orders: ['read'], bills: ['read'] });
    expect((await app.call('GET', '/mine', { token: person.token })).body).toMatchObject({
      role: 'custom',
      custom_role: { id: person.roleId },
      start_screen: 'outbounds',
    });
    const { key_value } = await app.as(admin.token)('POST /api_keys', { body: { name: 'x', scopes: ['wallet_read'] } });
    await sql`update api_keys set user_id = ${person.id} where name = 'x'`.execute(app.db);
    expect((await app.call('GET', '/bills', { token: key_value })).status).toBe(200);
    expect((await app.call('GET', '/recharges', { token: key_value })).status).toBe(403);
  });

  it('apply to their holders from the next request when they change', async () => {
    const person = await personWith(['bills.read']);
    await save({ abilities: ['recharges.read'] }, person.roleId);
    expect(await status(person, '/bills')).toBe(403);
    expect(await status(person, '/recharges')).toBe(200);
  });

  it('are made and changed by admins only, and leave to admins what is theirs', async () => {
    const manager = await app.signUp('factory_manager');
    expect((await save({}, undefined, manager)).status).toBe(403);
    expect((await save({}, await create(['bills.read']), manager)).status).toBe(403);
    for (const ability of ['users.manage_admins', 'roles.create', 'approval_settings.update', 'form_orders.create'])
      expect((await save({ abilities: [ability as Ability] })).status, ability).toBe(400);
    expect((await save({ abilities: [] })).status).toBe(400);
    const taken = (await save()).body.name;
    expect(await save({ name: taken.toUpperCase() })).toMatchObject({ status: 409, body: { code: 40902 } });
    expect((await save({ name: taken }, await create(['bills.read']))).status).toBe(409);
  });

  it('are assigned by nobody who lacks one of their abilities', async () => {
    const manager = await app.signUp('factory_manager');
    const { id } = await app.signUp('viewer');
    expect((await assign(manager, id, await create(['bills.read']))).status).toBe(200);
    expect((await assign(manager, id, await create(['bills.read', 'health.read']))).status).toBe(403);
    // Somebody with such a role is above a manager in one thing, and cannot be taken over.
    const watcher = await personWith(['health.read']);
    expect((await assign(manager, watcher.id, null, 'viewer')).status).toBe(403);
    expect((await app.call('PUT', `/users/${watcher.id}/freeze`, { token: manager.token })).status).toBe(403);
    expect((await app.call('POST', `/users/${watcher.id}/reset_link`, { token: manager.token })).status).toBe(403);
  });

  it('are named by accounts with a custom role, and by no others', async () => {
    const [{ id }, roleId] = [await app.signUp('viewer'), await create(['bills.read'])];
    expect((await assign(admin, id, null)).status).toBe(400);
    expect((await assign(admin, id, roleId, 'viewer')).status).toBe(400);
    expect((await assign(admin, id, 999_999)).status).toBe(404);
    const body = { login_name: 'custom.new', screen_name: 'New', role: 'custom', custom_role_id: roleId };
    expect((await app.call('POST', '/users/invite', { token: admin.token, body })).body).toMatchObject({
      user: { role: 'custom', custom_role: { id: roleId } },
    });
    expect((await app.call('GET', `/users?custom_role_id_eq=${roleId}`, { token: admin.token })).body).toMatchObject({
      data: [{ login_name: 'custom.new' }],
    });
  });

  it('are not deleted while somebody has them, and the refusal says who', async () => {
    const { roleId, id, login_name } = await personWith(['bills.read']);
    const remove = () => app.call('DELETE', `/roles/${roleId}`, { token: admin.token });
    const refused = await remove();
    expect(refused.body.code).toBe(errorTable.role_in_use.code);
    expect(refused.body.message).toContain(login_name.replace('-', ' '));
    await assign(admin, id, null, 'packer');
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('are either assigned or deleted, if both are asked for at the same time', async () => {
    const [{ id }, roleId] = [await app.signUp('viewer'), await create(['bills.read'])];
    const answers = await Promise.all([
      assign(admin, id, roleId),
      app.call('DELETE', `/roles/${roleId}`, { token: admin.token }),
    ]);
    const statuses = answers.map((answer) => answer.status);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(statuses);
  });

  it('are in the audit log with what was ticked and unticked', async () => {
    const roleId = await create(['bills.read']);
    await save({ abilities: ['orders.read'] }, roleId);
    const { body } = await app.call<Page<AuditEntry>>(
      'GET',
      `/audit_entries?subject_type_eq=roles&subject_id_eq=${roleId}`,
      { token: admin.token },
    );
    expect(body.data.find(({ action }) => action === 'PUT /roles/:id')?.changes).toEqual(
      expect.arrayContaining([
        { field: 'added_abilities', before: null, after: 'orders.read' },
        { field: 'removed_abilities', before: 'bills.read', after: null },
      ]),
    );
  });
});

it('permit, whatever is ticked, exactly the calls of these abilities', () => {
  const signedIn = routes.flatMap(({ access }) => (access.kind === 'public' ? [] : [access]));
  fc.assert(
    fc.property(fc.subarray([...grantableAbilities]), fc.array(fc.string()), (ticked, unknown) => {
      // Names that are no abilities, or not grantable, are stored by nobody; if they were, they would give nothing.
      const stored = [...ticked, ...unknown, 'users.manage_admins', 'form_orders.create'];
      const credential = { kind: 'session', sessionId: 1, isRecent: true, mustEnroll: false } as const;
      const caller = actorOf({
        id: 1,
        role: 'custom',
        custom_abilities: stored,
        company_id: null,
        member_role: 'owner',
      });
      for (const access of signedIn) {
        let isPermitted = true;
        try {
          checkAccess(access, { caller, credential });
        } catch (error) {
          if (!(error instanceof AppError) || error.key !== 'not_allowed') throw error;
          isPermitted = false;
        }
        const isTicked = access.kind !== 'ability' || ticked.includes(access.ability);
        if (isPermitted !== isTicked) throw new Error(`${JSON.stringify(access)} with ${ticked.join(', ')}`);
      }
    }),
    { numRuns: 200 },
  );
  expect([...grantableAbilities].every((ability) => staffRoles.admin.abilities.has(ability))).toBe(true);
});

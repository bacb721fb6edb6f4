import type { Access } from '@platen/contract/access';
import { keyOf } from '@platen/contract/call';
import { everyDesk, everyone } from '@platen/contract/who';
import { isCustomer, type Role, roles } from '@platen/model/accounts/roles';
import { type ErrorKey, errorTable } from '@platen/model/errors/errors';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../platform/context.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { checkAccess } from '../platform/http/access.ts';
import { useTestApp } from '../testing/test-app.ts';
import { actorOf } from './actor.ts';
import { routes } from './index.ts';

const actorWith = (role: Role) => actorOf({ id: 1, role, company_id: null, member_role: 'owner' });
const credential = { kind: 'session', sessionId: 1, isRecent: true, mustEnroll: false } as const;

/** What the function decides that every request goes through. */
function decide(access: Access, caller: Actor): ErrorKey | 'permitted' {
  if (access.kind === 'public') return 'permitted';
  try {
    checkAccess(access, { caller, credential });
    return 'permitted';
  } catch (error) {
    if (error instanceof AppError) return error.key;
    throw error;
  }
}

describe('every call × every role of the factory', () => {
  it.each(routes.map((route) => [keyOf(route), route] as const))('%s', (_key, { access, who = everyone }) => {
    const permitted = everyDesk.staff.filter((role) => decide(access, actorWith(role)) === 'permitted');
    expect(permitted).toEqual(everyDesk.staff.filter((role) => who.staff.includes(role)));
  });
});

type Desk = Exclude<(typeof everyDesk.staff)[number], 'admin' | 'staff'>;

/** For each role, what it is there for and what it must not do. Every call is checked above without requests. */
const samples: Record<Desk, { may: readonly string[]; mayNot: readonly string[] }> = {
  factory_manager: { may: ['GET /users', 'GET /statements'], mayNot: ['GET /audit_entries', 'GET /health'] },
  prepress: { may: ['GET /font_libraries', 'GET /orders'], mayNot: ['GET /users', 'POST /outbounds'] },
  print_operator: { may: ['GET /production_batches'], mayNot: ['GET /recharges', 'POST /outbounds'] },
  packer: { may: ['GET /outbounds', 'GET /users/read_options'], mayNot: ['GET /users', 'POST /sku_templates'] },
  finance: { may: ['GET /recharges', 'GET /bills'], mayNot: ['POST /users', 'PUT /production_batches/:id/start'] },
  support: { may: ['GET /users', 'GET /webhooks'], mayNot: ['PUT /recharges/:id/approve', 'GET /statements'] },
  viewer: { may: ['GET /users', 'GET /custom_pages'], mayNot: ['POST /users', 'POST /categories'] },
};

const desks = Object.keys(samples) as Desk[];

describe('roles over HTTP', () => {
  const app = useTestApp({ PLATEN_ROLE: 'api' });
  const tokens = new Map<Desk, string>();

  beforeAll(async () => {
    for (const role of desks) tokens.set(role, (await app.signUp(role)).token);
  }, 60_000);

  const ask = async (key: string, token: string | undefined) => {
    const [method, path] = key.split(' ') as ['GET', string];
    const { status, body } = await app.call(method, path.replaceAll(/:\w+/g, '0'), { token });
    return status === 403 ? body.code : status;
  };

  it.each(desks)('%s', async (role) => {
    const { may, mayNot } = samples[role];
    for (const key of may) expect(await ask(key, tokens.get(role)), key).toBe(200);
    for (const key of mayNot) expect(await ask(key, tokens.get(role)), key).toBe(errorTable.not_allowed.code);
  });

  it('change with the next request', async () => {
    const [admin, person] = [await app.signUp('admin'), await app.signUp('packer')];
    expect(await ask('GET /bills', person.token)).toBe(errorTable.not_allowed.code);
    await app.as(admin.token)('PUT /users/:id/role', { params: { id: person.id }, body: { role: 'finance' } });
    expect(await ask('GET /bills', person.token)).toBe(200);
    expect(await ask('POST /outbounds', person.token)).toBe(errorTable.not_allowed.code);
  });

  it('are assigned by those who may do all that the role may', async () => {
    const people = new Map<Role, Awaited<ReturnType<typeof app.signUp>>>();
    for (const role of ['admin', 'factory_manager', 'staff', 'support'] as const)
      people.set(role, await app.signUp(role));
    const assign = async (by: Role, role: Role) => {
      const { id } = await app.signUp('viewer');
      return (await app.call('PUT', `/users/${id}/role`, { token: people.get(by)?.token, body: { role } })).status;
    };
    const invited = async (by: Role, role: Role) => {
      const body = { login_name: `${by}-${role}`, screen_name: 'New', role };
      return (await app.call('POST', '/users/invite', { token: people.get(by)?.token, body })).status;
    };
    const staff = roles.filter((role) => !isCustomer(role));
    // These can ask for or approve movements of money, so that only administrators give them.
    const approvers: readonly Role[] = ['admin', 'factory_manager', 'staff', 'finance'];
    for (const role of staff) {
      const ofAdmins = approvers.includes(role);
      expect(await assign('admin', role), role).toBe(200);
      expect(await assign('factory_manager', role), role).toBe(ofAdmins ? 403 : 200);
      expect(await assign('staff', role), role).toBe(403);
      expect(await invited('staff', role), role).toBe(ofAdmins ? 403 : 200);
      expect(await invited('support', role), role).toBe(403);
    }
    expect(await invited('support', 'customer')).toBe(200);
  }, 60_000);

  it('of admins, customers and oneself are kept', async () => {
    const [manager, admin, customer] = [
      await app.signUp('factory_manager'),
      await app.signUp('admin'),
      await app.signUp(),
    ];
    const assign = async (token: string, id: number, role: Role) =>
      (await app.call('PUT', `/users/${id}/role`, { token, body: { role } })).body.code;
    expect(await assign(manager.token, admin.id, 'viewer')).toBe(errorTable.not_allowed.code);
    expect(await assign(admin.token, admin.id, 'viewer')).toBe(errorTable.own_role.code);
    expect(await assign(admin.token, customer.id, 'viewer')).toBe(errorTable.role_of_customer.code);
    expect(await assign(admin.token, manager.id, 'customer')).toBe(errorTable.role_of_customer.code);
    const reset = (id: number) => app.call('POST', `/users/${id}/reset_link`, { token: manager.token });
    expect((await reset(admin.id)).status).toBe(403);
    expect((await reset((await app.signUp('packer')).id)).status).toBe(200);
  });

  it('leave one admin when two take the role from each other at the same time', async () => {
    await sql`update users set is_block = true where role = 'admin'`.execute(app.db);
    const [one, other] = [await app.signUp('admin'), await app.signUp('admin')];
    const take = (id: number, token: string) =>
      app.call('PUT', `/users/${id}/role`, { token, body: { role: 'viewer' } });
    const codes = (await Promise.all([take(other.id, one.token), take(one.id, other.token)])).map(
      ({ status }) => status,
    );
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    const left = await sql<{ count: number }>`select count(*)::int as count from users
      where role = 'admin' and not is_block`.execute(app.db);
    expect(left.rows[0]?.count).toBe(1);
  });
});

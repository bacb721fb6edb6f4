import type { CustomRole, CustomRoleInput, customRoleList } from '@platen/model/accounts/custom-roles';
import { toGrantable } from '@platen/model/accounts/grantable-abilities';
import type { StartScreen } from '@platen/model/accounts/start-screens';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    custom_roles: CustomRolesTable;
  }
}

interface CustomRolesTable {
  id: Generated<number>;
  name: string;
  description: string;
  start_screen: StartScreen;
  /** Names of abilities, some of which may not exist any more. */
  abilities: string[];
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export type CustomRoleListQuery = ListQueryOf<typeof customRoleList>;

function selectRoles(db: Db) {
  return db
    .selectFrom('custom_roles')
    .selectAll()
    .select(
      sql<CustomRole['holders']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', users.id, 'screen_name', users.screen_name) order by users.id)
        from users where users.custom_role_id = custom_roles.id), '[]')`.as('holders'),
    );
}

type RoleRow = Awaited<ReturnType<ReturnType<typeof selectRoles>['executeTakeFirstOrThrow']>>;
const toRole = (row: RoleRow): CustomRole => ({ ...row, abilities: toGrantable(row.abilities) });

export async function listRoles(db: Db, list: CustomRoleListQuery, timeZone: string): Promise<Page<CustomRole>> {
  const page = await listPage(db, selectRoles(db), list, {
    where: { name_cont: 'custom_roles.name' },
    sort: { name: 'custom_roles.name', created_at: 'custom_roles.created_at' },
    tieBreaker: 'custom_roles.id',
    timeZone,
  });
  return { ...page, data: page.data.map(toRole) };
}

export async function findRole(db: Db, id: number): Promise<CustomRole | undefined> {
  const row = await selectRoles(db).where('id', '=', id).executeTakeFirst();
  return row && toRole(row);
}

/** So that nobody gets a role while it is deleted. */
export async function lockRole(db: Db, id: number, strength: 'to delete' | 'to assign'): Promise<void> {
  const role = db.selectFrom('custom_roles').select('id').where('id', '=', id);
  await (strength === 'to delete' ? role.forUpdate() : role.forKeyShare()).execute();
}

export async function countRoles(db: Db): Promise<number> {
  const roles = db.selectFrom('custom_roles').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await roles.executeTakeFirstOrThrow()).count;
}

/** The new role's id; undefined if the name is taken, even by a concurrent request. */
export async function insertRole(db: Db, role: CustomRoleInput): Promise<number | undefined> {
  const inserted = await db
    .insertInto('custom_roles')
    .values(role)
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function isNameTaken(db: Db, name: string, exceptId: number): Promise<boolean> {
  const other = await db
    .selectFrom('custom_roles')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function updateRole(db: Db, id: number, role: CustomRoleInput): Promise<void> {
  await db
    .updateTable('custom_roles')
    .set({ ...role, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(db: Db, id: number): Promise<void> {
  await db.deleteFrom('custom_roles').where('id', '=', id).execute();
}

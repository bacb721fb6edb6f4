import type { Ability } from '@platen/model/abilities/abilities';
import { customRolesMax } from '@platen/model/accounts/custom-role-limits';
import type { CustomRole, CustomRoleInput } from '@platen/model/accounts/custom-roles';
import { includesAbilities, roleRecords } from '@platen/model/accounts/roles';
import type { Page } from '@platen/model/lists/lists';
import type { Context, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { recordAccessGrant } from '../access-grants/access-grants.service.ts';
import * as queries from './roles.queries.ts';

export function listRoles(ctx: Context, list: queries.CustomRoleListQuery): Promise<Page<CustomRole>> {
  return queries.listRoles(ctx.db, list, ctx.platform.settings.timeZone);
}

export async function getRole(ctx: Pick<Context, 'db'>, id: number): Promise<CustomRole> {
  const role = await queries.findRole(ctx.db, id);
  if (!role) throw appError('not_found');
  return role;
}

export async function createRole(ctx: RequestContext, input: CustomRoleInput): Promise<CustomRole> {
  assertOwnAbilities(ctx, input.abilities);
  assertOwnName(input);
  if ((await queries.countRoles(ctx.db)) >= customRolesMax) throw appError('too_many_roles', { limit: customRolesMax });
  const id = await queries.insertRole(ctx.db, input);
  if (id === undefined) throw appError('name_taken', { name: input.name }).at('name');
  noteAbilities(ctx, [], input.abilities);
  return getRole(ctx, id);
}

/** Applies to its holders from their next request, because abilities are read with every request. */
export async function updateRole(ctx: RequestContext, id: number, input: CustomRoleInput): Promise<CustomRole> {
  const before = await getRole(ctx, id);
  assertOwnAbilities(ctx, input.abilities);
  if (input.name !== before.name) assertOwnName(input);
  if (await queries.isNameTaken(ctx.db, input.name, id)) throw appError('name_taken', { name: input.name }).at('name');
  await queries.updateRole(ctx.db, id, input);
  const isMore = !includesAbilities(new Set(before.abilities), new Set(input.abilities));
  // Whoever adds to a role gives the role again to all who have it.
  if (isMore)
    await recordAccessGrant(
      ctx,
      before.holders.map(({ id: holder }) => holder),
      'role',
    );
  noteAbilities(ctx, before.abilities, input.abilities);
  return getRole(ctx, id);
}

export async function deleteRole(ctx: Context, id: number): Promise<void> {
  await queries.lockRole(ctx.db, id, 'to delete');
  const { name, holders } = await getRole(ctx, id);
  if (holders.length > 0) {
    throw appError('role_in_use', { name, people: holders.map(({ screen_name }) => screen_name).join(', ') });
  }
  await queries.deleteRole(ctx.db, id);
}

/** The abilities of a role that is about to be assigned, and that is not deleted until the transaction ends. */
export async function lockAbilitiesOf(db: Db, id: number): Promise<ReadonlySet<Ability>> {
  await queries.lockRole(db, id, 'to assign');
  const role = await queries.findRole(db, id);
  if (!role) throw appError('not_found').at('custom_role_id');
  return new Set(role.abilities);
}

/** As people read it: without case, width, spaces and characters that are not shown. */
const readName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
const builtInNames = new Set(Object.values(roleRecords).flatMap(({ text }) => [readName(text.en), readName(text.zh)]));

/** A role of the factory’s own with the name of a built-in one would be taken for it, above all for the administrator’s. */
function assertOwnName({ name }: CustomRoleInput): void {
  if (builtInNames.has(readName(name))) throw appError('name_taken', { name }).at('name');
}

/** Nobody gives away more than they have. */
function assertOwnAbilities({ caller }: Context, abilities: readonly Ability[]): void {
  if (!includesAbilities(caller.abilities, new Set(abilities))) throw appError('not_allowed');
}

/** A list of abilities is too long for the audit log; what was ticked and unticked is what its readers look for. */
function noteAbilities(ctx: RequestContext, before: readonly Ability[], after: readonly Ability[]): void {
  const only = (these: readonly Ability[], those: readonly Ability[]) => these.filter((each) => !those.includes(each));
  const [added, removed] = [only(after, before), only(before, after)];
  ctx.audit.notes = [
    ...(added.length > 0 ? [{ field: 'added_abilities', before: null, after: added.join(', ') }] : []),
    ...(removed.length > 0 ? [{ field: 'removed_abilities', before: removed.join(', '), after: null }] : []),
  ];
}

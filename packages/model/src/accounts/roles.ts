import { type Ability, allAbilities, type Resource } from '../abilities/abilities.ts';
import type { Party } from '../orders/lifecycle/order-states.ts';
import { customerRoles } from './customer-roles.ts';
import { toGrantable } from './grantable-abilities.ts';
import type { RoleRecord } from './role-record.ts';
import { staffRoles } from './staff-roles.ts';
import type { StartScreen } from './start-screens.ts';

/**
 * All roles with their abilities. To add one: a record in `staff-roles.ts` or `customer-roles.ts`, a migration for the
 * check constraint of `users.role` with its line in the index, and its name in the
 * records of the calls that it may make (`who` in the contract).
 */
export const roleRecords = { ...customerRoles, ...staffRoles } as const satisfies Record<string, RoleRecord>;

export type Role = keyof typeof roleRecords;
export const roles = Object.keys(roleRecords) as readonly Role[];

/** The role of an account: a record, or one that administrators have put together (`custom-roles.ts`). */
export type RoleKey = Role | 'custom';
export const roleKeys: readonly RoleKey[] = [...roles, 'custom'];

/** All that a person with this role may do. */
export const abilitySetOf = (role: Role): ReadonlySet<Ability> => roleRecords[role].abilities;

/** All that an account may do; `stored` are the abilities of its custom role. */
export function accountAbilities(role: RoleKey, stored: readonly string[] | null): ReadonlySet<Ability> {
  return role === 'custom' ? new Set(toGrantable(stored ?? [])) : abilitySetOf(role);
}

export function canDo(role: Role, ability: Ability): boolean {
  return roleRecords[role].abilities.has(ability);
}

export const rolesWith = (ability: Ability): readonly Role[] => roles.filter((role) => canDo(role, ability));

export const startScreenOf = (role: Role): StartScreen => roleRecords[role].startScreen;
export const partyOf = (role: RoleKey): Party => (role === 'custom' ? 'staff' : roleRecords[role].party);
export const isCustomer = (role: RoleKey): boolean => partyOf(role) === 'customer';

/** Whether somebody with the first abilities may do all that the second allow: nobody gives away more than they have. */
export function includesAbilities(own: ReadonlySet<Ability>, others: ReadonlySet<Ability>): boolean {
  return [...others].every((ability) => own.has(ability));
}

/** Abilities grouped by resource, in the order of the resources: the response of `GET /mine/abilities`. */
export function groupAbilities(granted: ReadonlySet<Ability>): Partial<Record<Resource, string[]>> {
  const grouped: Partial<Record<Resource, string[]>> = {};
  for (const ability of allAbilities) {
    if (!granted.has(ability)) continue;
    const [resource, action] = ability.split('.') as [Resource, string];
    (grouped[resource] ??= []).push(action);
  }
  return grouped;
}

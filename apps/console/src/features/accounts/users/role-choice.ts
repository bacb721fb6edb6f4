import type { Role } from '@platen/model/accounts/roles';
import type { User, UserRole } from '@platen/model/accounts/users';

/** A role in a select: the key of a built-in one, or the id of a custom one. */
export type RoleChoice = Role | `custom:${number}`;

export const choiceOf = ({ role, custom_role }: Pick<User, 'role' | 'custom_role'>): RoleChoice =>
  role === 'custom' ? `custom:${custom_role?.id ?? 0}` : role;

export function toUserRole(choice: RoleChoice): UserRole {
  const id = /^custom:(\d+)$/.exec(choice)?.[1];
  return id === undefined
    ? { role: choice as Role, custom_role_id: null }
    : { role: 'custom', custom_role_id: Number(id) };
}

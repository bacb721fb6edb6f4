import type { Ability } from '@platen/model/abilities/abilities';
import type { CustomRole } from '@platen/model/accounts/custom-roles';
import { abilitySetOf, isCustomer, type Role } from '@platen/model/accounts/roles';
import type { User } from '@platen/model/accounts/users';
import { takesPartInApprovals } from '@platen/model/wallet/approval-abilities';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { customRolesQuery } from '../../../shared/session/custom-roles.ts';

/** What the current user may do with which account; the server checks the same. */
export function useUserRules() {
  const can = useCan();
  const { data: me } = useQuery(currentUserQuery);
  const { data: customRoles = [] } = useQuery({ ...customRolesQuery, enabled: can('roles.read') });

  /** Nobody gives away, or takes over, more than they may do themselves. */
  const hasAll = (abilities: Iterable<Ability>) => [...abilities].every((ability) => can(ability));
  const abilitiesOf = ({ role, custom_role }: Pick<User, 'role' | 'custom_role'>): Iterable<Ability> | undefined =>
    role === 'custom' ? customRoles.find(({ id }) => id === custom_role?.id)?.abilities : abilitySetOf(role);
  const isAbove = (user: User) => {
    const abilities = abilitiesOf(user);
    return abilities !== undefined && hasAll(abilities);
  };
  /** Whoever could make somebody who approves movements of money could approve their own. */
  const mayMake = (abilities: Iterable<Ability>) => can('users.manage_admins') || !takesPartInApprovals(abilities);

  const mayGive = (abilities: Iterable<Ability>) =>
    can('users.create_colleagues') && hasAll(abilities) && mayMake(abilities);
  const canAssign = (role: Role) => isCustomer(role) || mayGive(abilitySetOf(role));
  const canAssignCustom = ({ abilities }: CustomRole) => mayGive(abilities);

  /** Whoever can change the contact of a colleague can take over the account, so it is limited as on the server. */
  const canSee = (user: User) =>
    me !== undefined &&
    (isCustomer(user.role) || user.id === me.id || (can('users.manage_colleagues') && isAbove(user)));
  const canChange = (user: User) =>
    canSee(user) && (isCustomer(user.role) || user.id === me?.id || mayMake(abilitiesOf(user) ?? []));

  /** Codes for a new password go there. */
  const canChangeContact = (user: User) => user.id === me?.id || can('users.reset_password');

  /** Nobody can freeze their own account. */
  const canFreeze = (user: User) =>
    can('users.freeze') &&
    me !== undefined &&
    user.id !== me.id &&
    (isCustomer(user.role) || (can('users.create_colleagues') && isAbove(user)));

  const canReset = (user: User) =>
    can('users.reset_password') && canChange(user) && user.id !== me?.id && !user.is_block;

  const canSeeSignIn = (user: User) => can('users.freeze') && canSee(user);
  const canResetFactors = (user: User) => can('users.reset_password') && canChange(user) && user.id !== me?.id;

  const canSetRole = (user: User) =>
    can('users.manage_colleagues') && !isCustomer(user.role) && user.id !== me?.id && canChange(user);

  return {
    customRoles,
    canAssign,
    canAssignCustom,
    canChange,
    canChangeContact,
    canReset,
    canFreeze,
    canSetRole,
    canSeeSignIn,
    canResetFactors,
  };
}

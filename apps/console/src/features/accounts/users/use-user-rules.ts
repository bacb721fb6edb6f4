import { abilitySetOf, isCustomer, type Role } from '@platen/model/roles';
import type { User } from '@platen/model/users';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** What the current user may do with which account; the server checks the same. */
export function useUserRules() {
  const can = useCan();
  const { data: me } = useQuery(currentUserQuery);

  /** Nobody gives away, or takes over, more than they may do themselves. */
  const isAbove = (role: Role) => [...abilitySetOf(role)].every((ability) => can(ability));

  const canAssign = (role: Role) => isCustomer(role) || (can('users.create_colleagues') && isAbove(role));

  /** Whoever can change the contact of a colleague can take over the account, so it is limited as on the server. */
  const canChange = (user: User) =>
    me !== undefined &&
    (isCustomer(user.role) || user.id === me.id || (can('users.manage_colleagues') && isAbove(user.role)));

  /** Nobody can freeze their own account. */
  const canFreeze = (user: User) =>
    can('users.freeze') && me !== undefined && user.id !== me.id && canAssign(user.role);

  const canReset = (user: User) =>
    can('users.reset_password') && canChange(user) && user.id !== me?.id && !user.is_block;

  const canSeeSignIn = (user: User) => can('users.freeze') && canChange(user);
  const canResetFactors = (user: User) => can('users.reset_password') && canChange(user) && user.id !== me?.id;

  const canSetRole = (user: User) =>
    can('users.manage_colleagues') && !isCustomer(user.role) && user.id !== me?.id && canChange(user);

  return { canAssign, canChange, canReset, canFreeze, canSetRole, canSeeSignIn, canResetFactors };
}

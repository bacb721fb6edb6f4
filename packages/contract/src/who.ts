import { type MemberRole, memberRoles } from '@platen/model/accounts/member-roles';
import { staffRoles } from '@platen/model/accounts/staff-roles';

type StaffRole = keyof typeof staffRoles;
/** These work at every desk; the others have one. */
type Desk = Exclude<StaffRole, 'admin' | 'factory_manager' | 'staff'>;

/**
 * Whom a call with an ability is for: members of a company by their roles, people of the factory by theirs. It says again what
 * the abilities in the records of the roles amount to, on purpose: the tests compare the two, so that an ability which is given
 * to a role or taken from it by mistake fails them. Of a call without an ability it follows from `access`.
 */
export interface Who {
  readonly members: readonly MemberRole[];
  readonly staff: readonly StaffRole[];
}

export const anyMember: Who = { members: memberRoles, staff: [] };
export const buyers: Who = { members: ['owner', 'manager', 'buyer'], staff: [] };
export const memberManagers: Who = { members: ['owner', 'manager'], staff: [] };
export const companyOwner: Who = { members: ['owner'], staff: [] };

export const admins: Who = { members: [], staff: ['admin'] };
/** Who manages colleagues. */
export const managers: Who = { members: [], staff: ['admin', 'factory_manager'] };
/** These desks, and the roles that work at every desk. */
export function desks(...names: Desk[]): Who {
  return { members: [], staff: ['admin', 'factory_manager', 'staff', ...names] };
}
export const everyDesk: Who = { members: [], staff: Object.keys(staffRoles) as StaffRole[] };

export function both(customers: Who, factory: Who): Who {
  return { members: customers.members, staff: factory.staff };
}
/** Whoever is signed in. */
export const everyone: Who = both(anyMember, everyDesk);

import { type MemberRole, memberRoleRecords } from '@platen/model/accounts/member-roles';
import { accountAbilities, isCustomer, type RoleKey } from '@platen/model/accounts/roles';
import type { Actor } from '../platform/context.ts';

declare module '../platform/context.ts' {
  interface Actor {
    role: RoleKey;
    /** Whom orders name: the person, or nobody for a program with an API key, which belongs to the account. */
    memberId: number | null;
  }
}

interface Person {
  id: number;
  role: RoleKey;
  /** Of a custom role. */
  custom_abilities?: readonly string[] | null;
  /** The company of a customer; null for people of the factory. */
  company_id: number | null;
  member_role: MemberRole;
}

/** A person who acts in a session, or for whom a job works. A customer's member has the abilities of the member's role. */
export function actorOf({ id, role, custom_abilities = null, company_id, member_role }: Person): Actor {
  const abilities = isCustomer(role)
    ? memberRoleRecords[member_role].abilities
    : accountAbilities(role, custom_abilities);
  return { id, accountId: company_id ?? id, memberId: id, role, seesEveryone: !isCustomer(role), abilities };
}

/** The account itself, whoever of its people is behind it: a program with a key of the account. */
export function accountActor({ id, role, custom_abilities }: Pick<Person, 'id' | 'role' | 'custom_abilities'>): Actor {
  const abilities = accountAbilities(role, custom_abilities ?? null);
  return { id, accountId: id, memberId: null, role, seesEveryone: !isCustomer(role), abilities };
}

/** The owner of the rows: one customer's id, or everyone for the factory. */
export type Owner = number | 'everyone';

export function ownerFor({ seesEveryone, accountId }: Actor): Owner {
  return seesEveryone ? 'everyone' : accountId;
}

import type { Ability } from '../abilities/abilities.ts';
import type { ApprovalKind } from './approval-enums.ts';

/** What the first person needed, and the second one needs too. */
export const abilityOfApproval: Readonly<Record<ApprovalKind, Ability>> = {
  recharge: 'recharges.approve',
  advance: 'users.grant_advance',
  refund: 'form_orders.refund',
};

const abilitiesOfBoth: ReadonlySet<Ability> = new Set(['approvals.decide', ...Object.values(abilityOfApproval)]);

/**
 * Whether somebody with these abilities can be the first or the second person of an approval. Only administrators make such an
 * account, or change how it is signed in to: otherwise one of the two could make the other.
 */
export function takesPartInApprovals(abilities: Iterable<Ability>): boolean {
  return [...abilities].some((ability) => abilitiesOfBoth.has(ability));
}

import { type Ability, allAbilities } from '../abilities/abilities.ts';
import { walletAbilities } from './role-record.ts';
import { reservedAbilities } from './staff-roles.ts';

/** The abilities that can be ticked: neither those of customers, who have a wallet, nor those of administrators alone. */
export const grantableAbilities: readonly Ability[] = allAbilities.filter(
  (ability) => !walletAbilities.includes(ability) && !reservedAbilities.includes(ability),
);

/** Of stored names those that still are abilities: a release may have removed one, and none may be gained by a name. */
export function toGrantable(names: readonly string[]): Ability[] {
  return grantableAbilities.filter((ability) => names.includes(ability));
}

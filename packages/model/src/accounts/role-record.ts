import { type Ability, allAbilities } from '../abilities/abilities.ts';
import type { Party } from '../orders/lifecycle/order-states.ts';
import type { BilingualText } from '../text/locale.ts';
import type { Tone } from '../text/tone.ts';
import type { StartScreen } from './start-screens.ts';

/** A role as data: everything that differs between the people who have it and others. */
export interface RoleRecord {
  text: BilingualText;
  /** One sentence for the person who assigns the role. */
  hint: BilingualText;
  tone: Tone;
  /** The party in an order. Customers have a wallet and see their own rows; the factory sees all rows. */
  party: Party;
  /** Where people with this role are after signing in. The menu follows from the abilities. */
  startScreen: StartScreen;
  abilities: ReadonlySet<Ability>;
}

/** Abilities of those who order: the factory neither orders nor pays, and its people are not members of a company. */
export const walletAbilities: readonly Ability[] = [
  'form_orders.create',
  'orders.create',
  'import_tasks.create',
  'import_tasks.update',
  'consumption_records.create',
  'recharges.create',
  'members.read',
  'members.create',
  'members.update',
  'members.destroy',
  'members.transfer',
];

export const allBut = (...without: (readonly Ability[])[]): ReadonlySet<Ability> =>
  new Set(allAbilities.filter((ability) => !without.flat().includes(ability)));

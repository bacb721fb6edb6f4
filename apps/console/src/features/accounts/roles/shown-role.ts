import type { Ability } from '@platen/model/abilities/abilities';
import type { CustomRole } from '@platen/model/accounts/custom-roles';
import { toGrantable } from '@platen/model/accounts/grantable-abilities';
import { isCustomer, type Role, roleRecords, roles } from '@platen/model/accounts/roles';
import type { StartScreen } from '@platen/model/accounts/start-screens';
import { type Locale, textIn } from '@platen/model/text/locale';

/** A role as the screens show it, built-in or not. */
export interface ShownRole {
  /** The key of a built-in role, or the id of a custom one: the last part of its address. */
  key: string;
  /** Undefined for a built-in one. */
  id: number | undefined;
  name: string;
  description: string;
  startScreen: StartScreen;
  abilities: readonly Ability[];
  holders: CustomRole['holders'];
}

export const staffRoles: readonly Role[] = roles.filter((role) => !isCustomer(role));

export function toShownRole(role: Role, locale: Locale): ShownRole {
  const { text, hint, startScreen, abilities } = roleRecords[role];
  const texts = { name: textIn(text, locale), description: textIn(hint, locale) };
  return { key: role, id: undefined, ...texts, startScreen, abilities: [...abilities], holders: [] };
}

export function fromCustomRole({ id, name, description, start_screen, abilities, holders }: CustomRole): ShownRole {
  return { key: String(id), id, name, description, startScreen: start_screen, abilities, holders };
}

/** What a copy may have: some abilities of administrators are theirs alone. */
export const copiedAbilities = ({ abilities }: ShownRole): Ability[] => toGrantable(abilities);

import type { Ability } from '@platen/model/abilities/abilities';
import type { MineAbilities } from '@platen/model/accounts/accounts';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** The required ability, or several of which one is enough; undefined if being signed in is enough. */
export type RequiredAbility = Ability | readonly Ability[] | undefined;
export type Can = (ability: RequiredAbility) => boolean;

export function canBy(abilities: MineAbilities): Can {
  const has = (ability: Ability) => {
    const [resource = '', action = ''] = ability.split('.');
    return abilities[resource]?.includes(action) ?? false;
  };
  return (required) => {
    if (required === undefined) return true;
    return typeof required === 'string' ? has(required) : required.some(has);
  };
}

const CanContext = createContext<Can>((ability) => !ability);

export function AbilitiesProvider({ abilities, children }: { abilities: MineAbilities; children: ReactNode }) {
  const can = useMemo(() => canBy(abilities), [abilities]);
  return <CanContext value={can}>{children}</CanContext>;
}

/** `const can = useCan(); can('api_keys.create')` */
export const useCan = (): Can => use(CanContext);

/**
 * Renders its children if the user has the ability, otherwise the fallback or nothing. The server checks again on every
 * request.
 */
export function PermissionGate(props: { ability: RequiredAbility; fallback?: ReactNode; children: ReactNode }) {
  return useCan()(props.ability) ? props.children : (props.fallback ?? null);
}

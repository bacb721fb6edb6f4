import type { Ability } from '@platen/model/abilities';
import type { ApiKeyScope } from '@platen/model/api-keys';

interface Public {
  kind: 'public';
}
interface SignedIn {
  kind: 'signed_in';
  /** Not with an API key. */
  sessionOnly: boolean;
}
interface WithAbility {
  kind: 'ability';
  ability: Ability;
  /** Not with an API key. */
  sessionOnly: boolean;
  /** With an API key only where it has this scope. */
  scope?: ApiKeyScope;
}

/** Who may make a call. */
export type Access = Public | SignedInAccess;
export type SignedInAccess = SignedIn | WithAbility;

/** Anyone, without signing in. Each use exposes more to strangers: see the decisions on what is public. */
export const anyone: Public = { kind: 'public' };
/** Whoever is signed in, for their own account. */
export const signedIn: SignedIn = { kind: 'signed_in', sessionOnly: false };

export function can(ability: Ability): WithAbility {
  return { kind: 'ability', ability, sessionOnly: false };
}

/** With a session, or with an API key that has this scope, for calls that send data elsewhere. */
export function withScope(access: WithAbility, scope: ApiKeyScope): WithAbility {
  return { ...access, scope };
}

/** Only with a session: a leaked API key must not be able to make more keys or change the password. */
export function sessionOnly<A extends SignedInAccess>(access: A): A {
  return { ...access, sessionOnly: true };
}

import type { Ability } from '@platen/model/abilities/abilities';
import type { ApiKeyScope } from '@platen/model/connections/api-keys';

interface Public {
  kind: 'public';
}
interface OfAccount {
  /**
   * With a session only shortly after its owner has signed in or entered the password again. `for_all_rows`: only whoever
   * sees everyone's rows, where a customer sees their own.
   */
  reauthentication?: true | 'for_all_rows';
  /** Also for people who have to set up a second factor before anything else. */
  beforeSecondFactor?: true;
}
interface SignedIn extends OfAccount {
  kind: 'signed_in';
}
interface WithAbility extends OfAccount {
  kind: 'ability';
  ability: Ability;
}

/** An API key needs one of the scopes; without any scope, only a session is enough. */
type KeyAccess = { sessionOnly: true } | { sessionOnly: false; scopes: readonly [ApiKeyScope, ...ApiKeyScope[]] };

/** Who may make a call. */
export type Access = Public | SignedInAccess;
/** `can(…)` and `signedIn` alone are not one: a call that does not say what a key needs does not compile. */
export type SignedInAccess = (SignedIn | WithAbility) & KeyAccess;

/** Anyone, without signing in. Each use exposes more to strangers: see the decisions on what is public. */
export const anyone: Public = { kind: 'public' };
/** Whoever is signed in, for their own account. */
export const signedIn: SignedIn = { kind: 'signed_in' };

export function can(ability: Ability): WithAbility {
  return { kind: 'ability', ability };
}

/** With a session, or with an API key that has one of these scopes. */
export function withScope<A extends SignedIn | WithAbility>(access: A, ...scopes: [ApiKeyScope, ...ApiKeyScope[]]) {
  return { ...access, sessionOnly: false as const, scopes };
}

/** Only with a session: a leaked API key must not be able to make more keys or change the password. */
export function sessionOnly<A extends SignedIn | WithAbility>(access: A) {
  return { ...access, sessionOnly: true as const };
}

/**
 * With a session only if its owner has signed in, or has confirmed who they are, in the last ten minutes: somebody at an
 * unattended screen must not be able to take over the account, move money or carry data away. API keys are not affected.
 */
export function reauthenticated<A extends SignedInAccess>(access: A) {
  return { ...access, reauthentication: true as const };
}

/** The same for people of the factory: what customers see of their own needs no confirmation. */
export function reauthenticatedStaff<A extends SignedInAccess>(access: A) {
  return { ...access, reauthentication: 'for_all_rows' as const };
}

/** What people need who have to set up a second factor and may do nothing else until they have. */
export function beforeSecondFactor<A extends SignedInAccess>(access: A): A {
  return { ...access, beforeSecondFactor: true };
}

import { type Ability, canDo } from '@platen/model/abilities';
import { appError } from '../app-error.ts';
import type { Access, Caller } from '../context.ts';

/** Anyone, without signing in. Each use widens what strangers reach: see decisions on what is public. */
export const anyone = { kind: 'public' } as const satisfies Access;
/** Whoever is signed in, for their own account. */
export const signedIn = { kind: 'signed_in', sessionOnly: false } as const satisfies Access;

export function can(ability: Ability) {
  return { kind: 'ability', ability, sessionOnly: false } as const satisfies Access;
}

/** Only with a session: a leaked API key must not be able to make more keys or change the password. */
export function inPerson<A extends Exclude<Access, { kind: 'public' }>>(access: A): A {
  return { ...access, sessionOnly: true };
}

export function checkAccess(access: Exclude<Access, { kind: 'public' }>, caller: Caller): void {
  if (access.sessionOnly && caller.via.kind !== 'session') throw appError('session_only');
  if (access.kind === 'ability' && !canDo(caller.role, access.ability)) throw appError('not_allowed');
}

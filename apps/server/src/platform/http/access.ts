import type { SignedInAccess } from '@platen/contract/access';
import { type Caller, canSeeEveryone, type SessionOfCaller } from '../context.ts';
import { appError } from '../errors/app-error.ts';

export function checkAccess(access: SignedInAccess, caller: Caller): void {
  const { abilities, via } = caller;
  if (via.kind === 'api_key') {
    if (access.sessionOnly) throw appError('session_only');
    if (!access.scopes.some((scope) => via.scopes.includes(scope))) {
      throw appError('scope_missing', { scopes: access.scopes.join(' | ') });
    }
  }
  if (access.kind === 'ability' && !abilities.has(access.ability)) throw appError('not_allowed');
  if (via.kind === 'session') checkSession(access, via, caller);
}

/** Last, so that nobody is asked for a password for something that is refused anyway. */
function checkSession(access: SignedInAccess, { isRecent, mustEnroll }: SessionOfCaller, caller: Caller): void {
  if (mustEnroll && !access.beforeSecondFactor) throw appError('second_factor_setup_required');
  const isAsked = access.reauthentication === 'for_all_rows' ? canSeeEveryone(caller) : access.reauthentication;
  if (isAsked && !isRecent) throw appError('reauthentication_required');
}

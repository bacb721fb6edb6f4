import type { SignedInAccess } from '@platen/contract/access';
import { appError } from '../app-error.ts';
import type { Caller, SessionOfCaller } from '../context.ts';

export function checkAccess(access: SignedInAccess, { abilities, via }: Caller): void {
  if (via.kind === 'api_key') {
    if (access.sessionOnly) throw appError('session_only');
    if (!access.scopes.some((scope) => via.scopes.includes(scope))) {
      throw appError('scope_missing', { scopes: access.scopes.join(' | ') });
    }
  }
  if (access.kind === 'ability' && !abilities.has(access.ability)) throw appError('not_allowed');
  if (via.kind === 'session') checkSession(access, via);
}

/** Last, so that nobody is asked for a password for something that is refused anyway. */
function checkSession(access: SignedInAccess, { isRecent, mustEnroll }: SessionOfCaller): void {
  if (mustEnroll && !access.beforeSecondFactor) throw appError('second_factor_setup_required');
  if (access.reauthentication && !isRecent) throw appError('reauthentication_required');
}

import type { SignedInAccess } from '@platen/contract/access';
import type { RequestContext } from '../context.ts';
import { appError } from '../errors/app-error.ts';

type SignedInCaller = Pick<RequestContext, 'caller' | 'credential'>;

export function checkAccess(access: SignedInAccess, { caller, credential }: SignedInCaller): void {
  if (credential.kind === 'api_key') {
    if (access.sessionOnly) throw appError('session_only');
    if (!access.scopes.some((scope) => credential.scopes.includes(scope))) {
      throw appError('scope_missing', { scopes: access.scopes.join(' | ') });
    }
  }
  if (access.kind === 'ability' && !caller.abilities.has(access.ability)) throw appError('not_allowed');
  // Last, so that nobody is asked for a password for something that is refused anyway.
  if (credential.kind === 'session') {
    if (credential.mustEnroll && !access.beforeSecondFactor) throw appError('second_factor_setup_required');
    const isAsked = access.reauthentication === 'for_all_rows' ? caller.seesEveryone : access.reauthentication;
    if (isAsked && !credential.isRecent) throw appError('reauthentication_required');
  }
}

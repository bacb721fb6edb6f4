import type { SignedInAccess } from '@platen/contract/access';
import { canDo } from '@platen/model/roles';
import { appError } from '../app-error.ts';
import type { Caller } from '../context.ts';

export function checkAccess(access: SignedInAccess, { role, via }: Caller): void {
  if (via.kind === 'api_key') {
    if (access.sessionOnly) throw appError('session_only');
    if (!access.scopes.some((scope) => via.scopes.includes(scope))) {
      throw appError('scope_missing', { scopes: access.scopes.join(' | ') });
    }
  }
  if (access.kind === 'ability' && !canDo(role, access.ability)) throw appError('not_allowed');
}

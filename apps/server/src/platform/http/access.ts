import type { SignedInAccess } from '@platen/contract/access';
import { canDo } from '@platen/model/roles';
import type { ApiKeyScope } from '@platen/model/api-keys';
import { appError } from '../app-error.ts';
import type { Caller } from '../context.ts';

export function checkAccess(access: SignedInAccess, caller: Caller): void {
  if (access.sessionOnly && caller.via.kind !== 'session') throw appError('session_only');
  if (access.kind === 'ability' && access.scope && isMissingScope(caller, access.scope)) {
    throw appError('scope_missing', { scope: access.scope });
  }
  if (access.kind === 'ability' && !canDo(caller.role, access.ability)) throw appError('not_allowed');
}

function isMissingScope({ via }: Caller, scope: ApiKeyScope): boolean {
  return via.kind === 'api_key' && !via.scopes.includes(scope);
}

import type { SignedInAccess } from '@platen/contract/access';
import { canDo } from '@platen/model/abilities';
import { appError } from '../app-error.ts';
import type { Caller } from '../context.ts';

export function checkAccess(access: SignedInAccess, caller: Caller): void {
  if (access.sessionOnly && caller.via.kind !== 'session') throw appError('session_only');
  if (access.kind === 'ability' && !canDo(caller.role, access.ability)) throw appError('not_allowed');
}

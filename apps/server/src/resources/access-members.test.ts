import { keyOf } from '@platen/contract/call';
import { everyone } from '@platen/contract/who';
import { memberRoles } from '@platen/model/accounts/member-roles';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/errors/app-error.ts';
import { checkAccess } from '../platform/http/access.ts';
import { actorOf } from './actor.ts';
import { routes } from './index.ts';

function mayCall(access: (typeof routes)[number]['access'], member_role: (typeof memberRoles)[number]): boolean {
  if (access.kind === 'public') return true;
  const caller = actorOf({ id: 2, role: 'customer', company_id: 1, member_role });
  try {
    checkAccess(access, { caller, credential: { kind: 'session', sessionId: 1, isRecent: true, mustEnroll: false } });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

describe('every call × every role of a company’s member', () => {
  it.each(routes.map((route) => [keyOf(route), route] as const))('%s', (_key, { access, who = everyone }) => {
    expect(memberRoles.filter((role) => mayCall(access, role))).toEqual(who.members);
  });
});

import type { Session } from '@platen/model/accounts/accounts';
import type { RoleKey } from '@platen/model/accounts/roles';
import { tokenHash } from '../../../platform/auth/secrets.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { addressGroup } from '../../../platform/http/call-guard.ts';
import { listFactorKinds } from '../factors/factors.service.ts';
import { queueSecurityNotice } from '../security-notices/security-notices.service.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { getRulesOf } from '../sign-in-settings/sign-in-settings.service.ts';
import * as devices from './devices.queries.ts';

/** Opens a session for somebody who has shown who they are, by the rules of their role. Runs in a transaction. */
export async function startSession(
  ctx: PublicContext,
  user: { id: number; role: RoleKey },
  deviceToken: string,
): Promise<Session> {
  const { sessionLifeMs, factorRequiredFrom } = await getRulesOf(ctx.db, user.role);
  const mustEnroll = factorRequiredFrom !== null && (await listFactorKinds(ctx.db, user.id)).length === 0;
  await noticeNewDevice(ctx, user.id, deviceToken);
  return openSession(ctx, user.id, {
    userAgent: ctx.request.userAgent,
    lifeMs: sessionLifeMs,
    enrollFrom: mustEnroll ? factorRequiredFrom : null,
  });
}

/**
 * A device is known by its cookie, or by its program and network: scripts and private windows keep no cookies, and a mail
 * at each of their sign-ins would teach people to ignore them. The first device of an account is not news to anybody.
 */
async function noticeNewDevice(ctx: PublicContext, userId: number, deviceToken: string): Promise<void> {
  const { address, userAgent } = ctx.request;
  const fingerprints = [tokenHash(deviceToken), tokenHash(`${addressGroup(address)}\n${userAgent}`)];
  const { hadDevices, wasKnown } = await devices.saveDevice(ctx.db, userId, fingerprints);
  if (hadDevices && !wasKnown) await queueSecurityNotice(ctx, userId, 'new_device');
}

import type { ChangedFactors, FactorKind, Factors, PasskeyInput } from '@platen/model/accounts/factors';
import type { Context, PublicContext, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { queueSecurityNotice } from '../security-notices/security-notices.service.ts';
import { setEnrollFrom } from '../sessions/sessions.queries.ts';
import { getRulesOf } from '../sign-in-settings/sign-in-settings.service.ts';
import { findFactorKinds } from './factors.queries.ts';
import { deletePasskeysOf, listPasskeys, toPasskey } from './passkeys.queries.ts';
import * as passkeys from './passkeys.service.ts';
import { deleteCodes } from './recovery-codes.queries.ts';
import * as recoveryCodes from './recovery-codes.service.ts';
import { deleteTotp } from './totp.queries.ts';
import * as totp from './totp.service.ts';

export async function getFactors(ctx: Context): Promise<Factors> {
  const { db, caller } = ctx;
  const app = await totp.findConfirmedTotp(db, caller.id);
  return {
    totp: app ? { created_at: app.created_at, last_used_at: app.last_used_at } : null,
    passkeys: (await listPasskeys(db, caller.id)).map(toPasskey),
    recovery_codes_left: await recoveryCodes.countRecoveryCodes(db, caller.id),
    required_from: (await getRulesOf(db, caller.role)).factorRequiredFrom,
  };
}

/** The ways in which a person can complete a sign-in; empty if the password is enough. */
export async function listFactorKinds(db: Db, userId: number): Promise<FactorKind[]> {
  const found = await findFactorKinds(db, userId);
  const factors = (['totp', 'passkey'] as const).filter((kind) => found[kind]);
  return factors.length > 0 && found.recovery_code ? [...factors, 'recovery_code'] : factors;
}

/** What the factory may know of somebody's factors. */
export async function summarizeFactors(db: Db, userId: number) {
  return {
    has_totp: (await totp.findConfirmedTotp(db, userId)) !== undefined,
    passkeys_count: (await listPasskeys(db, userId)).length,
    recovery_codes_left: await recoveryCodes.countRecoveryCodes(db, userId),
  };
}

export async function confirmTotp(ctx: RequestContext, code: string): Promise<ChangedFactors> {
  await totp.confirmTotp(ctx, code);
  return factorAdded(ctx);
}

export async function addPasskey(ctx: RequestContext, input: PasskeyInput): Promise<ChangedFactors> {
  await passkeys.addPasskey(ctx, input);
  return factorAdded(ctx);
}

/** The first factor comes with recovery codes; a further one leaves them as they are. */
async function factorAdded(ctx: RequestContext): Promise<ChangedFactors> {
  const { db, caller } = ctx;
  await setEnrollFrom(db, [caller.id], null);
  await queueSecurityNotice(ctx, caller.id, 'factor_added');
  const hasCodes = (await recoveryCodes.countRecoveryCodes(db, caller.id)) > 0;
  const codes = hasCodes ? null : await recoveryCodes.createRecoveryCodes(db, caller.id);
  return { factors: await getFactors(ctx), recovery_codes: codes };
}

export async function renewRecoveryCodes(ctx: Context): Promise<ChangedFactors> {
  if ((await listFactorKinds(ctx.db, ctx.caller.id)).length === 0) throw appError('no_factor');
  const codes = await recoveryCodes.createRecoveryCodes(ctx.db, ctx.caller.id);
  return { factors: await getFactors(ctx), recovery_codes: codes };
}

export async function removeTotp(ctx: RequestContext): Promise<Factors> {
  const wasUsed = (await totp.findConfirmedTotp(ctx.db, ctx.caller.id)) !== undefined;
  await deleteTotp(ctx.db, ctx.caller.id);
  return wasUsed ? factorRemoved(ctx) : getFactors(ctx);
}

export async function removePasskey(ctx: RequestContext, id: number): Promise<Factors> {
  await passkeys.removePasskey(ctx, id);
  return factorRemoved(ctx);
}

/** Recovery codes without a factor would be a password of their own. A refusal here takes the removal back. */
async function factorRemoved(ctx: RequestContext): Promise<Factors> {
  const { db, caller } = ctx;
  const isLast = (await listFactorKinds(db, caller.id)).length === 0;
  if (isLast && (await getRulesOf(db, caller.role)).factorRequiredFrom !== null) throw appError('last_factor');
  if (isLast) await deleteCodes(db, caller.id);
  await queueSecurityNotice(ctx, caller.id, 'factor_removed');
  return getFactors(ctx);
}

export async function renamePasskey(ctx: Context, id: number, name: string): Promise<Factors> {
  await passkeys.renamePasskey(ctx, id, name);
  return getFactors(ctx);
}

/** For somebody who has lost them all, including the recovery codes. */
export async function removeAllFactors(db: Db, userId: number): Promise<void> {
  await deleteTotp(db, userId);
  await deletePasskeysOf(db, userId);
  await deleteCodes(db, userId);
}

/** Whether this code of an app or of the paper is right; it is used up by this. */
export async function useCode(
  ctx: PublicContext,
  userId: number,
  given: { totp: string } | { recovery_code: string },
): Promise<boolean> {
  if ('totp' in given) return totp.useTotpCode(ctx.db, ctx.platform.config, userId, given.totp);
  const isRight = await recoveryCodes.useRecoveryCode(ctx.db, userId, given.recovery_code);
  if (isRight) await queueSecurityNotice(ctx, userId, 'recovery_code_used');
  return isRight;
}

import { type NewTotp, totpStepS } from '@platen/model/accounts/factors';
import { generateSecret, generateURI, verify } from 'otplib';
import { reseal, seal, unseal } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config/config.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { getApplicationInfo } from '../../factory/application/application.service.ts';
import { getUserWithWallet } from '../users/users.service.ts';
import * as queries from './totp.queries.ts';

const keyOf = (config: Pick<Config, 'secret'>) => keyFor(config, 'totp-secret');

/** Asking again gives another secret, so a picture of an earlier one is worth nothing. */
export async function createTotp(ctx: Context): Promise<NewTotp> {
  const secret = generateSecret();
  const isNew = await queries.insertTotp(ctx.db, ctx.caller.id, seal(keyOf(ctx.platform.config), secret));
  if (!isNew) throw appError('totp_present');
  const [{ name }, { login_name }] = [await getApplicationInfo(ctx), await getUserWithWallet(ctx.db, ctx.caller.id)];
  return { secret, uri: generateURI({ issuer: name, label: login_name, secret }) };
}

/** The first code shows that the app has the secret; it is used up by it, like every later one. */
export async function confirmTotp(ctx: Context, code: string): Promise<void> {
  const totp = await queries.findTotp(ctx.db, ctx.caller.id);
  if (totp?.confirmed_at) throw appError('totp_present');
  if (!totp || !(await isNewCode(ctx.db, ctx.platform.config, totp, code))) {
    throw appError('second_factor_wrong').at('code');
  }
  await queries.updateConfirmedAt(ctx.db, ctx.caller.id);
}

export async function findConfirmedTotp(db: Db, userId: number) {
  const totp = await queries.findTotp(db, userId);
  return totp?.confirmed_at ? totp : undefined;
}

/** Whether the code is right and was not used before; it is used up by this. */
export async function useTotpCode(db: Db, config: Config, userId: number, code: string): Promise<boolean> {
  const totp = await findConfirmedTotp(db, userId);
  return totp !== undefined && (await isNewCode(db, config, totp, code));
}

async function isNewCode(
  db: Db,
  config: Config,
  totp: { user_id: number; secret_sealed: Buffer },
  code: string,
): Promise<boolean> {
  const secret = unseal(keyOf(config), totp.secret_sealed);
  const result = await verify({ secret, token: code, epochTolerance: totpStepS });
  return result.valid && 'timeStep' in result && queries.useStep(db, totp.user_id, result.timeStep);
}

/** Seals the secrets of all authenticator apps with another secret of the installation. */
export async function resealTotpSecrets(
  db: Db,
  from: Pick<Config, 'secret'>,
  to: Pick<Config, 'secret'>,
): Promise<void> {
  for (const { user_id, secret_sealed } of await queries.listSealedSecrets(db)) {
    const sealed = reseal(secret_sealed, keyOf(from), keyOf(to));
    if (sealed) await queries.updateSealedSecret(db, user_id, sealed);
  }
}

import { randomBytes } from 'node:crypto';
import type { Session } from '@platen/model/accounts/accounts';
import { defaultTimeZone } from '@platen/model/factory/time-zones';
import { readSetupCode, type SetupInput, type SetupState, toSetupCode } from '@platen/model/operations/setup';
import { isSameHash, keyedHash } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config/config.ts';
import type { BaseContext, PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { addressGroup } from '../../../platform/http/call-guard.ts';
import { countCallOnAll, resetCalls } from '../../../platform/http/rate-limit.ts';
import { startSession } from '../../accounts/sign-in/start-session.service.ts';
import { hasUsers } from '../../accounts/users/users.queries.ts';
import { createUser, type NewUser } from '../../accounts/users/users.service.ts';
import { nameApplication } from '../../factory/application/application.queries.ts';
import { setDefaultShippingRules } from '../../factory/shipping-settings/shipping-settings.service.ts';
import * as queries from './setup.queries.ts';

const saltBytes = 32;

/**
 * The code that lets a visitor create the first account; undefined once there is one. It is derived from a stored salt
 * and the server's secret: every process prints the same code at every start, and the database alone does not reveal
 * it.
 */
export async function findSetupCode(db: Db, config: Config): Promise<string | undefined> {
  if (await hasUsers(db)) return undefined;
  return codeOf(config, await queries.ensureSalt(db, randomBytes(saltBytes)));
}

function codeOf(config: Config, salt: Buffer): string {
  return toSetupCode(keyedHash(keyFor(config, 'setup-code'), salt.toString('hex')));
}

export async function getSetupState(ctx: BaseContext): Promise<SetupState> {
  if (await hasUsers(ctx.db)) throw appError('not_found');
  const { settings, config } = ctx.platform;
  return {
    time_zone: settings.timeZone,
    is_time_zone_fixed: config.fixedTimeZone !== undefined,
    currency: settings.currency,
  };
}

/** Attempts from one address. */
const addressLimit = { max: 10, windowS: 3600 };
/** Attempts from all addresses together. If strangers exhaust this limit, `npm run admin` still works. */
const totalLimit = { max: 100, windowS: 3600 };

/**
 * Creates the first administrator and names the factory. Attempts are counted before the code is checked and stay
 * counted although the request fails, so this opens its own transaction.
 */
export async function completeSetup(ctx: PublicContext, input: SetupInput, deviceToken: string): Promise<Session> {
  if (await hasUsers(ctx.db)) throw appError('setup_done');
  const attemptKey = `setup:${addressGroup(ctx.request.address)}`;
  await countCallOnAll(ctx.db, [
    { key: attemptKey, ...addressLimit },
    { key: 'setup', ...totalLimit },
  ]);
  await checkCode(ctx, input.code);
  await resetCalls(ctx.db, attemptKey);
  const session = await ctx.db.transaction().execute(async (db) => {
    const { config } = ctx.platform;
    const { login_name, password, screen_name, email } = input;
    const admin = { login_name, password, screen_name, email, factory_name: input.name };
    const id = await createFirstAdmin(db, admin, config.fixedTimeZone ?? input.time_zone);
    if (id === undefined) throw appError('setup_done');
    await nameApplication(db, {
      name: input.name,
      currency: input.currency,
      ...(input.time_zone !== undefined && !config.fixedTimeZone && { time_zone: input.time_zone }),
    });
    return startSession({ ...ctx, db }, { id, role: 'admin' }, deviceToken);
  });
  await ctx.platform.settings.reload();
  ctx.log.info({ login: input.login_name }, 'the installation was set up');
  return session;
}

async function checkCode({ db, platform: { config } }: BaseContext, typed: string): Promise<void> {
  const salt = await queries.findSalt(db);
  // Somebody else may have finished the set-up since this request arrived: then there is no code any more.
  if (!salt && (await hasUsers(db))) throw appError('setup_done');
  // Compared as hashes, so that the duration reveals nothing about a partial match.
  const hashOf = (code: string) => keyedHash(keyFor(config, 'setup-code-compared'), readSetupCode(code));
  if (!salt || !isSameHash(hashOf(typed), hashOf(codeOf(config, salt)))) throw appError('setup_code_wrong').at('code');
}

/** Creates the first account once, however it is requested; undefined if there is an account already. */
export async function createFirstAdmin(
  db: Db,
  admin: Omit<NewUser, 'role'>,
  timeZone = defaultTimeZone,
): Promise<number | undefined> {
  await queries.lockSetup(db);
  if (await hasUsers(db)) return undefined;
  const id = await createUser(db, { ...admin, role: 'admin' });
  await setDefaultShippingRules(db, timeZone);
  await queries.finishSetup(db);
  return id;
}

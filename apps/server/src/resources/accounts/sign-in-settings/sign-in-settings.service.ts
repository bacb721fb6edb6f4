import { isCustomer, type RoleKey } from '@platen/model/accounts/roles';
import type { SignInSettings, SignInSettingsUpdate } from '@platen/model/accounts/sign-in-settings';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';

import { clearEnrollFrom, setEnrollFrom } from '../sessions/sessions.queries.ts';
import * as queries from './sign-in-settings.queries.ts';

const hourMs = 3_600_000;

export async function getSignInSettings(ctx: Context): Promise<SignInSettings> {
  const { required_from, grace_days, session_days, staff_session_hours } = await queries.getSettings(ctx.db);
  return {
    is_staff_factor_required: required_from !== null,
    grace_days,
    session_days,
    staff_session_hours,
    required_from,
    staff_without_factor_count: (await queries.listStaffWithoutFactor(ctx.db)).length,
  };
}

/** The open sessions follow at once; a shorter life applies to those that begin from now on. */
export async function updateSignInSettings(ctx: Context, update: SignInSettingsUpdate): Promise<SignInSettings> {
  const { is_staff_factor_required: isRequired, ...rest } = update;
  await queries.updateSettings(ctx.db, { ...rest, isRequired });
  const { required_from } = await queries.getSettings(ctx.db);
  await clearEnrollFrom(ctx.db);
  if (required_from !== null) {
    await setEnrollFrom(ctx.db, await queries.listStaffWithoutFactor(ctx.db), required_from);
  }
  ctx.log.info({ by: ctx.caller.id, ...update }, 'the sign-in settings were changed');
  return getSignInSettings(ctx);
}

export interface RulesOfRole {
  sessionLifeMs: number;
  /** From when this role needs a second factor; null if it does not. */
  factorRequiredFrom: string | null;
}

export async function getRulesOf(db: Db, role: RoleKey): Promise<RulesOfRole> {
  const { session_days, staff_session_hours, required_from } = await queries.getSettings(db);
  return isCustomer(role)
    ? { sessionLifeMs: session_days * 24 * hourMs, factorRequiredFrom: null }
    : { sessionLifeMs: staff_session_hours * hourMs, factorRequiredFrom: required_from };
}

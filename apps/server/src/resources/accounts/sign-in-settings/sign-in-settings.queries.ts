import { isCustomer, type RoleKey, roleKeys } from '@platen/model/accounts/roles';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    sign_in_settings: SignInSettingsTable;
  }
}

interface SignInSettingsTable {
  /** When staff were first told that they need a second factor; null if they do not. */
  staff_factor_required_at: string | null;
  grace_days: number;
  session_days: number;
  staff_session_hours: number;
}

/** With when the grace period of the staff ends. */
export function getSettings(db: Db) {
  return db
    .selectFrom('sign_in_settings')
    .selectAll()
    .select(sql<string | null>`staff_factor_required_at + make_interval(days => grace_days)`.as('required_from'))
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  db: Db,
  { isRequired, ...settings }: Omit<SignInSettingsTable, 'staff_factor_required_at'> & { isRequired: boolean },
): Promise<void> {
  await db
    .updateTable('sign_in_settings')
    .set({
      ...settings,
      // The grace period does not begin again when another setting is saved.
      staff_factor_required_at: isRequired ? sql<string>`coalesce(staff_factor_required_at, now())` : null,
    })
    .execute();
}

const staffRoles: readonly RoleKey[] = roleKeys.filter((role) => !isCustomer(role));

export async function listStaffWithoutFactor(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.role', 'in', staffRoles)
    .where('users.is_block', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('totp_secrets')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('user_id').whereRef('user_id', '=', 'users.id'))),
    )
    .execute();
  return rows.map(({ id }) => id);
}

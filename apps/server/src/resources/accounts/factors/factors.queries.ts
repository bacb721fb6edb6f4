import type { FactorKind } from '@platen/model/accounts/factors';
import type { Db } from '../../../platform/database/database.ts';

/** Which kinds of factors somebody has. One statement, because every sign-in waits for it. */
export function findFactorKinds(db: Db, userId: number): Promise<Record<FactorKind, unknown>> {
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('totp_secrets')
          .select('user_id')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is not', null),
      ).as('totp'),
      exists(selectFrom('passkeys').select('id').where('user_id', '=', userId)).as('passkey'),
      exists(selectFrom('recovery_codes').select('id').where('user_id', '=', userId).where('used_at', 'is', null)).as(
        'recovery_code',
      ),
    ])
    .executeTakeFirstOrThrow();
}

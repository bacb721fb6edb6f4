import type { AccessGrantKind } from '@platen/model/accounts/access-grants';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    access_grants: AccessGrantsTable;
  }
}

/** The last time that one person of the factory gave another one access to an account. */
interface AccessGrantsTable {
  user_id: number;
  granted_by_id: number;
  kind: AccessGrantKind;
  granted_at: Generated<string>;
}

export async function saveGrants(
  db: Db,
  userIds: readonly number[],
  grant: { granted_by_id: number; kind: AccessGrantKind },
): Promise<void> {
  await db
    .insertInto('access_grants')
    .values(userIds.map((user_id) => ({ user_id, ...grant })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'granted_by_id']).doUpdateSet({ kind: grant.kind, granted_at: sql<string>`now()` }),
    )
    .execute();
}

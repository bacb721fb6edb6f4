import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

declare module '../../../platform/database.ts' {
  interface Database {
    known_devices: {
      user_id: number;
      fingerprint: Buffer;
      last_seen_at: Generated<string>;
    };
  }
}

/** How many of these fingerprints the account has, and how many it has at all. */
export function countDevices(db: Db, userId: number, fingerprints: readonly Buffer[]) {
  return db
    .selectFrom('known_devices')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('fingerprint', 'in', fingerprints).as('known'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function saveDevices(db: Db, userId: number, fingerprints: readonly Buffer[]): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(fingerprints.map((fingerprint) => ({ user_id: userId, fingerprint })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ last_seen_at: sql<string>`now()` }),
    )
    .execute();
}

export async function deleteOldDevices(db: Db): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', sql<string>`now() - interval '1 year'`).execute();
}

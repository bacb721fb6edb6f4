import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    known_devices: {
      user_id: number;
      fingerprint: Buffer;
      last_seen_at: Generated<string>;
    };
  }
}

/**
 * Saves the fingerprints of a device, and returns whether the account had any device before, and this one. The queries
 * see the table as it was before the insert. They must not count: a script that signs in without cookies adds a row each time.
 */
export async function saveDevice(db: Db, userId: number, fingerprints: readonly Buffer[]) {
  const { had_devices, was_known } = await db
    .with('saved', (statement) =>
      statement
        .insertInto('known_devices')
        .values(fingerprints.map((fingerprint) => ({ user_id: userId, fingerprint })))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'fingerprint']).doUpdateSet({ last_seen_at: sql<string>`now()` }),
        ),
    )
    .selectNoFrom(({ exists, selectFrom }) => {
      const devices = selectFrom('known_devices').select('user_id').where('user_id', '=', userId);
      return [
        exists(devices).as('had_devices'),
        exists(devices.where('fingerprint', 'in', fingerprints)).as('was_known'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { hadDevices: Boolean(had_devices), wasKnown: Boolean(was_known) };
}

/** @public */
export async function sweepKnownDevices(db: Db): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', sql<string>`now() - interval '1 year'`).execute();
}

import { sql } from 'kysely';
import type { Platform } from '../platform/context.ts';
import { createUser } from '../resources/users/users.service.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Any constant: it only has to be the same in every process. */
const seedLock = 7300;

/** Fills an empty database, and leaves any other alone. One transaction: a start that dies here starts afresh. */
export async function seedDemo(platform: Platform): Promise<boolean> {
  return platform.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db);
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    for (const account of demoAccounts) await createUser(db, { ...account, password: demoPassword });
    return true;
  });
}

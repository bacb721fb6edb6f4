import { demoAccounts, demoPassword } from '@platen/demo/accounts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { createUser, hasUsers } from '../resources/accounts/users/users.service.ts';

/** Any constant: it only has to be the same in every process. */
const seedLock = 7300;

/** Fills an empty database, and leaves any other alone. One transaction: a start that dies here starts afresh. */
export async function seedDemo(
  platform: Platform,
  log: FastifyBaseLogger,
  say: (line: string) => void,
): Promise<boolean> {
  return platform.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db);
    if (await hasUsers(db)) return false;
    const userIds = await seedAccounts(db);
    // Only now: every later start of the demo does without its art.
    const { seedFactory } = await import('./seed-factory.ts');
    await seedFactory({ platform, db, log, userIds, say });
    return true;
  });
}

/** How to sign in, for the people in front of the terminal. */
export function listDemoAccounts(): string[] {
  return [
    `demo accounts, all with the password ${demoPassword}:`,
    ...demoAccounts.map(
      ({ login_name, role, is_block }) => `  ${login_name.padEnd(10)} ${role}${is_block ? ', frozen' : ''}`,
    ),
  ];
}

async function seedAccounts(db: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const account of demoAccounts)
    ids.set(account.login_name, await createUser(db, { ...account, password: demoPassword }));
  return ids;
}

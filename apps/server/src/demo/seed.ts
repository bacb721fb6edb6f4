import type { Role } from '@platen/model/abilities';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Platform } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { createUser } from '../resources/accounts/users/users.service.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedLibraries } from './seed-libraries.ts';

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
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    const userIds = await seedAccounts(db);
    const contextOf = (name: string, role: Role) => contextFor(platform, db, log, { id: userIds.get(name) ?? 0, role });
    const factory = contextOf('factory', 'staff');
    say('drawing the demo catalogue');
    const fontIds = await seedLibraries(factory);
    await seedCatalogue(factory, { fontIds, userIds });
    say('placing the demo orders');
    await seedOrders({
      factory,
      merchant: contextOf('merchant', 'customer'),
      reseller: contextOf('reseller', 'customer'),
    });
    return true;
  });
}

async function seedAccounts(db: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const account of demoAccounts)
    ids.set(account.login_name, await createUser(db, { ...account, password: demoPassword }));
  return ids;
}

/** The demo is made by its own people through the services, so that it obeys every rule. */
function contextFor(platform: Platform, db: Db, log: FastifyBaseLogger, person: { id: number; role: Role }): Context {
  const caller = { ...person, via: { kind: 'session', sessionId: 0 } } as const;
  return { platform, db, log, caller, locale: 'zh-CN', requestId: 'seed', address: '', origin: '' };
}

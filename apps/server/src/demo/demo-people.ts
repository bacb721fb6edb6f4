import { demoAccounts, demoPassword } from '@platen/demo/accounts';
import { factoryHoursAgo } from '@platen/demo/orders';
import type { Locale } from '@platen/model/text/locale';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { createUser } from '../resources/accounts/users/users.service.ts';
import { backdate } from './backdate.queries.ts';
import { contextOf, getPiece, type SeedContext, staffContext } from './piece.ts';

/** The demo's people, each as a caller of the services. */
export type DemoPeople = Record<'merchant' | 'reseller' | 'factory', Context>;
export type CustomerName = 'merchant' | 'reseller';

export async function customerContext(seed: SeedContext, db: Db, name: CustomerName): Promise<Context> {
  return contextOf(seed, db, await getPiece(db, 'account', name), 'customer');
}

export async function getPeople(seed: SeedContext, db: Db): Promise<DemoPeople> {
  return {
    factory: staffContext(seed, db),
    merchant: await customerContext(seed, db, 'merchant'),
    reseller: await customerContext(seed, db, 'reseller'),
  };
}

/** The ids of the demo's accounts, by login name. */
export async function createDemoAccounts(db: Db, locale: Locale): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const account of demoAccounts(locale)) {
    const id = await createUser(db, { ...account, password: demoPassword });
    await backdate(db, 'users', id, factoryHoursAgo);
    ids.set(account.login_name, id);
  }
  return ids;
}

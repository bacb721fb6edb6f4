import type { Db } from '../platform/database.ts';
import { demoAccounts } from './demo-accounts.ts';

/** The login names of demo accounts that anyone can sign in to: their password is published. */
export async function listOpenDemoAccounts(db: Db): Promise<string[]> {
  const names = demoAccounts.map(({ login_name }) => login_name);
  const rows = await db
    .selectFrom('users')
    .select('login_name')
    .where('login_name', 'in', names)
    .where('email', 'like', '%@demo.platen')
    .where('is_block', '=', false)
    .orderBy('login_name')
    .execute();
  return rows.map(({ login_name }) => login_name);
}

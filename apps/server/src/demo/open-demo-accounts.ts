import type { Db } from '../platform/database/database.ts';
import { listOpenLoginNames } from '../resources/accounts/users/users.queries.ts';

/**
 * No real account has this domain, because it does not exist. Declared here and not in the demo, because a factory
 * without a demo checks it too and must not load the demo.
 */
const demoEmailDomain = 'demo.platen';

/** The login names of demo accounts that anyone can sign in to, because their password is published. */
export function listOpenDemoAccounts(db: Db): Promise<string[]> {
  return listOpenLoginNames(db, demoEmailDomain);
}

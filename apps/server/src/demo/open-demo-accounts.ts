import type { Db } from '../platform/database.ts';
import { listOpenLoginNames } from '../resources/accounts/users/users.service.ts';

/** Nobody else has it: there is no such domain. A factory without a demo asks for it too, and does not load the demo. */
const demoEmailDomain = 'demo.platen';

/** The login names of demo accounts that anyone can sign in to: their password is published. */
export function listOpenDemoAccounts(db: Db): Promise<string[]> {
  return listOpenLoginNames(db, demoEmailDomain);
}

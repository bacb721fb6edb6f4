import { advanceGrants } from '@platen/demo/payments';
import { grantAdvance } from '../resources/accounts/users/people.service.ts';
import { listAdvanceGrants } from '../resources/wallet/wallets/wallets.service.ts';
import { dateNewestAdvance } from './date-back.queries.ts';
import type { People } from './demo-people.ts';

/** What the factory has lent its customers. After all that was paid: no order of the past is paid on credit. */
export async function grantAdvances(people: People): Promise<void> {
  const { db, platform } = people.factory;
  for (const name of ['merchant', 'reseller'] as const) {
    const { id } = people[name].caller;
    if ((await listAdvanceGrants(db, id)).length > 0) continue;
    for (const { hoursAgo, ...grant } of advanceGrants[name]) {
      await grantAdvance(people.factory, id, grant);
      await dateNewestAdvance(db, id, { hoursAgo, timeZone: platform.settings.timeZone });
    }
  }
}

import type { AccessGrantKind } from '@platen/model/accounts/access-grants';
import type { Context } from '../../../platform/context.ts';
import { saveGrants } from './access-grants.queries.ts';

/**
 * Records that the caller has given people of the factory access to their accounts: until the time is over, none of them is the
 * second person for what the caller asks for. It is in a table of its own, because entries of the audit log are removed. Call
 * it in the transaction of the change.
 */
export async function recordAccessGrant(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  userIds: readonly number[],
  kind: AccessGrantKind,
): Promise<void> {
  const others = userIds.filter((id) => id !== caller.id);
  if (others.length > 0) await saveGrants(db, others, { granted_by_id: caller.id, kind });
}

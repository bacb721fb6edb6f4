import { errorTable } from '@platen/model/errors/errors';
import { refusalsAction } from '@platen/model/operations/audit-entries';
import { insertAuditEntry } from '../audit/audit-entries.ts';
import type { Db } from '../database/database.ts';
import { addressGroup } from './call-guard.ts';
import { takeEndedBudgets, takeFromBudget } from './rate-limit.ts';

/**
 * How many refused attempts have an entry in an hour: of one account at one address, and of all. Whoever tries passwords, keys or
 * what they may not must be seen in the audit log, but must not be able to fill it: further attempts are counted, and one entry
 * says how many there were. The log of the server has each of them.
 */
const windowS = 3600;
const ownMax = 20;
const totalMax = 2000;

const prefix = 'refusals:';
const totalKey = `${prefix}all`;

/** Whether a refused attempt gets an entry of its own. */
export async function mayRecordRefusal(db: Db, actorId: number | null, address: string): Promise<boolean> {
  const ownKey = `${prefix}${actorId ?? ''}:${addressGroup(address)}`;
  if ((await takeFromBudget(db, ownKey, 1, { max: ownMax, windowS })) === 0) return false;
  return (await takeFromBudget(db, totalKey, 1, { max: totalMax, windowS })) === 1;
}

/** Records how many attempts of the hours that have ended got no entry of their own. */
export async function recordFurtherRefusals(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { key, count } of await takeEndedBudgets(transaction, prefix, windowS)) {
      const isTotal = key === totalKey;
      const further = count - (isTotal ? totalMax : ownMax);
      if (further <= 0) continue;
      const [actor = '', ...address] = isTotal ? [] : key.slice(prefix.length).split(':');
      await insertAuditEntry(transaction, {
        action: refusalsAction,
        refused_code: errorTable.too_many_requests.code,
        actor_id: actor === '' ? null : Number(actor),
        session_id: null,
        api_key_id: null,
        subject_type: 'audit_entries',
        subject_id: null,
        changes: [{ field: 'further_refusals', before: null, after: further }],
        address: address.join(':'),
        request_id: '',
      });
    }
  });
}

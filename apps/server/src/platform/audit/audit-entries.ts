import type { AuditChange } from '@platen/model/operations/audit-entries';
import type { Generated } from 'kysely';
import type { Db } from '../database/database.ts';

export interface AuditEntriesTable {
  id: Generated<number>;
  occurred_at: Generated<string>;
  action: string;
  refused_code: number | null;
  /** No foreign keys: an entry outlives whom and what it names. */
  actor_id: number | null;
  session_id: number | null;
  api_key_id: number | null;
  subject_type: string;
  subject_id: number | null;
  changes: string;
  address: string;
  request_id: string;
}

declare module '../database/database.ts' {
  interface Database {
    audit_entries: AuditEntriesTable;
  }
}

export interface NewAuditEntry extends Omit<AuditEntriesTable, 'id' | 'occurred_at' | 'changes'> {
  changes: readonly AuditChange[];
}

export async function insertAuditEntry(db: Db, { changes, ...entry }: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ ...entry, changes: JSON.stringify(changes) })
    .execute();
}

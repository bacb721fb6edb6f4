import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { AuditChange, AuditEntry, auditEntryList } from '@platen/model/operations/audit-entries';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { listPage, streamRows } from '../lists/lists.ts';
import type { AuditEntriesTable } from './audit-entries.ts';

export type AuditEntryListQuery = ListQueryOf<typeof auditEntryList>;
/** An entry as it is stored: the name of its action is in the language of its reader. */
export type StoredAuditEntry = Omit<AuditEntry, 'action_name'>;

export async function listAuditEntries(
  db: Db,
  list: AuditEntryListQuery,
  timeZone: string,
): Promise<Page<StoredAuditEntry>> {
  const page = await listPage(db, selectEntries(db), list, listSql(timeZone));
  return { ...page, data: page.data.map(toEntry) };
}

/** Streams every entry that matches the filters. */
export async function* streamAuditEntries(
  db: Db,
  list: AuditEntryListQuery,
  timeZone: string,
): AsyncGenerator<StoredAuditEntry> {
  for await (const row of streamRows(selectEntries(db), list, listSql(timeZone))) yield toEntry(row);
}

function selectEntries(db: Db) {
  return db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .selectAll('audit_entries')
    .select('users.screen_name');
}

function listSql(timeZone: string) {
  return {
    where: {
      actor_id_eq: 'audit_entries.actor_id',
      action_eq: 'audit_entries.action',
      subject_type_eq: 'audit_entries.subject_type',
      subject_id_eq: 'audit_entries.subject_id',
      is_refused_eq: (isRefused: boolean) => sql<boolean>`(audit_entries.refused_code is not null) = ${isRefused}`,
      occurred_at_gteq_date: 'audit_entries.occurred_at',
      occurred_at_lteq_date: 'audit_entries.occurred_at',
      address_eq: 'audit_entries.address',
      request_id_eq: 'audit_entries.request_id',
    },
    sort: { occurred_at: 'audit_entries.occurred_at' },
    tieBreaker: 'audit_entries.id',
    // Entries are only added, and there are millions: the total may be a few seconds old.
    isTotalCacheable: true,
    timeZone,
  };
}

type EntryRow = Selectable<AuditEntriesTable> & { screen_name: string | null };

function toEntry(row: EntryRow): StoredAuditEntry {
  const { id, occurred_at, action, refused_code, actor_id, screen_name, session_id, api_key_id } = row;
  const { subject_type, subject_id, address, request_id } = row;
  return {
    id,
    occurred_at,
    action,
    refused_code,
    actor: actor_id === null ? null : { id: actor_id, screen_name },
    session_id,
    api_key_id,
    subject_type,
    subject_id,
    // The driver parses JSON columns; they are text only when written.
    changes: row.changes as unknown as AuditChange[],
    address,
    request_id,
  };
}

import { type Generated, sql } from 'kysely';
import type { Db } from '../database/database.ts';

declare module '../database/database.ts' {
  interface Database {
    audit_seals: {
      id: Generated<number>;
      sealed_at: Generated<string>;
      /** Transaction ids, as text. */
      from_transaction: string;
      before_transaction: string;
      entries_count: number;
      hash: Buffer;
      /** Of the hash, by a key that the database does not have; null in seals of earlier versions. */
      mac: Buffer | null;
    };
    audit_checks: {
      checked_at: Generated<string>;
      seals_count: number;
      entries_count: number;
      /** The first seal that its entries do not fit; null if all do. */
      broken_seal_id: number | null;
    };
  }
}

export interface Seal {
  id: number;
  from_transaction: string;
  before_transaction: string;
  entries_count: number;
  hash: Buffer;
  mac: Buffer | null;
}

/** Waits for another process that is sealing. */
export async function lockSeals(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit_seals', 0))`.execute(transaction);
}

export function findLastSeal(db: Db): Promise<Seal | undefined> {
  return selectSeals(db).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export function listSealsAfter(db: Db, id: number, limit: number): Promise<Seal[]> {
  return selectSeals(db).where('id', '>', id).orderBy('id').limit(limit).execute();
}

/** The last seal that was made before a time: the entries up to it are removed when they are old. */
export function findLastSealBefore(db: Db, time: Date): Promise<Seal | undefined> {
  return selectSeals(db).where('sealed_at', '<', time.toISOString()).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

function selectSeals(db: Db) {
  return db
    .selectFrom('audit_seals')
    .select(['id', 'from_transaction', 'before_transaction', 'entries_count', 'hash', 'mac']);
}

export function insertSeal(db: Db, seal: Omit<Seal, 'id'>): Promise<{ id: number }> {
  return db.insertInto('audit_seals').values(seal).returning('id').executeTakeFirstOrThrow();
}

export function findSeal(db: Db, id: number): Promise<Seal | undefined> {
  return selectSeals(db).where('id', '=', id).executeTakeFirst();
}

/** Every transaction below it has ended, so no entry can appear there any more. */
export async function findOldestRunningTransaction(db: Db): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(
    db,
  );
  return rows[0]?.xmin ?? '0';
}

export interface EntryHash {
  transaction: string;
  id: number;
  hash: Buffer;
}

/** The hashes of entries of a range of transactions, in the order in which they are sealed. */
export async function readEntryHashes(
  db: Db,
  range: Pick<Seal, 'from_transaction' | 'before_transaction'>,
  after: Pick<EntryHash, 'transaction' | 'id'>,
  limit: number,
): Promise<EntryHash[]> {
  const { rows } = await sql<EntryHash>`
    select written_in::text as transaction, id,
      sha256(convert_to(jsonb_build_array(id, extract(epoch from occurred_at), action, refused_code, actor_id, session_id,
        api_key_id, subject_type, subject_id, changes, address, request_id)::text, 'UTF8')) as hash
    from audit_entries
    where written_in >= ${range.from_transaction}::xid8 and written_in < ${range.before_transaction}::xid8
      and (written_in, id) > (${after.transaction}::xid8, ${after.id})
    order by written_in, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many were removed. By a function of the owner: the role of the server may lack the right to delete. */
export async function deleteEntriesBefore(db: Db, transaction: string, limit: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    select remove_audit_entries(${transaction}::xid8, ${limit}) as removed`.execute(db);
  return rows[0]?.removed ?? 0;
}

export async function insertAuditCheck(
  db: Db,
  check: { seals_count: number; entries_count: number; broken_seal_id: number | null },
): Promise<void> {
  await db.insertInto('audit_checks').values(check).execute();
}

export function findLastAuditCheck(db: Db) {
  return db.selectFrom('audit_checks').selectAll().orderBy('checked_at', 'desc').limit(1).executeTakeFirst();
}

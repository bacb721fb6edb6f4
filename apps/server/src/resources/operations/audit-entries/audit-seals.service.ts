import { createHash, createHmac } from 'node:crypto';
import type { AuditCheck } from '@platen/model/operations/audit-entries';
import * as queries from '../../../platform/audit/audit-seals.ts';
import { readNewestSeal, writeNewestSeal } from '../../../platform/audit/newest-seal.ts';
import { isSameHash } from '../../../platform/auth/secrets.ts';
import { type Config, keyFor } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { Store } from '../../../platform/store/store.ts';

const entriesPerBatch = 5000;
const sealsPerBatch = 500;
const removedPerBatch = 5000;
const dayMs = 24 * 3_600_000;

/**
 * Seals the entries of all transactions that have ended since the last seal. Not with each entry: writers would then have to
 * wait for each other. The newest seal is remembered in the store, unless the one that is remembered there is gone from the
 * table: then nothing hides it until somebody has looked.
 */
export async function sealAuditEntries({ db, platform }: Pick<JobContext, 'db' | 'platform'>): Promise<void> {
  const { config, store } = platform;
  const sealed = await db.transaction().execute(async (transaction) => {
    await queries.lockSeals(transaction);
    const last = await queries.findLastSeal(transaction);
    const range = {
      from_transaction: last?.before_transaction ?? '0',
      before_transaction: await queries.findOldestRunningTransaction(transaction),
    };
    const { hash, count } = await hashEntries(transaction, last?.hash, range);
    if (count === 0) return undefined;
    const seal = { ...range, entries_count: count, hash, mac: macOf(config, hash) };
    return { hash, ...(await queries.insertSeal(transaction, seal)) };
  });
  if (sealed && (await findMissingSeal(db, store)) === undefined)
    await writeNewestSeal(store, { id: sealed.id, hash: sealed.hash.toString('hex') });
}

/** Whoever owns the database can compute hashes again; this needs the server's secret too. */
function macOf(config: Pick<Config, 'secret'>, hash: Buffer): Buffer {
  return createHmac('sha256', keyFor(config, 'audit-seal')).update(hash).digest();
}

/**
 * Adds a seal without entries under another secret. The last seal vouches for all before it, so these stay as they are: no seal
 * is ever changed.
 */
export async function resealAuditLog(db: Db, secret: Pick<Config, 'secret'>): Promise<void> {
  await queries.lockSeals(db);
  const last = await queries.findLastSeal(db);
  if (!last) return;
  const { before_transaction } = last;
  const range = { from_transaction: before_transaction, before_transaction };
  const { hash } = await hashEntries(db, last.hash, range);
  await queries.insertSeal(db, { ...range, entries_count: 0, hash, mac: macOf(secret, hash) });
}

/** The id of the seal that is remembered in the store and is not in the table as it was. */
async function findMissingSeal(db: Db, store: Store): Promise<number | undefined> {
  const newest = await readNewestSeal(store);
  if (!newest) return undefined;
  const found = await queries.findSeal(db, newest.id);
  return found?.hash.toString('hex') === newest.hash ? undefined : newest.id;
}

/** The id of a last seal that the server did not make. Before the first with a key, there was none to compare. */
async function findForgedSeal(db: Db, { config, store }: Pick<JobContext['platform'], 'config' | 'store'>) {
  const last = await queries.findLastSeal(db);
  if (!last) return undefined;
  if (last.mac) return isSameHash(last.mac, macOf(config, last.hash)) ? undefined : last.id;
  return (await readNewestSeal(store)) ? last.id : undefined;
}

/** The hash of a seal: that of the seal before it, and those of its entries. */
async function hashEntries(
  db: Db,
  previous: Buffer | undefined,
  range: Pick<queries.Seal, 'from_transaction' | 'before_transaction'>,
): Promise<{ hash: Buffer; count: number }> {
  const digest = createHash('sha256').update(previous ?? '');
  let count = 0;
  let after = { transaction: '0', id: 0 };
  for (;;) {
    const batch = await queries.readEntryHashes(db, range, after, entriesPerBatch);
    for (const { hash } of batch) digest.update(hash);
    count += batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < entriesPerBatch) return { hash: digest.digest(), count };
    after = last;
  }
}

/** Removes entries whose time is over, and compares all others with their seals. */
export async function checkAuditLog({ db, log, platform, closing }: Omit<JobContext, 'id'>): Promise<void> {
  const { keptDays } = platform.config.audit;
  const removed = keptDays === undefined ? undefined : await removeOldEntries(db, keptDays, closing);
  const compared = await compareSeals(db, removed, closing);
  const broken_seal_id =
    compared.broken_seal_id ??
    (await findForgedSeal(db, platform)) ??
    (await findMissingSeal(db, platform.store)) ??
    null;
  const check = { ...compared, broken_seal_id };
  await queries.insertAuditCheck(db, check);
  if (check.broken_seal_id !== null) log.error(check, 'the audit log was changed');
}

/** Removes the entries of whole seals, so that every other seal can still be checked. Returns the last of those seals. */
async function removeOldEntries(
  db: Db,
  days: number,
  closing: AbortSignal | undefined,
): Promise<queries.Seal | undefined> {
  const keptSince = new Date(Date.now() - days * dayMs);
  const last = await queries.findLastSealBefore(db, keptSince);
  if (!last) return undefined;
  while ((await queries.deleteEntriesBefore(db, last.before_transaction, removedPerBatch)) === removedPerBatch)
    closing?.throwIfAborted();
  return last;
}

async function compareSeals(db: Db, lastRemoved: queries.Seal | undefined, closing: AbortSignal | undefined) {
  let previous = lastRemoved;
  let seals_count = 0;
  let entries_count = 0;
  for (;;) {
    const batch = await queries.listSealsAfter(db, previous?.id ?? 0, sealsPerBatch);
    for (const seal of batch) {
      closing?.throwIfAborted();
      const { hash, count } = await hashEntries(db, previous?.hash, seal);
      if (!hash.equals(seal.hash) || count !== seal.entries_count)
        return { seals_count, entries_count, broken_seal_id: seal.id };
      seals_count++;
      entries_count += count;
      previous = seal;
    }
    if (batch.length < sealsPerBatch) return { seals_count, entries_count, broken_seal_id: null };
  }
}

export async function findLastAuditCheck(db: Db): Promise<AuditCheck | null> {
  return (await queries.findLastAuditCheck(db)) ?? null;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { lockUnfinishedRun } from '../resources/operations/sample-data/sample-data.queries.ts';
import { recordSampleItem, setFailedCount } from '../resources/operations/sample-data/sample-data.service.ts';
import { findPiece, foundPrefix, type InsertPiece, type Piece, type SeedContext, staffContext } from './piece.ts';

/** Any constant: it only has to be the same in every process. */
const makerLock = 7300;

/** Delays before each retry of failed pieces. After the last one, failed pieces wait for the next start. */
const retryDelaysMs = [1000, 5000, 15_000, 60_000];

/** Thrown when the sample data was removed while it was being created. */
export class SampleDataRemovedError extends Error {}

/**
 * Creates every missing piece, one after the other, because ids are assigned in this order. The next piece is prepared
 * while the current one is inserted. Failed pieces are skipped and retried after the others, so that one failure blocks
 * nothing else. Stops early when the signal is aborted; the next run continues where it stopped.
 * @returns the pieces that could not be created
 */
export async function makePieces(
  seed: SeedContext,
  pieces: readonly Piece[],
  signal: AbortSignal,
  delaysMs: readonly number[] = retryDelaysMs,
): Promise<readonly Piece[]> {
  let remaining = await makeEach(seed, pieces, signal);
  for (const delayMs of delaysMs) {
    if (remaining.length === 0 || signal.aborted) break;
    // This only reports progress: a database that is briefly unavailable is no reason to stop.
    await setFailedCount(seed.platform.db, remaining.length).catch(() => undefined);
    await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    remaining = await makeEach(seed, remaining, signal);
  }
  return remaining;
}

async function makeEach(seed: SeedContext, pieces: readonly Piece[], signal: AbortSignal): Promise<Piece[]> {
  const failed: Piece[] = [];
  let next = startPreparing(seed, pieces[0]);
  for (const [index, piece] of pieces.entries()) {
    const prepared = next;
    if (signal.aborted) break;
    next = startPreparing(seed, pieces[index + 1]);
    try {
      await insertPiece(seed, piece, await prepared);
    } catch (error) {
      if (error instanceof SampleDataRemovedError) throw error;
      if (signal.aborted) break;
      seed.log.warn({ err: error, kind: piece.kind, key: piece.key }, 'a piece of sample data could not be created');
      failed.push(piece);
    }
  }
  await next.catch(() => undefined);
  return failed;
}

/**
 * Starts preparing a piece while the one before it is inserted. A failure is handled by whoever awaits it; without the
 * empty catch it would end the process.
 */
function startPreparing(seed: SeedContext, piece: Piece | undefined): Promise<InsertPiece | undefined> {
  const prepared = prepareIfMissing(seed, piece);
  prepared.catch(() => undefined);
  return prepared;
}

async function prepareIfMissing(seed: SeedContext, piece: Piece | undefined): Promise<InsertPiece | undefined> {
  if (!piece || (await findPiece(seed.platform.db, piece.kind, piece.key)) !== undefined) return undefined;
  return piece.prepare(seed);
}

async function insertPiece(seed: SeedContext, piece: Piece, insert: InsertPiece | undefined): Promise<void> {
  if (!insert) return;
  const { kind, key, weight } = piece;
  await seed.platform.db.transaction().execute(async (db) => {
    // Another process may create pieces too: the lock makes sure that each piece is inserted once.
    await sql`select pg_advisory_xact_lock(${makerLock})`.execute(db);
    if (!(await lockUnfinishedRun(db))) throw new SampleDataRemovedError();
    if ((await findPiece(db, kind, key)) !== undefined) return;
    const inserted = await insert(db);
    const item =
      typeof inserted === 'number' ? { kind, id: inserted } : { kind: foundPrefix + kind, id: inserted.foundId };
    await recordSampleItem(staffContext(seed, db), { ...item, key, weight });
  });
}

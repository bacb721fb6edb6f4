import type { FileRef } from '@platen/model/files/blobs';
import { sql } from 'kysely';
import { getFileRef, storeFile } from '../resources/files/blobs/blobs.service.ts';
import { lockUnfinishedRun } from '../resources/operations/sample-data/sample-data.queries.ts';
import { recordSampleItem } from '../resources/operations/sample-data/sample-data.service.ts';
import { SampleDataRemovedError } from './make-pieces.ts';
import { findPiece, type SeedContext, staffContext } from './piece.ts';

/**
 * Any constant other than the lock of the pieces, so that inserting a piece does not wait for a file of the next one.
 */
const fileLock = 7301;

interface SampleFile {
  /** Identifies the file: the same key is the same file. */
  key: string;
  filename: string;
  tags?: string[];
  /** Defaults to the factory's account. */
  ownerId?: number;
  draw(): Promise<Buffer>;
}

/** Draws and stores a file, or returns the one that an interrupted start has stored. */
export async function storeFileOnce(seed: SeedContext, file: SampleFile): Promise<Pick<FileRef, 'id' | 'url'>> {
  const { db } = seed.platform;
  const known = await findPiece(db, 'file', file.key);
  if (known !== undefined) return getFileRef(db, known);
  const bytes = await file.draw();
  return db.transaction().execute(async (transaction) => {
    // Two pieces that share a file may be prepared at once. Without the lock both would find none and store it twice.
    await sql`select pg_advisory_xact_lock(${fileLock}, hashtext(${file.key}))`.execute(transaction);
    if (!(await lockUnfinishedRun(transaction))) throw new SampleDataRemovedError();
    const again = await findPiece(transaction, 'file', file.key);
    if (again !== undefined) return getFileRef(transaction, again);
    const ctx = staffContext(seed, transaction);
    const { filename, key, tags = [], ownerId = seed.ownerId } = file;
    const stored = await storeFile(ctx, { filename, bytes, ownerId, tags });
    await recordSampleItem(ctx, { kind: 'file', key, id: stored.id, weight: 0 });
    return stored;
  });
}

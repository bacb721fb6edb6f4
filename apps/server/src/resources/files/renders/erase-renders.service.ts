import { listAssets } from '@platen/design/scene';
import { type Db, withSavepoint } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { blobKeyOf, blobUrl } from '../../../platform/store/blob-url.ts';
import * as queries from './render-parts.queries.ts';
import { findRender } from './renders.queries.ts';

export interface ErasedRenders {
  /** The files that they were drawn into. */
  blobIds: number[];
  count: number;
  /** Renders that another order or image still has. */
  keptIds: number[];
}

/** Deletes renders that no order and no other image has, and then their parts in the same way. */
export async function eraseRenders(db: Db, ids: readonly number[]): Promise<ErasedRenders> {
  const erased: ErasedRenders = { blobIds: [], count: 0, keptIds: [] };
  const waiting = [...new Set(ids)];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const row = await findRender(db, id);
    if (!row) continue;
    const keys = listAssets(row.scene).images.flatMap((url) => blobKeyOf(url) ?? []);
    const parts = await queries.listParts(db, id, keys);
    const files = await deleteIfUnused(db, id);
    if (!files) {
      erased.keptIds.push(id);
      continue;
    }
    erased.count += 1;
    erased.blobIds.push(...files);
    waiting.push(...parts.filter((part) => !waiting.includes(part)));
  }
  return erased;
}

async function deleteIfUnused(db: Db, id: number): Promise<number[] | undefined> {
  try {
    const row = await withSavepoint(db, () => queries.deleteRender(db, id));
    return [row?.blob_id, row?.print_blob_id].flatMap((blobId) => blobId ?? []);
  } catch (error) {
    if (isForeignKeyViolation(error)) return undefined;
    throw error;
  }
}

/**
 * Lets a render that stays name another file with the same bytes. A picture counts by its bytes, so an image of two orders
 * is one render, and it names the file of the order that was first.
 */
export async function replaceFileInScenes(
  db: Db,
  ids: readonly number[],
  from: { key: string; filename: string },
  findEqual: (renderId: number) => Promise<{ key: string; filename: string } | undefined>,
): Promise<void> {
  for (const id of ids) {
    const equal = await findEqual(id);
    if (equal) await queries.replaceInScene(db, id, blobUrl(from), blobUrl(equal));
  }
}

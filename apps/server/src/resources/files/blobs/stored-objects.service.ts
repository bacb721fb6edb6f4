import type { StoredObject } from '../../../platform/backup/stored-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import { bytesKey } from './object-names.ts';
import { levelsKey } from './prepared-picture.ts';
import * as queries from './stored-objects.queries.ts';

const batchSize = 1000;

/** Every object of the store that the database names: files, their levels and their resized copies. */
export async function* listStoredObjects(db: Db): AsyncGenerator<StoredObject> {
  let afterId = 0;
  for (;;) {
    const batch = await queries.listStoredBlobs(db, afterId, batchSize);
    const last = batch.at(-1);
    if (!last) return;
    const ids = batch.map(({ id }) => id);
    yield* objectsOf(batch, await queries.listCopiesOf(db, ids));
    afterId = last.id;
  }
}

/** Those that were added since a time. What was made again of older ones is not among them. */
export async function* listStoredObjectsSince(db: Db, since: Date): AsyncGenerator<StoredObject> {
  yield* objectsOf(await queries.listBlobsSince(db, since), await queries.listCopiesSince(db, since));
}

type Blobs = Awaited<ReturnType<typeof queries.listStoredBlobs>>;
type Copies = Awaited<ReturnType<typeof queries.listCopiesOf>>;

function* objectsOf(blobs: Blobs, copies: Copies): Generator<StoredObject> {
  for (const blob of blobs) {
    yield { key: bytesKey(blob), byteSize: blob.byte_size };
    const levelBytes = blob.level_ends?.at(-1) ?? 0;
    if (levelBytes > 0) yield { key: levelsKey(blob), byteSize: levelBytes };
  }
  for (const { key, byte_size } of copies) yield { key, byteSize: byte_size };
}

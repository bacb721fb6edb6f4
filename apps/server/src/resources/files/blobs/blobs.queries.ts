import type { BlobOption, blobOptions, StoredBlob } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import { containsIndexed, listPage } from '../../../platform/lists/lists.ts';
import { blobUrl } from '../../../platform/store/blob-url.ts';
import type { Owner } from '../../actor.ts';
import { hasAnyTag } from '../tags/tags.filter.ts';
import type { Prepared } from './prepared-picture.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    blobs: BlobsTable;
  }
}

interface BlobsTable {
  id: Generated<number>;
  key: string;
  /** Null: created by the system itself. */
  owner_id: number | null;
  filename: string;
  /** The type declared by the client, until it is detected from the bytes. */
  content_type: string;
  byte_size: number;
  checksum: string;
  /** The checksum of the original upload, if an older version converted the picture. */
  source_checksum: string | null;
  width: number | null;
  height: number | null;
  /**
   * The end offset of each level in the object beside the picture (`levelsKey`). A first level of length 0: the file
   * itself is level 0. Empty: it cannot be drawn. Null: not created yet. A packed font has one, its unpacked tables.
   */
  level_ends: number[] | null;
  /** Whether all pixels of the picture are transparent. False as well for what was never decoded. */
  is_blank: Generated<boolean>;
  /** Part of the names of the levels (`levelsKey`); it grows when they are removed, to be created again under another. */
  levels_version: Generated<number>;
  /** When the levels were removed or created again. Null: they are as old as the upload. */
  levels_changed_at: string | null;
  /** Part of the name of the object with the bytes (`bytesKey`); it grows when they are removed. */
  bytes_version: Generated<number>;
  /** When the bytes were removed, because they can be drawn again. Null: they are there. */
  removed_at: string | null;
  service_name: string;
  /** Null: announced, but no checked bytes yet. */
  uploaded_at: string | null;
  created_at: Generated<string>;
}

export type BlobRow = Selectable<BlobsTable>;

export function insertBlob(db: Db, blob: Insertable<BlobsTable>): Promise<BlobRow> {
  return db.insertInto('blobs').values(blob).returningAll().executeTakeFirstOrThrow();
}

/**
 * Locks a blob until the transaction ends. To use it: a file that is about to be referenced must not be deleted. To
 * delete it: no copy of it may be created in the meantime, because nothing would remove it.
 */
export function lockBlob(db: Db, owner: Owner, id: number, purpose: 'use' | 'delete'): Promise<BlobRow | undefined> {
  const blob = selectById(db, owner, id);
  return (purpose === 'use' ? blob.forKeyShare() : blob.forUpdate()).executeTakeFirst();
}

function selectByKeys(db: Db, owner: Owner, keys: string[]) {
  const blobs = db.selectFrom('blobs').selectAll().where(sql<boolean>`key = any(${keys})`);
  return owner === 'everyone' ? blobs : blobs.where('owner_id', '=', owner);
}

/**
 * Locks the uploaded blobs among several keys for use. In the order of their ids, so that two requests that lock the
 * same files cannot deadlock.
 */
export function lockBlobs(db: Db, owner: Owner, keys: string[]): Promise<BlobRow[]> {
  return selectByKeys(db, owner, keys).where('uploaded_at', 'is not', null).orderBy('id').forKeyShare().execute();
}

/** The blobs among several keys whose bytes were not checked yet. */
export function findIncomplete(db: Db, owner: Owner, keys: string[]): Promise<BlobRow[]> {
  return selectByKeys(db, owner, keys).where('uploaded_at', 'is', null).execute();
}

/** The sizes of pictures by key. */
export function listPictureSizes(db: Db, keys: string[]) {
  return db
    .selectFrom('blobs')
    .select(['key', 'width', 'height'])
    .where(sql<boolean>`key = any(${keys})`)
    .where('width', 'is not', null)
    .execute();
}

export function findBlob(db: Db, owner: Owner, id: number): Promise<BlobRow | undefined> {
  return selectById(db, owner, id).executeTakeFirst();
}

function selectById(db: Db, owner: Owner, id: number) {
  const blob = db.selectFrom('blobs').selectAll().where('id', '=', id);
  return owner === 'everyone' ? blob : blob.where('owner_id', '=', owner);
}

export function findBlobById(db: Db, id: number): Promise<BlobRow | undefined> {
  return db.selectFrom('blobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findBlobsByKeys(db: Db, keys: string[]): Promise<BlobRow[]> {
  return selectByKeys(db, 'everyone', keys).execute();
}

export function findBlobByKey(db: Db, key: string): Promise<BlobRow | undefined> {
  return db.selectFrom('blobs').selectAll().where('key', '=', key).executeTakeFirst();
}

interface UploadedFacts {
  contentType: string;
  size: ImageSize | undefined;
  /** Null for a file that was not decoded. */
  prepared: PreparedFacts | null;
}

type PreparedFacts = Pick<Prepared, 'levelEnds' | 'isBlank'>;

/**
 * Records that the bytes have arrived and what they are. Returns undefined if the row no longer describes the checked
 * bytes or was deleted.
 */
export function markUploaded(
  db: Db,
  { id, checksum }: Pick<BlobRow, 'id' | 'checksum'>,
  facts: UploadedFacts,
): Promise<BlobRow | undefined> {
  return db
    .updateTable('blobs')
    .set({
      content_type: facts.contentType,
      width: facts.size?.width ?? null,
      height: facts.size?.height ?? null,
      ...(facts.prepared && { level_ends: facts.prepared.levelEnds, is_blank: facts.prepared.isBlank }),
      uploaded_at: sql<string>`coalesce(uploaded_at, now())`,
    })
    .where('id', '=', id)
    .where('checksum', '=', checksum)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records the levels that were created for a version. Returns undefined if the picture was deleted in the meantime, or
 * if that version was removed.
 */
export function setLevels(
  db: Db,
  { id, levels_version }: Pick<BlobRow, 'id' | 'levels_version'>,
  { levelEnds, isBlank }: PreparedFacts,
): Promise<BlobRow | undefined> {
  return db
    .updateTable('blobs')
    .set({ level_ends: levelEnds, is_blank: isBlank, levels_changed_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('levels_version', '=', levels_version)
    .returningAll()
    .executeTakeFirst();
}

/** Uploaded pictures that never had levels. Those whose levels were removed get them when they are drawn again. */
export function listWithoutLevels(db: Db, afterId: number, limit: number): Promise<BlobRow[]> {
  return db
    .selectFrom('blobs')
    .selectAll()
    .where('level_ends', 'is', null)
    .where('levels_changed_at', 'is', null)
    .where('owner_id', 'is not', null)
    .where('width', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Fails with a foreign key violation if anything uses the file. */
export async function deleteBlob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('blobs').where('id', '=', id).execute();
}

export function listPendingUploads(db: Db, ageMs: number, afterId: number, limit: number): Promise<BlobRow[]> {
  return db
    .selectFrom('blobs')
    .selectAll()
    .where('uploaded_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(secs => ${ageMs / 1000})`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function listBlobs(db: Db, owner: Owner, list: ListQueryOf<typeof blobOptions>): Promise<Page<BlobRow>> {
  const uploaded = db.selectFrom('blobs').selectAll().where('uploaded_at', 'is not', null);
  return listPage(db, owner === 'everyone' ? uploaded : uploaded.where('owner_id', '=', owner), list, {
    where: {
      keyword: containsIndexed(db, 'blobs', 'blobs', 'filename'),
      filename_cont: containsIndexed(db, 'blobs', 'blobs', 'filename'),
      id_in: 'blobs.id',
      content_type_cont: 'blobs.content_type',
      content_type_in: 'blobs.content_type',
      tags_name_in: hasAnyTag(db, 'Blob', 'blobs.id', owner),
    },
    sort: { created_at: 'blobs.created_at', filename: 'blobs.filename', byte_size: 'blobs.byte_size' },
    tieBreaker: 'blobs.id',
    timeZone: 'UTC',
  });
}

export function toBlob(row: BlobRow, tags: string[]): StoredBlob {
  return {
    id: row.id,
    key: row.key,
    signed_id: row.key,
    filename: row.filename,
    content_type: row.content_type,
    byte_size: row.byte_size,
    checksum: row.checksum,
    metadata: metadataOf(row),
    service_name: row.service_name,
    tag_list: tags,
    url: blobUrl(row),
    created_at: row.created_at,
  };
}

function metadataOf({ width, height, is_blank }: BlobRow): StoredBlob['metadata'] {
  return width && height ? { width, height, ...(is_blank && { is_blank: true as const }) } : {};
}

export function toBlobOption(row: BlobRow, tags: string[]): BlobOption {
  return { ...toBlob(row, tags), display_name: row.filename };
}

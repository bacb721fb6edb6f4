import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ShownFrame } from '@platen/design/scene';
import type { BlobOption, blobOptions, FileRef, StoredBlob } from '@platen/model/files/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { BaseContext, Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts';
import { AppError, appError } from '../../../platform/errors/app-error.ts';
import type { ObjectResponse } from '../../../platform/http/send-object.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import { withScratchFolder } from '../../../platform/process/scratch-folder.ts';
import { createYielder } from '../../../platform/process/yielder.ts';
import { blobKeyOf, isBlobKey, toFileRef } from '../../../platform/store/blob-url.ts';
import { extensionsOf, type FileKind, fileKindOf } from '../../../platform/store/file-types.ts';
import { ownerFor } from '../../actor.ts';
import { setTags, tagsOf } from '../tags/tags.service.ts';
import { openBlob, withBytes } from './blob-bytes.service.ts';
import { listCopyKeys } from './blob-copies.queries.ts';
import { getCopy } from './blob-copies.service.ts';
import { getServedFont } from './blob-fonts.service.ts';
import { type InspectedFile, inspectFile } from './blob-inspection.ts';
import { getServedLevel } from './blob-levels.service.ts';
import { cleanFilename, type FileContext, newBlobKey } from './blob-uploads.service.ts';
import * as queries from './blobs.queries.ts';
import { md5OfFile } from './md5.ts';
import { bytesKey } from './object-names.ts';
import { levelsKey } from './prepared-picture.ts';
import { completeOutsideTransaction, completeUpload } from './upload-completion.service.ts';

export interface BlobUse {
  /** The request field that contains the file; errors name it. */
  field: string;
  kind: Exclude<FileKind, 'other'> | 'any';
  maxMb?: number;
}

/**
 * Everything that references a file must get it here: it exists, was checked, has this kind, and the caller may use it,
 * that is, uploaded it (the factory may use any file). Call it in the transaction that writes the reference.
 */
export async function getUsableBlob(ctx: Context, id: number, { field, kind, maxMb }: BlobUse): Promise<StoredBlob> {
  try {
    const found = await queries.findBlob(ctx.db, ownerFor(ctx.caller), id);
    if (found?.uploaded_at === null) await completeOutsideTransaction(ctx, [found]);
    const row = await queries.lockBlob(ctx.db, ownerFor(ctx.caller), id, 'use');
    if (!row || row.uploaded_at === null) throw appError('blob_unknown', { id });
    const { filename } = row;
    if (kind !== 'any' && fileKindOf(row.content_type) !== kind) {
      throw appError('file_type_wrong', { filename, allowed: extensionsOf(kind).join(', ') });
    }
    if (maxMb !== undefined && row.byte_size > maxMb * 1024 * 1024) {
      throw appError('file_too_large', { filename, limit: maxMb });
    }
    return await withTags(ctx.db, row);
  } catch (error) {
    throw error instanceof AppError ? error.at(field) : error;
  }
}

/** The file at an address of this server, uploaded or not; undefined for any other address. */
export async function findBlobByUrl(db: Db, url: string): Promise<StoredBlob | undefined> {
  const key = blobKeyOf(url);
  const row = key === undefined ? undefined : await queries.findBlobByKey(db, key);
  return row && withTags(db, row);
}

export interface ReferencedBlobs {
  usable: Map<string, StoredBlob>;
  /** Announced by the caller, but not uploaded yet. */
  unsent: Map<string, StoredBlob>;
}

/**
 * The files at many addresses, for references that are about to be written: locked, checked and owned by the caller. An
 * address that is missing in the result may not be used. All are read with one query, because an order request contains
 * thousands.
 */
export async function findReferencedBlobs(ctx: Context, urls: Iterable<string>): Promise<ReferencedBlobs> {
  const urlsOf = await urlsByKey(urls, serverHost(ctx));
  const referenced: ReferencedBlobs = { usable: new Map(), unsent: new Map() };
  if (urlsOf.size === 0) return referenced;
  const keys = [...urlsOf.keys()];
  const incomplete = await queries.findIncomplete(ctx.db, ownerFor(ctx.caller), keys);
  await completeOutsideTransaction(ctx, incomplete);
  function addTo(found: Map<string, StoredBlob>, row: queries.BlobRow): void {
    for (const url of urlsOf.get(row.key) ?? []) found.set(url, queries.toBlob(row, []));
  }
  for (const row of await queries.lockBlobs(ctx.db, ownerFor(ctx.caller), keys)) addTo(referenced.usable, row);
  for (const row of incomplete)
    if (!referenced.usable.has(urlsOf.get(row.key)?.[0] ?? '')) addTo(referenced.unsent, row);
  return referenced;
}

export async function findUsableBlobs(ctx: Context, urls: Iterable<string>): Promise<Map<string, StoredBlob>> {
  return (await findReferencedBlobs(ctx, urls)).usable;
}

/**
 * The host of absolute addresses that are accepted. An address on another host is a different file even if its path
 * looks the same, and must not be printed in its place. A job without a request only knows the configured host.
 */
function serverHost({ request, platform: { config } }: Context): string | undefined {
  const address = config.publicUrl ?? request?.origin;
  return address === undefined ? undefined : new URL(address).host;
}

/** The sizes of pictures by address. */
export async function sizesOfPictures(db: Db, urls: Iterable<string>): Promise<Map<string, ImageSize>> {
  const urlsOf = await urlsByKey(urls);
  const sizes = new Map<string, ImageSize>();
  if (urlsOf.size === 0) return sizes;
  for (const { key, width, height } of await queries.listPictureSizes(db, [...urlsOf.keys()])) {
    if (width === null || height === null) continue;
    for (const url of urlsOf.get(key) ?? []) sizes.set(url, { width, height });
  }
  return sizes;
}

/**
 * The ids of the files at these addresses, whoever uploaded them, locked for references that are about to be written.
 */
export async function lockFiles(db: Db, urls: Iterable<string>): Promise<number[]> {
  const keys = [...(await urlsByKey(urls)).keys()];
  if (keys.length === 0) return [];
  return (await queries.lockBlobs(db, 'everyone', keys)).map(({ id }) => id);
}

async function urlsByKey(urls: Iterable<string>, host?: string): Promise<Map<string, string[]>> {
  const seen = new Set<string>();
  const urlsOf = new Map<string, string[]>();
  const yieldIfDue = createYielder();
  for (const url of urls) {
    await yieldIfDue();
    const key = seen.has(url) ? undefined : blobKeyOf(url, host);
    seen.add(url);
    if (key === undefined) continue;
    const known = urlsOf.get(key);
    if (known) known.push(url);
    else urlsOf.set(key, [url]);
  }
  return urlsOf;
}

/** A reference to a file that another row uses. */
export async function getFileRef(db: Db, id: number): Promise<FileRef> {
  const row = await queries.findBlobById(db, id);
  if (!row) throw appError('not_found');
  return toFileRef(row);
}

export async function openBlobByUrl(ctx: FileContext, url: string): Promise<Readable> {
  const blob = await findBlobByUrl(ctx.db, url);
  if (!blob) throw appError('not_found');
  return openBlob(ctx, blob);
}

/**
 * Inspects a picture that was contained in another upload, before it is stored. Throws if it is not a valid picture.
 */
export function inspectPicture(
  ctx: FileContext,
  { filename, bytes, ownerId }: { filename: string; bytes: Buffer; ownerId: number },
): Promise<InspectedFile> {
  const source = {
    byteSize: bytes.length,
    read: (start: number, length: number) => Promise.resolve(bytes.subarray(start, start + length)),
    withFile: <T>(use: (path: string) => Promise<T>) =>
      withScratchFolder(async (folder) => {
        const path = join(folder, 'picture');
        await writeFile(path, bytes);
        return use(path);
      }),
  };
  return inspectFile(ctx.platform.pictures, source, { filename, contentType: 'image/*', ownerId });
}

export interface NewFile {
  filename: string;
  bytes: Buffer;
  /** The owner; null for the system's own files. */
  ownerId: number | null;
  tags?: string[];
  /**
   * Whether a person supplied it inside another file: then a picture is fully decoded before it is stored, like any
   * upload.
   */
  isUserSupplied?: boolean;
  /** For a picture that we drew: the pixels to use when it is shown in another image. */
  drawn?: 'itself' | Uint8Array;
}

/** Stores a file that the system created. If the transaction is rolled back, the row is removed and the bytes stay. */
export function storeFile(ctx: FileContext, { bytes, ...file }: NewFile): Promise<StoredBlob> {
  const checksum = createHash('md5').update(bytes).digest('base64');
  return insertFile(ctx, file, { body: bytes, byteSize: bytes.length, checksum });
}

async function insertFile(
  ctx: FileContext,
  { filename, ownerId, tags = [], isUserSupplied = false, drawn }: Omit<NewFile, 'bytes'>,
  { body, byteSize, checksum }: { body: Buffer | Readable; byteSize: number; checksum: string },
): Promise<StoredBlob> {
  const { store } = ctx.platform;
  const contentType = 'application/octet-stream';
  const requested = await queries.insertBlob(ctx.db, {
    key: newBlobKey(),
    owner_id: ownerId,
    filename: cleanFilename(filename),
    content_type: contentType,
    byte_size: byteSize,
    checksum,
    service_name: store.name,
    level_ends: drawn && [drawn === 'itself' ? 0 : drawn.length],
  });
  await setTags(ctx.db, 'Blob', requested.id, tags, ownerId);
  await store.put(requested.key, body, { byteSize, contentType });
  if (drawn && drawn !== 'itself') {
    await store.put(levelsKey(requested), Buffer.from(drawn), { byteSize: drawn.length, contentType });
  }
  const row = await completeUpload(ctx, requested, isUserSupplied ? 'anyone' : 'ours');
  if (!row) throw new Error(`the store lost ${requested.key}`);
  return queries.toBlob(row, tags);
}

/** Stores a file that is too large for memory: `write` writes its bytes to a stream and need not end it. */
export async function storeStream<T>(
  ctx: FileContext,
  file: Omit<NewFile, 'bytes'>,
  write: (bytes: Writable) => Promise<T>,
): Promise<{ blob: StoredBlob; result: T }> {
  return withScratchFolder(async (folder) => {
    const path = join(folder, 'bytes');
    const bytes = createWriteStream(path);
    const result = await write(bytes).catch(async (error: unknown) => {
      bytes.destroy();
      // The file may still be opening: removing its folder would make that fail as an unhandled error.
      await finished(bytes).catch(() => undefined);
      throw error;
    });
    bytes.end();
    await finished(bytes);
    const { size } = await stat(path);
    const body = createReadStream(path);
    const blob = await insertFile(ctx, file, { body, byteSize: size, checksum: await md5OfFile(path) });
    return { blob, result };
  });
}

/** Copies a file for another owner, with separate bytes, so that each can be deleted independently. */
export async function copyFile(ctx: FileContext, id: number, ownerId: number): Promise<FileRef> {
  const row = await queries.findBlobById(ctx.db, id);
  if (!row) throw appError('not_found');
  const { blob } = await storeStream(ctx, { filename: row.filename, ownerId }, async (bytes) =>
    pipeline(await openBlob(ctx, row), bytes, { end: false }),
  );
  return toFileRef(blob);
}

interface ServeOptions {
  width?: number | undefined;
  quality: number;
  drawn?: ShownFrame | 'whole' | undefined;
}

/** What a public address serves: the original, a resized copy, or what images are drawn from. */
export async function getServedObject(
  ctx: BaseContext,
  key: string,
  { width, quality, drawn }: ServeOptions,
): Promise<ObjectResponse> {
  const requested = isBlobKey(key) ? await queries.findBlobByKey(ctx.db, key) : undefined;
  const uploaded = requested && (await completeUpload(ctx, requested));
  if (!uploaded) throw appError('not_found');
  const row = await withBytes(ctx, uploaded);
  if (drawn && fileKindOf(row.content_type) === 'font') return getServedFont(ctx, row);
  if (drawn) return getServedLevel(ctx, row, drawn === 'whole' ? undefined : drawn);
  const whole = { ...row, key: bytesKey(row) };
  const object = (width === undefined ? undefined : await getCopy(ctx, row, { width, quality })) ?? whole;
  // Otherwise a saved WebP copy of a PNG would have the wrong extension.
  const isConverted = object.content_type !== row.content_type;
  const filename = isConverted ? row.filename.replace(/(\.[^.]*)?$/, '.webp') : row.filename;
  return { key: object.key, byteSize: object.byte_size, contentType: object.content_type, filename };
}

export async function listBlobOptions(ctx: Context, list: ListQueryOf<typeof blobOptions>): Promise<Page<BlobOption>> {
  const page = await queries.listBlobs(ctx.db, ownerFor(ctx.caller), list);
  const tags = await tagsOf(
    ctx.db,
    'Blob',
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((row) => queries.toBlobOption(row, tags.get(row.id) ?? [])) };
}

/** Deletes the row now, and the bytes in a job after the commit, so that a rollback leaves the file intact. */
export async function deleteBlob(ctx: Context, id: number): Promise<void> {
  const row = await queries.lockBlob(ctx.db, ownerFor(ctx.caller), id, 'delete');
  if (!row) throw appError('not_found');
  const keys = [bytesKey(row), levelsKey(row), ...(await listCopyKeys(ctx.db, id))];
  await setTags(ctx.db, 'Blob', id, [], row.owner_id);
  try {
    await queries.deleteBlob(ctx.db, id);
  } catch (error) {
    throw isForeignKeyViolation(error) ? appError('in_use', { name: row.filename }) : error;
  }
  await ctx.platform.jobs.queue(ctx.db, 'delete_stored_files', { keys });
}

async function withTags(db: Db, row: queries.BlobRow): Promise<StoredBlob> {
  const tags = await tagsOf(db, 'Blob', [row.id]);
  return queries.toBlob(row, tags.get(row.id) ?? []);
}

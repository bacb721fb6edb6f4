import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ShownFrame } from '@platen/design/scene';
import type { StoredBlob, BlobOption, blobOptions, FileRef } from '@platen/model/blobs';
import type { ListQueryOf, Page } from '@platen/model/lists';
import { AppError, appError } from '../../../platform/app-error.ts';
import { blobKeyOf, isBlobKey, toFileRef } from '../../../platform/blob-url.ts';
import { type Context, type PublicContext, ownerFor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { isForeignKeyViolation } from '../../../platform/database-errors.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import type { ObjectResponse } from '../../../platform/http/send-object.ts';
import { extensionsOf, type FileKind, fileKindOf } from '../../../platform/store/file-types.ts';
import { withScratchFolder } from '../../../platform/scratch-folder.ts';
import { createYielder } from '../../../platform/yielder.ts';
import { setTags, tagsOf } from '../tags/tags.service.ts';
import { listCopyKeys } from './blob-copies.queries.ts';
import { getCopy } from './blob-copies.service.ts';
import { type InspectedFile, inspectFile } from './blob-inspection.ts';
import { completeOutsideTransaction, completeUpload } from './upload-completion.service.ts';
import { cleanFilename, type FileContext, newBlobKey } from './blob-uploads.service.ts';
import { getServedLevel } from './blob-levels.service.ts';
import { md5OfFile } from './md5.ts';
import { levelsKey } from './prepared-picture.ts';
import * as queries from './blobs.queries.ts';

export interface BlobUse {
  /** The field of the request that names the file: refusals name it. */
  field: string;
  kind: Exclude<FileKind, 'other'> | 'any';
  maxMb?: number;
}

/**
 * The door for whatever points to a file: it is there, was checked, is of this kind, and the caller may use it, that
 * is, uploaded it (the factory may use any). Call it in the transaction that writes the reference.
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

/** The file behind an address of ours, uploaded or not; nothing for any other address. */
export async function findBlobByUrl(db: Db, url: string): Promise<StoredBlob | undefined> {
  const key = blobKeyOf(url);
  const row = key === undefined ? undefined : await queries.findBlobByKey(db, key);
  return row && withTags(db, row);
}

export interface ReferencedBlobs {
  usable: Map<string, StoredBlob>;
  /** Announced by the caller, and without bytes to this moment. */
  unsent: Map<string, StoredBlob>;
}

/**
 * The files behind many addresses, for what is about to point to all of them: held, checked, and the caller's own.
 * An address that is not among the answers is no file that the caller may use. One question for all of them, because an
 * order request names thousands.
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
 * Whole addresses are taken where they lead here. Elsewhere is another file, whatever its path looks like: to take it for
 * ours would print something else than what was named. A job without a request knows only what is configured.
 */
function serverHost({ origin, platform: { config } }: Context): string | undefined {
  const address = config.publicUrl ?? origin;
  return address === '' ? undefined : new URL(address).host;
}

/** How large the pictures behind addresses are, by address. */
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

/** The ids of the files behind addresses, whoever uploaded them, held for what is about to point to them. */
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

/** A file that another row points to. */
export async function getFileRef(db: Db, id: number): Promise<FileRef> {
  const row = await queries.findBlobById(db, id);
  if (!row) throw appError('not_found');
  return toFileRef(row);
}

export function openBlob(ctx: FileContext, blob: Pick<StoredBlob, 'key'>): Promise<Readable> {
  return ctx.platform.store.open(blob.key);
}

export async function openBlobByUrl(ctx: FileContext, url: string): Promise<Readable> {
  const blob = await findBlobByUrl(ctx.db, url);
  if (!blob) throw appError('not_found');
  return openBlob(ctx, blob);
}

/** What a picture is that a person brought inside of another file, before it is kept; refuses what is none. */
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
  /** Whose it is; none for the system's own. */
  ownerId: number | null;
  tags?: string[];
  /** By a person, inside of another file: a picture is decoded to its end before it is kept, as any upload is. */
  isUserSupplied?: boolean;
  /** What is drawn where it is shown in another image, of a picture that we drew: its pixels as they were drawn. */
  drawn?: 'itself' | Uint8Array;
}

/** Keeps a file that the system itself made. If the transaction is rolled back the row goes and the bytes stay. */
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
    await store.put(levelsKey(requested.key), Buffer.from(drawn), { byteSize: drawn.length, contentType });
  }
  const row = await completeUpload(ctx, requested, isUserSupplied ? 'anyone' : 'ours');
  if (!row) throw new Error(`the store lost ${requested.key}`);
  return queries.toBlob(row, tags);
}

/** The same for a file that is too large for memory: `write` puts its bytes into a stream, and need not end it. */
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
      // The file may only be being opened: without its folder that would fail, with nobody to hear it but the process.
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

/** A copy of a file for somebody else, with bytes of its own: each may be deleted without the other. */
export async function copyFile(ctx: FileContext, id: number, ownerId: number): Promise<FileRef> {
  const row = await queries.findBlobById(ctx.db, id);
  if (!row) throw appError('not_found');
  const { blob } = await storeStream(ctx, { filename: row.filename, ownerId }, async (bytes) =>
    pipeline(await ctx.platform.store.open(row.key), bytes, { end: false }),
  );
  return toFileRef(blob);
}

interface ServeOptions {
  width?: number | undefined;
  quality: number;
  drawn?: ShownFrame | 'whole' | undefined;
}

/** What stands behind a public address: the original, a copy at a width, or the pixels that images are drawn from. */
export async function getServedObject(
  ctx: PublicContext,
  key: string,
  { width, quality, drawn }: ServeOptions,
): Promise<ObjectResponse> {
  const requested = isBlobKey(key) ? await queries.findBlobByKey(ctx.db, key) : undefined;
  const row = requested && (await completeUpload(ctx, requested));
  if (!row) throw appError('not_found');
  if (drawn) return getServedLevel(ctx, row, drawn === 'whole' ? undefined : drawn);
  const object = width === undefined ? row : await getCopy(ctx, row, { width, quality });
  // Who saves a WebP copy of a PNG would otherwise get a file that says the one and is the other.
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

/** The row now; the bytes after the commit, by a job, so that a rollback leaves the file whole. */
export async function deleteBlob(ctx: Context, id: number): Promise<void> {
  const row = await queries.lockBlob(ctx.db, ownerFor(ctx.caller), id, 'delete');
  if (!row) throw appError('not_found');
  const keys = [row.key, levelsKey(row.key), ...(await listCopyKeys(ctx.db, id))];
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

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { blobMaxBytes, type DirectUpload, type DirectUploadRequest } from '@platen/model/files/blobs';
import type { BaseContext, Platform, RequestContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { uploadSecret } from '../../../platform/store/create-store.ts';
import type { Incoming } from '../../../platform/store/store.ts';
import { readUploadToken } from '../../../platform/store/upload-token.ts';
import { setTags } from '../tags/tags.service.ts';
import { type InspectedFile, inspectFile } from './blob-inspection.ts';
import * as queries from './blobs.queries.ts';
import { levelsKey, type Prepared, withPrepared } from './prepared-picture.ts';

/** The context for work on files, also outside a request. */
export interface FileContext {
  platform: Platform;
  db: Db;
}

/** 160 random bits: the file cannot be found without its key, and knowing the key is enough to read it. */
export function newBlobKey(): string {
  return randomBytes(20).toString('hex');
}

/** Announces a file. It cannot be used until its bytes have arrived and were checked. */
export async function requestUpload(ctx: RequestContext, request: DirectUploadRequest): Promise<DirectUpload> {
  const { store } = ctx.platform;
  const tags = [...new Set(request.tags)];
  const row = await queries.insertBlob(ctx.db, {
    key: newBlobKey(),
    owner_id: ctx.caller.accountId,
    filename: cleanFilename(request.filename),
    content_type: request.content_type,
    byte_size: request.byte_size,
    checksum: request.base64_digest,
    service_name: store.name,
  });
  await setTags(ctx.db, 'Blob', row.id, tags, ctx.caller.accountId);
  const { url, headers } = await store.directUpload(row.key, {
    byteSize: request.byte_size,
    contentType: request.content_type,
    md5Base64: request.base64_digest,
  });
  const blob = queries.toBlob(row, tags);
  return { ...blob, direct_upload: { url: new URL(url, ctx.request.origin).href, headers, blob_url: blob.url } };
}

/** Names are used in downloads and archives, where a slash would be a folder and a line break a header. */
export function cleanFilename(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069/\\]/gu, '_');
}

/**
 * Receives the bytes of an announced file. They are checked before they are visible under the key, so that neither a
 * wrong nor a second upload can change a stored file.
 */
export async function receiveUpload(ctx: BaseContext, token: string, body: Readable): Promise<void> {
  const { store, config, pictures } = ctx.platform;
  const key = readUploadToken(uploadSecret(config), token);
  if (key === undefined || !store.receive) throw appError('upload_link_dead');
  const row = await queries.findBlobByKey(ctx.db, key);
  if (!row) throw appError('upload_link_dead');
  // A picture that an older version converted has a different size than its original upload.
  const byteSizeMax = row.source_checksum === null ? row.byte_size : blobMaxBytes;
  const incoming = await store.receive(body, byteSizeMax).catch((error: unknown) => {
    if (isConnectionLost(error)) throw appError('upload_mismatch', { filename: row.filename });
    throw error;
  });
  try {
    if (row.source_checksum === incoming.md5Base64) return;
    checkBytes(row, incoming);
    const { source } = incoming;
    const inspected = await inspectFile(pictures, source, claimOf(row));
    const save = (prepared?: Prepared) => saveUpload(ctx, row, { incoming, inspected, prepared });
    const { size } = inspected;
    if (size) await withPrepared(pictures, { ...row, size, withFile: source.withFile }, save);
    else await save();
  } finally {
    await incoming.discard();
  }
}

async function saveUpload(
  { platform: { store }, db }: BaseContext,
  row: queries.BlobRow,
  { incoming, inspected, prepared }: { incoming: Incoming; inspected: InspectedFile; prepared: Prepared | undefined },
): Promise<void> {
  const { key } = row;
  await prepared?.save(store, row);
  await incoming.commit(key);
  const uploaded = await queries.markUploaded(db, row, { ...inspected, prepared: prepared ?? null });
  // The same bytes may have been uploaded twice at once, and recorded already.
  if (uploaded || (await queries.findBlobById(db, row.id))) return;
  await store.delete(key);
  await store.delete(levelsKey(row));
  throw appError('upload_link_dead');
}

function checkBytes(row: queries.BlobRow, actual: { byteSize: number; md5Base64: string }): void {
  if (actual.byteSize !== row.byte_size || actual.md5Base64 !== row.checksum) {
    throw appError('upload_mismatch', { filename: row.filename });
  }
}

export function claimOf(row: queries.BlobRow) {
  return { filename: row.filename, contentType: row.content_type, ownerId: row.owner_id };
}

function isConnectionLost(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

import { randomBytes } from 'node:crypto';
import { apiBasePath } from '@platen/model/api';
import type {
  DownloadRecord,
  DownloadRecordInput,
  downloadRecordList,
  ImageLibrary,
} from '@platen/model/catalogue/image-libraries';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { BaseContext, Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import type { FileResponse } from '../../../platform/http/send-file.ts';
import { openBlobByUrl } from '../../files/blobs/blobs.service.ts';
import { findImageLibrary } from '../image-libraries/image-libraries.service.ts';
import * as queries from './download-records.queries.ts';

export async function listDownloadRecords(
  ctx: Context,
  list: ListQueryOf<typeof downloadRecordList>,
): Promise<Page<DownloadRecord>> {
  const page = await queries.listRecords(ctx.db, list);
  const libraries = new Map<number, ImageLibrary>();
  for (const id of new Set(page.data.map((row) => row.image_library_id))) {
    libraries.set(id, await findImageLibrary(ctx, id));
  }
  const data = page.data.flatMap((row) => {
    const library = libraries.get(row.image_library_id);
    return library ? [toDownloadRecord(row, library)] : [];
  });
  return { ...page, data };
}

export async function createDownloadRecord(ctx: Context, input: DownloadRecordInput): Promise<DownloadRecord> {
  if (Date.parse(input.expires_at) <= Date.now()) throw appError('expiry_in_past').at('expires_at');
  const library = await findImageLibrary(ctx, input.image_library_id);
  if (!library.file) throw appError('library_without_file', { name: library.name }).at('image_library_id');
  const slug = randomBytes(16).toString('base64url');
  await queries.insertRecord(ctx.db, { ...input, slug, creator_id: ctx.caller.id });
  return getDownloadRecord(ctx, slug);
}

/** What the public page shows. An expired link still shows the library, but no file address. */
export async function getDownloadRecord(ctx: Pick<BaseContext, 'db'>, slug: string): Promise<DownloadRecord> {
  const row = await queries.findRecordBySlug(ctx.db, slug);
  if (!row) throw appError('not_found');
  return toDownloadRecord(row, await findImageLibrary(ctx, row.image_library_id));
}

/**
 * The file behind a link. The link is checked when the download starts, not when the page was opened, and the bytes are
 * sent from here: the file's own address would stay valid after the link has expired.
 */
export async function getDownload(ctx: BaseContext, slug: string): Promise<FileResponse> {
  const row = await queries.findRecordBySlug(ctx.db, slug);
  if (!row) throw appError('not_found');
  if (row.is_expired) throw appError('link_expired');
  const { file } = await findImageLibrary(ctx, row.image_library_id);
  if (!file) throw appError('not_found');
  return {
    filename: file.filename,
    contentType: 'application/octet-stream',
    stream: await openBlobByUrl(ctx, file.url),
  };
}

export async function deleteDownloadRecord(ctx: RequestContext, slug: string): Promise<void> {
  const id = await queries.deleteRecord(ctx.db, slug);
  if (id === undefined) throw appError('not_found');
  ctx.audit.subjectId = id;
}

function toDownloadRecord(row: queries.DownloadRecordRow, library: ImageLibrary): DownloadRecord {
  const { name, description, tag_list, library_category, preview_images, created_at } = library;
  return {
    id: row.id,
    slug: row.slug,
    image_library_id: row.image_library_id,
    expires_at: row.expires_at,
    created_at: row.created_at,
    download_url: row.is_expired ? null : `${apiBasePath}/image_library_download_records/${row.slug}/file`,
    image_library: { name, description, tag_list, library_category, preview_images, created_at },
  };
}

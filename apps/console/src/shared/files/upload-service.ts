import type { BlobOption } from '@platen/model/files/blobs';
import { resizeQualityDefault } from '@platen/model/files/resized-pictures';
import { filePageSize } from '@platen/model/lists/list-pages';
import type { Page } from '@platen/model/lists/lists';
import { thumbnailWidthPx } from '../../ui/pictures/picture-url.ts';
import { contentTypeOf } from '../../ui/upload/content-types.ts';
import type { FileQuery, ListedFile, StoredFile, UploadCall } from '../../ui/upload/upload.types.ts';
import { api } from '../request/request.ts';
import { digestFile } from './file-digest.ts';
import { putFile } from './put-file.ts';

/** Announces a file and sends its bytes straight to the store. The field shows failures beside the file. */
export async function uploadFile(file: File, { signal, tags, onProgress }: UploadCall): Promise<StoredFile> {
  const base64_digest = await digestFile(file, { signal, onProgress: (share) => onProgress('checking', share) });
  const request = {
    filename: file.name,
    content_type: contentTypeOf(file),
    byte_size: file.size,
    base64_digest,
    tags: [...tags],
  };
  const quiet = { signal, showError: false, showActivity: false };
  const { id, filename, direct_upload } = await api('POST /active_storage/direct_upload', {
    body: request,
    ...quiet,
  });
  await putFile(file, direct_upload, { signal, onProgress: (share) => onProgress('sending', share) });
  return { id, url: direct_upload.blob_url, filename };
}

function toListedFile({
  id,
  url,
  filename,
  content_type,
  byte_size,
  created_at,
  metadata,
  tag_list,
}: BlobOption): ListedFile {
  return {
    id,
    url,
    filename,
    contentType: content_type,
    byteSize: byte_size,
    uploadedAt: created_at,
    widthPx: metadata.width,
    heightPx: metadata.height,
    tags: tag_list,
  };
}

export async function listFiles(query: FileQuery, signal: AbortSignal): Promise<Page<ListedFile>> {
  const page = await api('GET /active_storage/blobs/read_options', {
    query: {
      page: query.page,
      per_page: filePageSize,
      filename_cont: query.filename,
      tags_name_in: query.tags,
      content_type_in: query.contentTypes,
    },
    signal,
  });
  return { ...page, data: page.data.map(toListedFile) };
}

export const deleteFile = (id: number) => api('DELETE /active_storage/blobs/:id', { params: { id } });

/** The small copy that lists and tiles show. */
export const thumbnailUrl = (url: string) => `${url}?width=${thumbnailWidthPx}&quality=${resizeQualityDefault}`;

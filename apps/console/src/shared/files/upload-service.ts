import type { BlobOption } from '@platen/model/files/blobs';
import { resizeQualityDefault } from '@platen/model/files/resized-pictures';
import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import { filePageSize } from '@platen/model/lists/list-pages';
import type { Page } from '@platen/model/lists/lists';
import { thumbnailWidthPx } from '../../ui/pictures/picture-url.ts';
import { textsIn } from '../../ui/text.ts';
import { contentTypeOf } from '../../ui/upload/content-types.ts';
import type { FileQuery, ListedFile, StoredFile, UploadCall } from '../../ui/upload/upload.types.ts';
import { currentLocale } from '../locale/locale.ts';
import { requestTexts } from '../request/request.messages.ts';
import { api } from '../request/request.ts';
import { RequestError, toRequestError } from '../request/request-error.ts';
import type { Md5Message } from './md5-messages.ts';

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

/** The MD5 of a file, computed in a worker: hashing 500 MB on the main thread would freeze the page for seconds. */
async function digestFile(
  file: File,
  call: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const t = textsIn(requestTexts, currentLocale());
  call.signal.throwIfAborted();
  const worker = new Worker(new URL('./md5-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      call.signal.addEventListener('abort', () => reject(call.signal.reason as Error), { once: true });
      // Without a message if the script itself failed to load: the connection was lost, or a release replaced it.
      worker.addEventListener('error', (event) => reject(new Error(event.message || t('network'))));
      worker.addEventListener('message', ({ data }: MessageEvent<Md5Message>) => {
        if (data.kind === 'progress') call.onProgress(data.share);
        else if (data.kind === 'done') resolve(data.digest);
        else reject(new Error(data.message));
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}

interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Our server responds with JSON, an S3 service with XML, a proxy in between with anything: only JSON contains a message. */
function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isOurs = (url: string) => new URL(url, window.location.href).origin === window.location.origin;

/**
 * Uploads the bytes of a file to the URL of its announcement. Not with `fetch`, which does not report upload progress.
 * No token is sent: the URL itself is the permission, and may belong to another company.
 */
function putFile(
  file: File,
  target: Target,
  call: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const t = textsIn(requestTexts, currentLocale());
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('PUT', target.url);
    for (const [name, value] of Object.entries(target.headers)) xhr.setRequestHeader(name, value);
    // Another origin accepts only the headers that it signed, and refuses a request with any other.
    if (isOurs(target.url)) xhr.setRequestHeader('Locale', currentLocale());
    xhr.timeout = directUploadTimeoutMs;
    xhr.upload.addEventListener('progress', (event) => call.onProgress(event.loaded / Math.max(1, event.total)));
    xhr.addEventListener('load', () => {
      const { status } = xhr;
      if (status >= 200 && status < 300) return resolve();
      const requestId = xhr.getResponseHeader('x-request-id') ?? undefined;
      const response = { status, body: parsedBody(xhr.responseText), requestId };
      reject(toRequestError(response, t('failed', { status: String(status) })));
    });
    xhr.addEventListener('error', () => reject(new RequestError({ kind: 'network', message: t('network') })));
    xhr.addEventListener('timeout', () => reject(new RequestError({ kind: 'timeout', message: t('timeout') })));
    xhr.addEventListener('abort', () => reject(call.signal.reason as Error));
    if (call.signal.aborted) return reject(call.signal.reason as Error);
    call.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}

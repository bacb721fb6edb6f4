import type { FileCallKey, InputOf } from '@platen/contract/call-types';
import { estimatedLengthHeader } from '@platen/model/api';
import { textsIn } from '../../ui/text.ts';
import { currentLocale } from '../locale/locale.ts';
import { requestTexts } from './request.messages.ts';
import { api, type CallOptions } from './request.ts';
import { messageOfBody, RequestError } from './request-error.ts';

/** A file that is generated while it is sent takes longer. */
const exportTimeoutMs = 5 * 60_000;

export interface DownloadProgress {
  receivedBytes: number;
  /** An estimate for files that are generated while they are sent; undefined if the server cannot tell. */
  totalBytes: number | undefined;
}

export interface DownloadOptions extends CallOptions {
  onProgress?: (progress: DownloadProgress) => void;
  /** The expected content type: a proxy's page or a refusal in JSON must not be saved as a zip file. */
  contentType?: string;
}

export interface DownloadedFile {
  name: string;
  content: Blob;
}

/** The file name in the headers: the encoded form if there is one, since only that can be Chinese. */
export function fileNameOf(contentDisposition: string | null, otherwise: string): string {
  const header = contentDisposition ?? '';
  const encoded = /filename\*=(?:UTF-8'')([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return /filename="?([^";]+)"?/i.exec(header)?.[1]?.trim() ?? otherwise;
}

const memoryBytesMax = 32 * 1024 * 1024;

async function checkType(response: Response, contentType: string): Promise<void> {
  if (response.headers.get('content-type')?.startsWith(contentType)) return;
  const t = textsIn(requestTexts, currentLocale());
  const body: unknown = await response.json().catch(() => undefined);
  const message = messageOfBody(body, t('wrongFormat'));
  throw new RequestError({ kind: 'response', status: response.status, message });
}

async function readContent(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  if (!response.body || !onProgress) return response.blob();
  const { headers } = response;
  const totalBytes = Number(headers.get('content-length') ?? headers.get(estimatedLengthHeader)) || undefined;
  let parts: BlobPart[] = [];
  let memoryBytes = 0;
  let receivedBytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    receivedBytes += value.length;
    memoryBytes += value.length;
    // A blob is held by the browser, on disk if it is large; loose chunks are in the memory of this page.
    if (memoryBytes > memoryBytesMax) {
      parts = [new Blob(parts)];
      memoryBytes = 0;
    }
    onProgress({ receivedBytes, totalBytes });
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Fetches a file completely, so that a partial file is never saved. The caller shows failures. */
export function fetchFile<K extends FileCallKey>(
  call: K,
  input: InputOf<K> & DownloadOptions,
  fallbackName: string,
): Promise<DownloadedFile> {
  const { onProgress, contentType } = input;
  return api.file(call, { timeoutMs: exportTimeoutMs, ...input }, async (response) => {
    if (contentType) await checkType(response, contentType);
    const name = fileNameOf(response.headers.get('content-disposition'), fallbackName);
    return { name, content: await readContent(response, onProgress) };
  });
}

/** Has the browser save a file. */
export function saveFile({ name, content }: DownloadedFile): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import { textsIn } from '../../ui/text.ts';
import { currentLocale } from '../locale/locale.ts';
import { requestTexts } from '../request/request.messages.ts';
import { RequestError, toRequestError } from '../request/request-error.ts';

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
export function putFile(
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

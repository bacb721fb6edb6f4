import { FileRefused } from '../files/file-refused.ts';
import { imageMaxBytes, tooLarge } from '../files/image-rules.ts';
import { timeLimit } from '../server/time-limit.ts';

const downloadTimeoutMs = 300_000;

const extensionOf: Readonly<Record<string, string>> = { 'image/png': '.png', 'image/jpeg': '.jpg' };

/** The image behind an address that a sheet names. */
export async function downloadImage(
  url: string,
  name: string,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; extension: string }> {
  const ends = timeLimit(downloadTimeoutMs, signal);
  try {
    const response = await fetch(url, { signal: ends });
    if (!response.ok) throw new FileRefused('image_unreachable', { name });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!type.startsWith('image/')) throw new FileRefused('image_not_image', { name });
    const bytes = await readBounded(response, name);
    return { bytes, extension: extensionOf[type] ?? `.${type.slice('image/'.length)}` };
  } catch (error) {
    if (error instanceof FileRefused || signal.aborted) throw error;
    throw new FileRefused('image_unreachable', { name });
  }
}

/** The content-length header may be wrong, so the received bytes are counted. */
async function readBounded(response: Response, name: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > imageMaxBytes) throw tooLarge(name);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

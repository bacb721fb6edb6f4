import type { Readable } from 'node:stream';
import { appError } from '../app-error.ts';

const bodyTimeoutMs = 10_000;

/** The bytes of a streamed body, all of them: as many as `maxBytes`, and in time. Anyone may send to where it is used. */
export async function readBody(body: Readable, maxBytes: number): Promise<Buffer> {
  const timer = setTimeout(() => body.destroy(appError('request_timeout')), bodyTimeoutMs);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw appError('body_too_large', { limit: `${Math.floor(maxBytes / 1024)} KB` });
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}

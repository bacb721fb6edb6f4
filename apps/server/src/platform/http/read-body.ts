import type { Readable } from 'node:stream';
import { appError } from '../errors/app-error.ts';

const bodyTimeoutMs = 10_000;

/** Reads a whole streamed body, limited to `maxBytes` and a timeout, because anyone may call the routes that use it. */
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

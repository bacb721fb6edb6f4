import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Platen } from '../client.ts';
import { refusalOf } from '../refusal.ts';
import { isWorthRetrying, waitBeforeRetry } from '../retries.ts';
import { timeLimit } from '../time-limit.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

export interface UploadOptions {
  /** How often the file is sent, each time from its beginning. */
  attempts?: number;
  /** For one attempt. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Uploads a file of this machine and answers the address by which an order names it. The file is never in memory as a whole. */
export async function uploadFile(platen: Platen, path: string, options: UploadOptions = {}): Promise<string> {
  const { attempts = 4, timeoutMs = 600_000, signal } = options;
  const { byteSize, digest } = await read(path);
  const { direct_upload } = await platen('POST /active_storage/direct_upload', {
    body: {
      filename: basename(path),
      content_type: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
      byte_size: byteSize,
      base64_digest: digest,
    },
    ...(signal && { signal }),
  });
  // Exactly these headers: they are part of what was signed.
  const headers = { ...direct_upload.headers, 'content-length': String(byteSize) };
  for (let attempt = 1; ; attempt++) {
    const limit = timeLimit(timeoutMs, signal);
    const response = await put(direct_upload.url, path, headers, limit).catch((error: Error) => error);
    const isLast = attempt >= attempts || signal?.aborted === true;
    if (isLast || !isWorthRetrying(response)) {
      if (response instanceof Error) throw response;
      if (!response.ok) throw await refusalOf(response);
      return direct_upload.blob_url;
    }
    await waitBeforeRetry(attempt, response, signal);
  }
}

async function read(path: string): Promise<{ byteSize: number; digest: string }> {
  const hash = createHash('md5');
  let byteSize = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    byteSize += chunk.length;
    hash.update(chunk);
  }
  return { byteSize, digest: hash.digest('base64') };
}

/** Not with `fetch`, which sends a stream without its length, and stores need the length. */
async function put(url: string, path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const { request } = url.startsWith('https:') ? https : http;
  const sent = request(url, { method: 'PUT', headers, signal });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const sending = pipeline(createReadStream(path), sent);
  // A server that refuses answers before everything is sent and may close the connection: its answer says why.
  const answer = await Promise.race([answered, sending.then(() => answered)]);
  sending.catch(() => undefined);
  const status = answer.statusCode ?? 0;
  const retryAfter = answer.headers['retry-after'];
  const body = status === 204 ? null : (Readable.toWeb(answer) as ReadableStream);
  return new Response(body, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
}

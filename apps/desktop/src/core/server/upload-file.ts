import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { type KnownFile, withUnchanged } from '../files/known-file.ts';
import { PutRefused, putFile } from './put-file.ts';
import { type RetryRule, withRetries } from './retries.ts';
import { callOptions, type Session, serverOf } from './session.ts';

const digestChunkBytes = 2 * 1024 * 1024;
const sentChunkBytes = 256 * 1024;

export interface UploadRules {
  retry: RetryRule;
  stallMs: number;
}

interface Upload {
  file: KnownFile;
  contentType: string;
  /** One word for this file of this import: the same announcement made again is the same blob. */
  intent: string;
}

interface Call {
  signal: AbortSignal;
  /** How much of it is on its way; from 0 again with each try. */
  onSent: (bytes: number) => void;
}

/**
 * Sends a file of this computer and gives its address. Whatever is lost on the way is sent again under the same
 * announcement, so that the server keeps one file, not two.
 */
export function uploadFile(session: Session, upload: Upload, rules: UploadRules, call: Call): Promise<string> {
  return withUnchanged(upload.file, async (handle) => {
    const digest = await digestOf(handle);
    let deadLinks = 0;
    return withRetries(rules.retry, call.signal, async () => {
      for (;;) {
        const intent = createHash('sha256').update(`${upload.intent} ${digest} ${deadLinks}`).digest('hex');
        try {
          return await announceAndPut(session, upload, { handle, digest, intent }, rules, call);
        } catch (error) {
          // An announcement of days ago has run out, and would be answered again: this is another one.
          if (!isDeadLink(error) || deadLinks > 0) throw error;
          deadLinks++;
        }
      }
    });
  });
}

async function announceAndPut(
  session: Session,
  { file, contentType }: Upload,
  { handle, digest, intent }: { handle: FileHandle; digest: string; intent: string },
  { stallMs }: UploadRules,
  { signal, onSent }: Call,
): Promise<string> {
  onSent(0);
  const { direct_upload } = await serverOf(session)('POST /active_storage/direct_upload', {
    body: {
      filename: basename(file.name.replaceAll('\\', '/')),
      content_type: contentType,
      byte_size: file.size,
      base64_digest: digest,
    },
    ...callOptions(session, signal, intent),
  });
  // The store may be our own server, which then answers in the merchant's language.
  const target = { ...direct_upload, headers: { ...direct_upload.headers, locale: session.locale } };
  await putFile(target, Readable.from(contentOf(handle, onSent)), file.size, { signal, stallMs });
  return direct_upload.blob_url;
}

/** Not the handle's own stream: when that is given up, it closes the file, which is read again for the next try. */
async function* contentOf(handle: FileHandle, onSent: (bytes: number) => void): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(sentChunkBytes);
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return;
    yield chunk.subarray(0, bytesRead);
    at += bytesRead;
    onSent(at);
  }
}

function isDeadLink(error: unknown): boolean {
  return error instanceof PutRefused && error.code === handledErrorCodes.upload_link_dead;
}

/** In pieces: fifteen photographs at once must not all be in memory. */
async function digestOf(handle: FileHandle): Promise<string> {
  const hash = createHash('md5');
  const chunk = Buffer.allocUnsafe(digestChunkBytes);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return hash.digest('base64');
    hash.update(chunk.subarray(0, bytesRead));
    at += bytesRead;
  }
}

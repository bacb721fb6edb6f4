import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { directUploadTimeoutMs } from '@platen/model/files/upload-times';
import type { S3Config } from '../config/config.ts';
import { StoreUnavailableError } from '../errors/store-errors.ts';
import { withScratchFolder } from '../process/scratch-folder.ts';
import { privateFile } from './folder-files.ts';
import { createS3Client, isMissingObject } from './s3-client.ts';
import type { ByteRange, Store, UploadFacts } from './store.ts';

/** The longest that an unresponsive store may hold a request, and with it a database connection. */
const timeouts = { connectMs: 3000, socketTimeoutMs: 10_000 };
const triesMax = 2;

/**
 * Stores objects in a bucket of any S3-compatible service. Clients PUT to it directly; we read and check afterwards.
 */
export async function openS3Store(config: S3Config, { connectMs, socketTimeoutMs } = timeouts): Promise<Store> {
  const client = createS3Client(config, { connectMs, socketTimeoutMs, triesMax });
  const send: typeof client.send = (command: never) => client.send(command).catch(throwStoreError) as never;
  const locationOf = (key: string) => ({ Bucket: config.bucket, Key: config.prefix + key });

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await send(new GetObjectCommand({ ...locationOf(key), ...bytes }));
    return Body as Readable;
  }

  async function directUpload(key: string, { byteSize, contentType, md5Base64 }: UploadFacts) {
    const put = { ...locationOf(key), ContentLength: byteSize, ContentType: contentType, ContentMD5: md5Base64 };
    const url = await getSignedUrl(client, new PutObjectCommand(put), {
      expiresIn: directUploadTimeoutMs / 1000,
      signableHeaders: new Set(['content-length', 'content-type', 'content-md5']),
    });
    // Content-Length is signed too but not listed: clients send it anyway, and browsers forbid setting it.
    return { url, headers: { 'Content-Type': contentType, 'Content-MD5': md5Base64 } };
  }

  const probe = await directUpload('probe', { byteSize: 1, contentType: 'text/plain', md5Base64: '' });
  return {
    name: 's3',
    uploadOrigin: new URL(probe.url).origin,
    open,
    directUpload,
    async put(key, body, { byteSize, contentType }) {
      const facts = { ContentLength: byteSize, ContentType: contentType };
      await send(new PutObjectCommand({ ...locationOf(key), ...facts, Body: body }));
    },
    async head(key) {
      try {
        const { ContentLength = 0, ETag } = await send(new HeadObjectCommand(locationOf(key)));
        return { byteSize: ContentLength, md5Base64: md5OfETag(ETag) };
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw error;
      }
    },
    async withFile(key, use) {
      return withScratchFolder(async (folder) => {
        const path = join(folder, 'object');
        await pipeline(await open(key), createWriteStream(path, { mode: privateFile }));
        return use(path);
      });
    },
    async delete(key) {
      await send(new DeleteObjectCommand(locationOf(key)));
    },
    // A PUT to the bucket is complete or absent.
    removeLeftovers: async () => undefined,
    // Really writes and reads. Unlike a query about the bucket, this tests that our key may do both below our prefix.
    async check() {
      await send(new PutObjectCommand({ ...locationOf('probe'), Body: 'ok', ContentLength: 2 }));
      (await open('probe')).destroy();
    },
  };
}

/** The ETag is the MD5 of the bytes, except for objects that were encrypted with a managed key or uploaded in parts. */
function md5OfETag(etag: string | undefined): string | undefined {
  const hex = /^"?([0-9a-f]{32})"?$/i.exec(etag ?? '')?.[1];
  return hex && Buffer.from(hex, 'hex').toString('base64');
}

/** Client errors are passed on. Everything else, including no response, means that the store is unavailable. */
function throwStoreError(error: unknown): never {
  const isClientError = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
  throw isClientError ? error : new StoreUnavailableError(error);
}

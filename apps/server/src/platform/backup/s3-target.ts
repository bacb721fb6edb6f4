import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Connection } from '../config/config.ts';
import { createS3Client, isMissingObject } from '../store/s3-client.ts';
import type { BackupTarget } from './backup-target.ts';

/** Nobody waits for a backup as for a page, so it outlasts a service that is slow or away for a moment. */
const limits = { connectMs: 10_000, socketTimeoutMs: 60_000, triesMax: 5 };

/** Some services want all parts of one size and allow 10,000 of them: 80 GB, and a file of PostgreSQL has 1 GB at most. */
const partBytes = 8 * 1024 * 1024;

interface Location {
  Bucket: string;
  Key: string;
}

/** A backup in a bucket of an S3-compatible service, below a prefix. */
export function openS3Target(bucket: string, prefix: string, connection: S3Connection, listSize = 1000): BackupTarget {
  const client = createS3Client(connection, limits);
  const root = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const locationOf = (name: string): Location => ({ Bucket: bucket, Key: root + name });

  return {
    address: `s3://${bucket}/${root}`,
    async write(name, body) {
      const parts = inParts(body);
      const first = await parts.next();
      const second = await parts.next();
      if (second.done) await put(client, locationOf(name), first.value ?? Buffer.alloc(0));
      else await uploadParts(client, locationOf(name), [first.value ?? Buffer.alloc(0), second.value], parts);
    },
    async read(name) {
      const opened = await openAt(client, locationOf(name), 0);
      return readOn(opened, (position) => openAt(client, locationOf(name), position));
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand(locationOf(name)));
        return true;
      } catch (error) {
        if (isMissingObject(error)) return false;
        throw error;
      }
    },
    async list(folder) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const where = { Bucket: bucket, Prefix: `${root}${folder}/`, ContinuationToken: token };
        const page = await client.send(new ListObjectsV2Command({ ...where, MaxKeys: listSize }));
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(root.length));
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return names.sort();
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(locationOf(name)));
    },
  };
}

/** The service compares the digest: bytes that were damaged on their way are refused now, not found by a restore. */
function bytesToSend(bytes: Buffer) {
  return {
    Body: bytes,
    ContentLength: bytes.length,
    ContentMD5: createHash('md5').update(bytes).digest('base64'),
  };
}

async function put(client: S3Client, location: Location, bytes: Buffer): Promise<void> {
  await client.send(new PutObjectCommand({ ...location, ...bytesToSend(bytes) }));
}

/** The size is not known in advance. The object appears when the upload is completed, as a whole. */
async function uploadParts(
  client: S3Client,
  location: Location,
  known: readonly Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(location));
  const upload = { ...location, UploadId };
  try {
    const uploaded: { PartNumber: number; ETag: string | undefined }[] = [];
    const send = async (bytes: Buffer) => {
      const PartNumber = uploaded.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, ...bytesToSend(bytes) }));
      uploaded.push({ PartNumber, ETag });
    };
    for (const bytes of known) await send(bytes);
    for await (const bytes of rest) await send(bytes);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: uploaded } }));
  } catch (error) {
    // Otherwise its parts would be kept, and paid for. What stays after a crash is removed by a rule of the bucket.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* inParts(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const bytes of body) {
    chunks.push(bytes);
    size += bytes.length;
    while (size >= partBytes) {
      const all = Buffer.concat(chunks, size);
      yield all.subarray(0, partBytes);
      chunks = [all.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(chunks, size);
  return undefined;
}

async function openAt(client: S3Client, location: Location, position: number): Promise<Readable> {
  const range = position > 0 ? { Range: `bytes=${position}-` } : {};
  const { Body } = await client.send(new GetObjectCommand({ ...location, ...range }));
  return Body as Readable;
}

/** Goes on where a connection broke: a restore reads for an hour, and would otherwise begin again. */
async function* readOn(
  opened: Readable,
  openAgain: (position: number) => Promise<Readable>,
): AsyncGenerator<Buffer, void> {
  let position = 0;
  let failures = 0;
  let body = opened;
  for (;;) {
    try {
      for await (const bytes of body as AsyncIterable<Buffer>) {
        yield bytes;
        position += bytes.length;
        failures = 0;
      }
      return;
    } catch (error) {
      if (++failures >= limits.triesMax) throw error;
      body = await openAgain(position);
    }
  }
}

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { appError } from '../errors/app-error.ts';
import type { ByteRange, Store } from '../store/store.ts';
import { parseRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';

/** An object of the store, with what its response needs. */
export interface ObjectResponse {
  key: string;
  byteSize: number;
  contentType: string;
  filename: string;
  /** The offset in the stored object, if only a part of it is sent. */
  start?: number | undefined;
}

/**
 * Sends an immutable object: cached forever, whole or in part, or not at all if the client has it. Headers are set only
 * after the object is open, because an error with a caching header would be cached for a year.
 */
export async function sendObject(reply: FastifyReply, store: Store, object: ObjectResponse): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const etag = object.start === undefined ? `"${object.key}"` : `"${object.key}-${object.start}"`;
  if (isCached(headers['if-none-match'], etag)) {
    return reply.status(304).headers(objectHeaders(etag)).send();
  }
  // A client that resumes an older file must get this one from the start.
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSameFile ? parseRange(headers.range, object.byteSize) : undefined;
  if (range === 'unsatisfiable') {
    throw appError('range_not_satisfiable').withHeaders({ 'content-range': `bytes */${object.byteSize}` });
  }
  const body = method === 'HEAD' ? Readable.from([]) : await store.open(object.key, toObjectRange(object, range));
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${object.byteSize}`);
  return reply
    .headers(objectHeaders(etag))
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : object.byteSize)
    .header('content-disposition', contentDisposition(dispositionOf(object.contentType), object.filename))
    .type(object.contentType)
    .send(body);
}

/** The bytes to read from the stored object; undefined for all of them. */
function toObjectRange({ start, byteSize }: ObjectResponse, range: ByteRange | undefined): ByteRange | undefined {
  if (start === undefined) return range;
  const asked = range ?? { start: 0, end: byteSize - 1 };
  return { start: start + asked.start, end: start + asked.end };
}

/** Pictures are shown inline. All other uploads are downloaded, so that they never open in our origin. */
function dispositionOf(contentType: string): 'inline' | 'attachment' {
  return contentType.startsWith('image/') ? 'inline' : 'attachment';
}

/** Of a 304 too, whose headers replace those that a browser has stored. */
function objectHeaders(etag: string) {
  return {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

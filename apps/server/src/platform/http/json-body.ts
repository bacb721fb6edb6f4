import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError } from '../errors/app-error.ts';
import { createYielder } from '../process/yielder.ts';
import { JsonReader } from './json-reader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A digest of the body's bytes, to compare two requests without serializing them again. */
    bodyDigest: Buffer | null;
  }
}

const stepBytes = 64 * 1024;

/** Accepts JSON only, up to the route's size limit. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.decorateRequest('bodyDigest', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', readJson);
}

async function readJson(request: FastifyRequest, payload: Readable): Promise<unknown> {
  const { bodyLimit } = request.routeOptions;
  const tooLarge = () => appError('body_too_large', { limit: `${Math.floor(bodyLimit / 1024)} KB` });
  try {
    if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge();
    const reader = new JsonReader();
    const hash = createHash('sha256');
    const yieldIfDue = createYielder();
    let size = 0;
    // Destroying the stream would close the connection, and the sender would not learn why.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit) throw tooLarge();
      hash.update(chunk);
      for (let at = 0; at < chunk.length; at += stepBytes) {
        // A body that fits into one step is read immediately; only larger ones yield.
        if (size > stepBytes) await yieldIfDue();
        reader.feed(chunk.subarray(at, at + stepBytes));
      }
    }
    // Many programs name the type of every body, of one that they do not send too.
    if (size === 0) return undefined;
    request.bodyDigest = hash.digest();
    return reader.finish();
  } catch (error) {
    // Discards the rest of the body, for as long as a body may take.
    payload.resume();
    throw error;
  }
}

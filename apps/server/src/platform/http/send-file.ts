import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

/** A file made for the caller, on its way out. */
export interface SentFile {
  filename: string;
  contentType: string;
  stream: Readable;
}

export function sendFile(reply: FastifyReply, { filename, contentType, stream }: SentFile): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(stream);
}

import type { Readable } from 'node:stream';
import { estimatedLengthHeader } from '@platen/model/api';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

/** A generated file that is sent to the caller. */
export interface FileResponse {
  filename: string;
  contentType: string;
  stream: Readable;
  /** An estimate of its size, if known in advance, so that clients can show progress. */
  estimatedBytes?: number;
}

export function sendFile(reply: FastifyReply, file: FileResponse): FastifyReply {
  const { filename, contentType, stream, estimatedBytes } = file;
  if (estimatedBytes !== undefined) reply.header(estimatedLengthHeader, estimatedBytes);
  return reply
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'no-store')
    .type(contentType)
    .send(stream);
}

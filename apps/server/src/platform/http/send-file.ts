import type { Readable } from 'node:stream';
import { estimatedLengthHeader } from '@platen/model/api';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

/** A file made for the caller, on its way out. */
export interface FileResponse {
  filename: string;
  contentType: string;
  stream: Readable;
  /** About how many bytes it will be, where that is known before they are: for whoever shows progress. */
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

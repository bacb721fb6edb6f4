import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Less fits into the packet that is sent anyway. */
const bytesMin = 1024;
/** As small as gzip makes it in half of gzip's time; the best would take a hundred times as long. */
const brotliQuality = 4;

/**
 * What we make of text while we answer goes out compressed: calls and the page. Files do not: pictures and archives are
 * compressed already, parts of files must stay as they are, and the console's are compressed when they are built.
 * Calls carry their token in a header, which no other site can make a browser send: sizes tell strangers nothing.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: bytesMin,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/(?:[\w.]+\+)?json|text\/html)\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    globalDecompression: false,
  });
}

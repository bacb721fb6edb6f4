import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller responses fit into a single packet anyway. */
const bytesMin = 1024;
/** As small as gzip in half the time; the best quality would take a hundred times as long. */
const brotliQuality = 4;

/**
 * Compresses generated text: API responses and the console's page. Files are not compressed here: pictures and archives
 * already are, partial content must stay as it is, and the console's assets are compressed at build time. The token is
 * sent in a header that no other site can make a browser send, so response sizes reveal nothing (BREACH).
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

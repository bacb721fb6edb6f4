import decompressWoff2 from 'woff2-encoder/decompress';
import { type Font, openFont } from '../../text/font.ts';
import { FontError } from '../../text/font-file.ts';

/** A small compressed file that expands to more than a font has is an attack. */
const tableBytesMax = 100 * 1024 * 1024;

/**
 * The tables of an uploaded font file: WOFF2 decompressed, TTF, OTF and collections unchanged. A page gets them from the
 * server, because the decoder compiles functions from text, which the content security policy of the console forbids.
 */
export async function unpackFont(bytes: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0) !== woff2Tag) return bytes;
  // The size of the tables that the header claims.
  if (bytes.length < 48 || view.getUint32(16) > tableBytesMax) throw new FontError('damaged');
  return decompressWoff2(bytes).catch(() => {
    throw new FontError('damaged');
  });
}

/** Opens an uploaded font file, or throws a `FontError`. */
export async function openFontFile(bytes: Uint8Array): Promise<Font> {
  return openFont(await unpackFont(bytes));
}

/** `wOF2` */
const woff2Tag = 0x774f4632;

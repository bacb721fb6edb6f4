import decompressWoff2 from 'woff2-encoder/decompress';

/** Why a font is refused; the uploader sees a text for each reason. */
export type FontFault = 'not_a_font' | 'damaged' | 'no_characters' | 'aat_only' | 'bitmaps_only';

export class FontError extends Error {
  readonly fault: FontFault;

  constructor(fault: FontFault) {
    super(`this font cannot be used: ${fault}`);
    this.name = 'FontError';
    this.fault = fault;
  }
}

/** Larger files are not fonts, and a small compressed file that expands to more is an attack. */
const fontBytesMax = 100 * 1024 * 1024;

const sfntTags = new Set(['\0\x01\0\0', 'OTTO', 'true', 'ttcf']);

const requiredTables = ['cmap', 'head', 'maxp'];
const outlineTables = ['glyf', 'CFF ', 'CFF2'];
/** Apple's layout tables, which our build of HarfBuzz does not support; most fonts have GSUB too. */
const appleRules = ['morx', 'mort'];

/**
 * The tables of a font file: TTF, OTF and TTC unchanged, WOFF2 decompressed. HarfBuzz accepts any bytes silently and
 * then finds no glyphs or draws boxes, so the tables are checked first.
 */
export async function readFontFile(bytes: Uint8Array): Promise<Uint8Array> {
  const tag = tagOf(bytes);
  if (tag !== 'wOF2' && !sfntTags.has(tag)) throw new FontError('not_a_font');
  const font = tag === 'wOF2' ? await decompress(bytes) : bytes;
  checkTables(font);
  return font;
}

/** A truncated font still lists all of its tables. The first font of a collection is used. */
function checkTables(font: Uint8Array): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  try {
    const start = tagOf(font) === 'ttcf' ? view.getUint32(12) : 0;
    const found = new Set<string>();
    for (let at = start + 12, end = at + view.getUint16(start + 4) * 16; at < end; at += 16) {
      const byteCount = view.getUint32(at + 12);
      if (view.getUint32(at + 8) + byteCount > font.length) throw new FontError('damaged');
      // Bitmap fonts keep an empty outline table.
      if (byteCount > 1) found.add(tagOf(font.subarray(at)));
    }
    const has = (tag: string) => found.has(tag);
    if (!requiredTables.every(has)) throw new FontError('damaged');
    if (!outlineTables.some(has)) throw new FontError('bitmaps_only');
    if (appleRules.some(has) && !has('GSUB')) throw new FontError('aat_only');
  } catch (error) {
    // A read beyond the end of the file.
    if (error instanceof RangeError) throw new FontError('damaged');
    throw error;
  }
}

async function decompress(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length < 48) throw new FontError('damaged');
  const claimedBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(16);
  if (claimedBytes > fontBytesMax) throw new FontError('damaged');
  let tables: Uint8Array;
  try {
    tables = await decompressWoff2(bytes);
  } catch {
    throw new FontError('damaged');
  }
  if (!sfntTags.has(tagOf(tables))) throw new FontError('damaged');
  return tables;
}

function tagOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 4));
}

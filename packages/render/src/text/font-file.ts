import decompressWoff2 from 'woff2-encoder/decompress';

/** Why a font cannot be used. Each is said to the person who uploaded it. */
export type FontFault = 'not_a_font' | 'damaged' | 'no_characters' | 'aat_only' | 'bitmaps_only';

export class FontError extends Error {
  readonly fault: FontFault;

  constructor(fault: FontFault) {
    super(`this font cannot be used: ${fault}`);
    this.name = 'FontError';
    this.fault = fault;
  }
}

/** A font file of 100 MB is no font; a small compressed one that grows to more is an attack. */
const fontBytesMax = 100 * 1024 * 1024;

const sfntTags = new Set(['\0\x01\0\0', 'OTTO', 'true', 'ttcf']);

const requiredTables = ['cmap', 'head', 'maxp'];
const outlineTables = ['glyf', 'CFF ', 'CFF2'];
/** Apple's own rules for letters, which HarfBuzz as we have it does not follow; most fonts have GSUB beside them. */
const appleRules = ['morx', 'mort'];

/**
 * The tables of a font file: ttf, otf and ttc as they are, woff2 decompressed. HarfBuzz takes anything without a word
 * and finds no glyphs in it, or draws every letter as a box, so what it is given is looked at first.
 */
export async function readFontFile(bytes: Uint8Array): Promise<Uint8Array> {
  const tag = tagOf(bytes);
  if (tag !== 'wOF2' && !sfntTags.has(tag)) throw new FontError('not_a_font');
  const font = tag === 'wOF2' ? await decompress(bytes) : bytes;
  checkTables(font);
  return font;
}

/** A font that was cut short still says where all of its tables lie. Of a collection the first font is drawn. */
function checkTables(font: Uint8Array): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  try {
    const start = tagOf(font) === 'ttcf' ? view.getUint32(12) : 0;
    const found = new Set<string>();
    for (let at = start + 12, end = at + view.getUint16(start + 4) * 16; at < end; at += 16) {
      const byteCount = view.getUint32(at + 12);
      if (view.getUint32(at + 8) + byteCount > font.length) throw new FontError('damaged');
      // Fonts of bitmaps keep their table of outlines, with nothing in it.
      if (byteCount > 1) found.add(tagOf(font.subarray(at)));
    }
    const has = (tag: string) => found.has(tag);
    if (!requiredTables.every(has)) throw new FontError('damaged');
    if (!outlineTables.some(has)) throw new FontError('bitmaps_only');
    if (appleRules.some(has) && !has('GSUB')) throw new FontError('aat_only');
  } catch (error) {
    // Beyond the end of the file.
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

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

const sfntTags = new Set(['\0\x01\0\0', 'OTTO', 'true', 'ttcf']);

const requiredTables = ['cmap', 'head', 'maxp'];
const outlineTables = ['glyf', 'CFF ', 'CFF2'];
/** Apple's layout tables, which our build of HarfBuzz does not support; most fonts have GSUB too. */
const appleRules = ['morx', 'mort'];

/**
 * Checks the tables of a TTF, an OTF or the first font of a collection. HarfBuzz accepts any bytes silently and then
 * finds no glyphs or draws boxes. A truncated font still lists all of its tables. A WOFF2 file is unpacked before, on the
 * server (`node/uploads/font-upload.ts`).
 */
export function checkTables(font: Uint8Array): void {
  if (!sfntTags.has(tagOf(font))) throw new FontError('not_a_font');
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

function tagOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 4));
}

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** In a thread: a file of a few kilobytes can be a hundred megabytes long. */
const decompress = promisify(brotliDecompress);

/** What a font file says of itself. */
export interface FontFile {
  format: 'truetype' | 'opentype' | 'woff2';
  family: string;
  glyphCount: number;
  characterCount: number;
}

/** Thrown for bytes that are no font, or one that could not draw anything. */
export class FontFileError extends Error {}

const signatures: Record<string, FontFile['format']> = {
  '\x00\x01\x00\x00': 'truetype',
  true: 'truetype',
  OTTO: 'opentype',
  wOF2: 'woff2',
};
const requiredTables = ['cmap', 'head', 'maxp', 'name'] as const;
const decompressedMaxBytes = 128 * 1024 * 1024;
/** Fonts have about five maps and a hundred names. A file may claim 65,535 of each, all of them the whole file long. */
const mapsMax = 32;
const namesMax = 4096;

/**
 * Reads a font far enough to know that it is one: its tables lie inside the file, it has glyphs, and it maps
 * characters to them. A shaper takes a broken font without a word and draws every letter as a box.
 */
export async function parseFontFile(bytes: Buffer): Promise<FontFile> {
  const format = signatures[bytes.toString('latin1', 0, 4)];
  if (!format) throw new FontFileError('not a font file');
  try {
    const tables = format === 'woff2' ? await readWoff2Tables(bytes) : readSfntTables(bytes);
    const missing = requiredTables.find((tag) => !tables.has(tag));
    if (missing) throw new FontFileError(`no table ${missing}`);
    const table = (tag: (typeof requiredTables)[number]) => tables.get(tag) as Buffer;
    const glyphCount = table('maxp').readUInt16BE(4);
    const characterCount = countCharacters(table('cmap'));
    if (glyphCount === 0 || characterCount === 0) throw new FontFileError('no characters');
    return { format, family: readFamily(table('name')), glyphCount, characterCount };
  } catch (error) {
    if (error instanceof FontFileError) throw error;
    throw new FontFileError(`damaged: ${(error as Error).message}`);
  }
}

function readSfntTables(bytes: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = bytes.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    const [offset, length] = [bytes.readUInt32BE(entry + 8), bytes.readUInt32BE(entry + 12)];
    if (offset + length > bytes.length) throw new FontFileError('a table lies outside the file');
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.subarray(offset, offset + length));
  }
  return tables;
}

/** The order is the format's: a table is named by its index in this list. */
const woff2Tags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

/** All tables are one Brotli stream, in the order of the directory. Only glyf and loca are transformed. */
async function readWoff2Tables(bytes: Buffer): Promise<Map<string, Buffer>> {
  const count = bytes.readUInt16BE(12);
  const compressedLength = bytes.readUInt32BE(20);
  let at = 48;
  const readBase128 = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index++) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new FontFileError('a length that never ends');
  };
  const directory: { tag: string; length: number }[] = [];
  for (let index = 0; index < count; index++) {
    const flags = bytes.readUInt8(at++);
    const isNamed = (flags & 0x3f) === 0x3f;
    const known = (flags & 0x3f) * 5;
    const tag = isNamed ? bytes.toString('latin1', at, at + 4) : woff2Tags.slice(known, known + 4);
    if (isNamed) at += 4;
    const originalLength = readBase128();
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    directory.push({ tag, length: isTransformed ? readBase128() : originalLength });
  }
  const data = await decompress(bytes.subarray(at, at + compressedLength), { maxOutputLength: decompressedMaxBytes });
  const tables = new Map<string, Buffer>();
  let offset = 0;
  for (const { tag, length } of directory) {
    if (offset + length > data.length) throw new FontFileError('a table lies outside the file');
    tables.set(tag, data.subarray(offset, offset + length));
    offset += length;
  }
  return tables;
}

/** The characters of the best Unicode map: format 12 has all of Unicode, format 4 the first plane. */
function countCharacters(cmap: Buffer): number {
  let most = 0;
  const count = cmap.readUInt16BE(2);
  if (count > mapsMax) throw new FontFileError('more character maps than any font has');
  for (let index = 0; index < count; index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(start);
    if (format === 4) most = Math.max(most, countFormat4(cmap, start));
    if (format === 12) most = Math.max(most, countFormat12(cmap, start));
  }
  return most;
}

function countFormat4(cmap: Buffer, start: number): number {
  const segments = cmap.readUInt16BE(start + 6) / 2;
  let characters = 0;
  for (let segment = 0; segment < segments; segment++) {
    const last = cmap.readUInt16BE(start + 14 + segment * 2);
    const first = cmap.readUInt16BE(start + 16 + segments * 2 + segment * 2);
    if (first !== 0xffff) characters += last - first + 1;
  }
  return characters;
}

function countFormat12(cmap: Buffer, start: number): number {
  let characters = 0;
  const groups = cmap.readUInt32BE(start + 12);
  for (let group = 0; group < groups; group++) {
    const at = start + 16 + group * 12;
    characters += cmap.readUInt32BE(at + 4) - cmap.readUInt32BE(at) + 1;
  }
  return characters;
}

const familyName = 1;
const typographicFamilyName = 16;
const windowsPlatform = 3;

function readFamily(name: Buffer): string {
  const storage = name.readUInt16BE(4);
  const found = new Map<number, string>();
  const count = name.readUInt16BE(2);
  if (count > namesMax) throw new FontFileError('more names than any font has');
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 12;
    if (name.readUInt16BE(at) !== windowsPlatform) continue;
    const [id, length, offset] = [name.readUInt16BE(at + 6), name.readUInt16BE(at + 8), name.readUInt16BE(at + 10)];
    if ((id !== familyName && id !== typographicFamilyName) || found.has(id)) continue;
    const utf16be = Buffer.from(name.subarray(storage + offset, storage + offset + length)).swap16();
    found.set(id, utf16be.toString('utf16le'));
  }
  return found.get(typographicFamilyName) ?? found.get(familyName) ?? '';
}

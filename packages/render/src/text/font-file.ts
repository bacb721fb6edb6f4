import decompressWoff2 from 'woff2-encoder/decompress';

/** Why a font cannot be used. Each is said to the person who uploaded it. */
export type FontProblem = 'not_a_font' | 'damaged' | 'no_characters';

export class FontError extends Error {
  readonly problem: FontProblem;

  constructor(problem: FontProblem) {
    super(`this font cannot be used: ${problem}`);
    this.name = 'FontError';
    this.problem = problem;
  }
}

/** A font file of 100 MB is no font; a small compressed one that grows to more is an attack. */
const fontBytesMax = 100 * 1024 * 1024;

const sfntTags = new Set(['\0\x01\0\0', 'OTTO', 'true', 'ttcf']);

/**
 * The tables of a font file: ttf, otf and ttc as they are, woff2 decompressed. HarfBuzz takes anything without a word
 * and finds no glyphs in it, so what it is given is looked at first.
 */
export async function readFontFile(bytes: Uint8Array): Promise<Uint8Array> {
  const tag = tagOf(bytes);
  if (tag === 'wOF2') return decompress(bytes);
  if (!sfntTags.has(tag)) throw new FontError('not_a_font');
  return bytes;
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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFont } from './font.ts';
import type { FontFault } from './font-file.ts';

const require = createRequire(import.meta.url);
let ttf: Buffer;

beforeAll(async () => {
  ttf = await readFile(require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'));
});

/** The same font with a changed directory entry for one table. */
function withTable(tag: string, change: (font: Buffer, entry: number) => void): Buffer {
  const font = Buffer.from(ttf);
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) change(font, entry);
  return font;
}

describe('a font file', () => {
  it('is read as TrueType and as the first font of a collection', () => {
    expect(openFont(ttf)).toBeDefined();
    const head = Buffer.from('ttcf\0\x01\0\0\0\0\0\x01\0\0\0\x10', 'latin1');
    const moved = Buffer.concat([head, withTables(ttf, head.length)]);
    expect(openFont(moved)).toBeDefined();
  });

  it.each<[string, () => Buffer, FontFault]>([
    ['nothing', () => Buffer.alloc(0), 'not_a_font'],
    ['something else', () => Buffer.from('not a font at all'), 'not_a_font'],
    ['a font that was cut in its directory', () => ttf.subarray(0, 100), 'damaged'],
    ['a font that was cut after its characters', () => ttf.subarray(0, ttf.length - 1000), 'damaged'],
    ['a font without a directory', () => ttf.subarray(0, 4), 'damaged'],
    ['tables that lie about themselves', () => Buffer.concat([ttf.subarray(0, 4), Buffer.alloc(400, 0xff)]), 'damaged'],
    [
      'a table beyond the end',
      () => withTable('glyf', (font, at) => font.writeUInt32BE(0x7fff_ffff, at + 12)),
      'damaged',
    ],
    ['a font without characters', () => withTable('cmap', (font, at) => font.write('xxxx', at)), 'damaged'],
  ])('is refused where it is %s', (_, make, fault) => {
    expect(() => openFont(make())).toThrow(expect.objectContaining({ fault }));
  });
});

/** A font whose tables are moved by `by` bytes. */
function withTables(font: Buffer, by: number): Buffer {
  const moved = Buffer.from(font);
  for (let entry = 12; entry < 12 + moved.readUInt16BE(4) * 16; entry += 16)
    moved.writeUInt32BE(moved.readUInt32BE(entry + 8) + by, entry + 8);
  return moved;
}

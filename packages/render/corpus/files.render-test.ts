import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FontError, loadAssets, openFontFile, render } from '../src/node.ts';
import { compareImages } from './compare.ts';
import { corpusSource, fontFiles } from './files.node.ts';
import { scene, text } from './scene-parts.ts';

/**
 * A font collection of two fonts: the directory with the offset of each font, followed by the tables with shifted
 * offsets.
 */
function collectionOf(fonts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(12 + fonts.length * 4);
  head.write('ttcf', 0, 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE(fonts.length, 8);
  let offset = head.length;
  const moved = fonts.map((font, index) => {
    const copy = Buffer.from(font);
    head.writeUInt32BE(offset, 12 + index * 4);
    const tableCount = copy.readUInt16BE(4);
    for (let table = 0; table < tableCount; table++) {
      const at = 12 + table * 16 + 8;
      copy.writeUInt32BE(copy.readUInt32BE(at) + offset, at);
    }
    offset += copy.length;
    return copy;
  });
  return Buffer.concat([head, ...moved]);
}

describe('font files', () => {
  const thai = readFileSync(fontFiles['Noto Sans Thai']);
  const drawn = scene([text('สวัสดี', { font: 'Noto Sans Thai' })]);

  it('draws the glyphs of the first font of a collection', async () => {
    const collection = collectionOf([thai, readFileSync(fontFiles['Noto Sans Arabic'])]);
    const plainly = render(drawn, await loadAssets(drawn, corpusSource));
    const collected = render(drawn, await loadAssets(drawn, { ...corpusSource, font: async () => collection }));
    expect(collected.findings).toEqual([]);
    expect(compareImages(plainly, collected).count).toBe(0);
  });

  it.each([
    ['no font at all', () => Buffer.from('<html>'), 'not_a_font'],
    ['half a woff2', () => readFileSync(fontFiles['Noto Serif']).subarray(0, 9000), 'damaged'],
    ['a head without tables', () => thai.subarray(0, 12), 'damaged'],
    ['nothing', () => Buffer.alloc(0), 'not_a_font'],
  ])('are refused: %s', async (_, make, fault) => {
    await expect(openFontFile(make())).rejects.toThrow(FontError);
    await expect(openFontFile(make())).rejects.toMatchObject({ fault });
  });

  it('draws a variable font at every weight', async () => {
    const weigh = async (font_weight: 200 | 400 | 600 | 800) => {
      const weighed = scene([text('Weight', { font_weight, font_size: 60 })]);
      const { data } = render(weighed, await loadAssets(weighed, corpusSource));
      return data.reduce((sum, value, at) => (at % 4 === 3 ? sum + value : sum), 0);
    };
    const inks = await Promise.all(([200, 400, 600, 800] as const).map(weigh));
    expect(inks).toEqual([...inks].sort((a, b) => a - b));
    expect(inks[3]).toBeGreaterThan((inks[0] ?? 0) * 1.5);
  });
});

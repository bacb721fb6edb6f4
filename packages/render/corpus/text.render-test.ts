import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../src/drawing.ts';
import { type Font, openFontFile, render } from '../src/node.ts';
import { measureText } from '../src/text/layout.ts';
import { fontFiles } from './files.node.ts';
import { madeFonts } from './made-fonts.ts';
import { scene, text } from './scene-parts.ts';

const thai = readFileSync(fontFiles['Noto Sans Thai']);

const regular = { font_weight: 400, font_style: 'normal', font_size: 40, dpi: 150 } as const;

/** A font in which one glyph has lost its outline: its `loca` entry ends where it begins. */
function withoutInk(bytes: Buffer, glyph: number): Buffer {
  const font = Buffer.from(bytes);
  const tableAt = (tag: string) => {
    const entry = font.indexOf(tag, 12, 'latin1');
    return font.readUInt32BE(entry + 8);
  };
  const isLong = font.readUInt16BE(tableAt('head') + 50) === 1;
  const size = isLong ? 4 : 2;
  const at = tableAt('loca') + glyph * size;
  font.copy(font, at, at + size, at + 2 * size);
  return font;
}

const findingsOf = (words: string, font: Font) =>
  render(scene([text(words, { font: 'own' })]), {
    fonts: new Map([['own', { state: 'ready', value: font }]]),
    images: new Map(),
  }).findings;

describe('letters that overlap', () => {
  const own = { font: 'own', left: 0, top: 0, width: 300, height: 100, font_size: 40, color: '#000000' };
  const drawn = async (words: string, set: object) => {
    const font = await openFontFile(madeFonts.overlapping);
    // A quarter of a pixel down, so that edges cover their pixels in part.
    const layer = text(words, { ...own, top: 0.25, ...set });
    const size = { width: 300, height: 100 };
    return render(scene([layer], {}, size), {
      fonts: new Map([['own', { state: 'ready', value: font }]]),
      images: new Map(),
    });
  };
  /** How much of each row is covered in the middle of the text. */
  const middleOf = ({ data, width, height }: Pick<Drawing, 'data' | 'width' | 'height'>) =>
    Array.from({ length: height }, (_, row) => data[(row * width + width / 2) * 4 + 3]);

  it.each([
    ['filled', {}],
    ['with an outer stroke', { stroke: '#000000', stroke_width: 3, stroke_alignment: 'outer' }],
    ['filled with a translucent color', { color: '#00000080' }],
  ])('cover a pixel once: %s', async (_, set) => {
    const one = middleOf(await drawn('n', set));
    expect(one.some((alpha) => alpha !== undefined && alpha > 0 && alpha < Math.max(...(one as number[])))).toBe(true);
    expect(middleOf(await drawn('nnnn', set))).toEqual(one);
  });

  it('cover each other also if their outlines wind differently', async () => {
    const { findings, ...image } = await drawn('unun', {});
    expect(findings).toEqual([]);
    expect(Math.min(...middleOf(image).slice(40, 60).map(Number))).toBe(255);
  });
});

describe('text', () => {
  it.each(['\u200D', '\u200C', '\u00AD', '\u200E', '\u2060', '\uFE0F'])(
    'is spaced by its letters and not by %j between them',
    async (mark) => {
      const cut = (await openFontFile(thai)).cut(regular);
      const style = { font_size: 40, line_height: 1.5, writing_mode: 'horizontal-tb', align: 'left' } as const;
      const widthOf = (words: string) => measureText(words, { ...style, letter_spacing: 9 }, cut).width;
      expect(widthOf(`ก${mark}ข`)).toBe(widthOf('กข'));
      expect(widthOf(`กข${mark}`)).toBe(widthOf('กข'));
      expect(widthOf(mark)).toBe(0);
    },
  );

  it('reports a character that the font maps to an empty glyph', async () => {
    const shaped = (await openFontFile(thai)).cut(regular).shape('ก', 0, 1, {
      isRightToLeft: false,
      hasLigatures: true,
      isVertical: false,
    });
    const empty = await openFontFile(withoutInk(thai, shaped[0]?.glyph ?? 0));
    expect(findingsOf('ก', await openFontFile(thai))).toEqual([]);
    expect(findingsOf('ขก', empty)).toMatchObject([{ kind: 'missing_glyph', detail: 'ก' }]);
    expect(findingsOf('ข ข', empty)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openFontFile } from '../src/node/uploads/font-upload.ts';
import { render } from '../src/node.ts';
import type { FontStyle } from '../src/text/font.ts';
import { layoutText, measureText } from '../src/text/layout.ts';
import { fontFiles, readFont } from './files.node.ts';
import { madeFonts } from './made-fonts.ts';
import { scene, text } from './scene-parts.ts';

const require = createRequire(import.meta.url);
const style = {
  font_weight: 400,
  font_style: 'normal',
  font_size: 100,
  dpi: 72,
  letter_spacing: 0,
  line_height: 1.5,
  writing_mode: 'horizontal-tb',
  align: 'left',
} as const;

async function widthOf(words: string, bytes: Uint8Array, set: Partial<FontStyle> = {}): Promise<number> {
  const styled = { ...style, ...set };
  return measureText(words, styled, (await openFontFile(bytes)).cut(styled)).width / styled.font_size;
}

async function findingsOf(words: string, bytes: Uint8Array) {
  const font = { state: 'ready', value: await openFontFile(bytes) } as const;
  const drawn = render(scene([text(words, { font: 'own' })]), { fonts: new Map([['own', font]]), images: new Map() });
  return drawn.findings.map(({ kind, detail }) => `${kind} ${detail}`);
}

describe('kerning pairs of a font without GPOS', () => {
  it.each([
    ['AV', 1.0],
    ['VA', 1.2],
    ['AVAV', 2.0],
    ['AAVV', 2.2],
  ])('stand nearer: %s is %s em wide', async (words, width) => {
    expect(await widthOf(words, madeFonts.kerned)).toBeCloseTo(width, 9);
  });
});

const urdu = (await readFont('Noto Nastaliq Urdu')) ?? Buffer.alloc(0);
const icons = (await readFont('Material Icons')) ?? Buffer.alloc(0);

/** The findings that each font must produce for a text; none if the font can draw it. */
const outcomes: readonly [name: string, words: string, bytes: Uint8Array, found: readonly string[]][] = [
  ['Arabic, joined by forms', 'ببب', madeFonts.formed, []],
  ['lam and alef by forms', 'لا', madeFonts.formed, []],
  ['Arabic that lacks a form', 'لب', madeFonts.formed, ['unjoined_letters ل']],
  ['Arabic without any form', 'بب', madeFonts.unformed, ['unjoined_letters ب']],
  ['one Arabic letter alone', 'ب', madeFonts.unformed, []],
  ['Devanagari without rules', 'क', madeFonts.unformed, ['unjoined_letters क']],
  ['Arabic with rules', 'بب', readFileSync(fontFiles['Noto Sans Arabic']), []],
  ['a letter that is a document', 'AB', madeFonts.documents, ['image_glyph B']],
  ['a letter that is a document beside its outline', 'AB', madeFonts.documentsBeside, ['plain_glyph A']],
  ['a letter whose outline covers nothing', 'AB', madeFonts.flat, ['missing_glyph B']],
  ['a private sign that is empty', 'A\u{E000}', madeFonts.flat, ['missing_glyph \u{E000}']],
  ['a private sign that is drawn', 'A \u{E001}', madeFonts.flat, []],
  ['an arrow of two signs', 'a->b', madeFonts.arrows, []],
  ['an arrow of two signs, and a letter that is not there', 'a->c', madeFonts.arrows, ['missing_glyph c']],
  ['an arrow that leaves the place of its first sign empty', '->', madeFonts.shortArrows, ['missing_glyph -']],
  ['a sign that is emptied beside an unchanged one', '->', madeFonts.lostDashes, ['missing_glyph -']],
  ['a word that is an icon', 'on', madeFonts.icons, []],
  ['letters that are no icon', 'onno', madeFonts.icons, ['missing_glyph no']],
  ['a letter that is composed of other glyphs', 'ب', madeFonts.composed, []],
  ['a composed letter with a mark', 'بَ', madeFonts.composed, []],
  ['an empty letter with a mark', 'تَ', madeFonts.composed, ['missing_glyph تَ']],
  ['a letter that becomes empty', 'axb', madeFonts.emptied, ['missing_glyph x']],
  ['a letter that becomes empty below its mark', 'ax\u0301b', madeFonts.emptied, ['missing_glyph x\u0301']],
  ['Urdu in Nastaliq', 'پاکِستان', urdu, []],
  ['Urdu in Nastaliq, and a letter that is not there', 'پاکِستانے', urdu, ['missing_glyph ے']],
  ['the name of an icon', 'home', icons, []],
  ['an incomplete name of an icon', 'hom', icons, ['missing_glyph hom']],
  ['a joined letter that becomes empty', 'कख', madeFonts.lostKa, ['missing_glyph क']],
  ['a letter that the font removes', 'ayb', madeFonts.emptied, ['missing_glyph ay']],
  ['nothing but letters that the font removes', 'yy', madeFonts.emptied, ['missing_glyph yy']],
  ['a ligature that is empty', 'afib', madeFonts.emptied, ['missing_glyph fi']],
  ['a letter that is not there', 'AC', madeFonts.documents, ['missing_glyph C']],
  ['layers of colors', 'AB', madeFonts.layered, []],
  ['paints', 'ABC', madeFonts.painted, []],
];

describe('a text', () => {
  it.each(outcomes)('of %s', async (_, words, bytes, found) => {
    expect(await findingsOf(words, bytes)).toEqual(found);
  });

  it('has the width of its Arabic presentation forms', async () => {
    // The initial, medial and final forms differ in width; lam and alef share one form.
    expect(await widthOf('ببب', madeFonts.formed)).toBeCloseTo(0.43 + 0.44 + 0.42, 9);
    expect(await widthOf('لا', madeFonts.formed)).toBeCloseTo(0.45, 9);
  });
});

describe('a font without positions for its marks', () => {
  const inkOf = async (words: string) => {
    const cut = (await openFontFile(madeFonts.unplaced)).cut(style);
    const { ink, lines } = layoutText(words, style, cut, { width: 1000, height: 1000 });
    return { ink, width: measureText(words, style, cut).width, glyphs: lines.flatMap(({ glyphs }) => glyphs) };
  };

  it('draws marks above their letters without changing the width', async () => {
    const { ink, width, glyphs } = await inkOf('a\u0301');
    expect(width).toBeCloseTo(60, 9);
    // The letter, a gap of 1/16 em and the mark, which is centered above the letter.
    expect(ink?.height).toBeCloseTo(50 + 6.25 + 10, 9);
    expect(glyphs[1]?.matrix[4]).toBeCloseTo(10 + 20 - 5, 9);
  });

  it.each([
    ['a qamats and a dagesh', '\u05D1\u05B8\u05BC', '\u05D1\u05BC\u05B8'],
    ['a fatha and a shadda', '\u0628\u064E\u0651', '\u0628\u0651\u064E'],
    ['a kasra and a shadda', '\u0628\u0650\u0651', '\u0628\u0651\u0650'],
  ])('draws %s in the same places, in whichever order they are written', async (_, canonical, typed) => {
    expect(canonical).toBe(typed.normalize());
    const cut = (await openFontFile(madeFonts.pointed)).cut(style);
    const glyphsOf = (words: string) => layoutText(words, style, cut, { width: 1000, height: 1000 }).lines[0]?.glyphs;
    expect(glyphsOf(canonical)).toEqual(glyphsOf(typed));
    expect(glyphsOf(canonical)).toHaveLength(3);
  });

  it('draws a dotted circle below a sign without a letter', async () => {
    expect((await inkOf('\u093E')).glyphs.map(({ glyph }) => glyph)).toEqual([2, 1]);
  });
});

describe('quotation marks in vertical text', () => {
  const vertical = { ...style, writing_mode: 'vertical-lr' } as const;

  it.each([
    ['take the vertical forms of the font in Chinese', '字“字”', [2, 6, 2, 7]],
    ['which may quote a foreign word', '“aa”字', [6, 1, 1, 7, 2]],
    ['are rotated with letters where there is no Chinese', '“aa”', [3, 1, 1, 4]],
    ['and within a word', '字a’a', [2, 1, 5, 1]],
    ['but not behind Chinese', '字’a', [2, 8, 1]],
  ])('%s: %s', async (_, words, expected) => {
    const cut = (await openFontFile(madeFonts.quotes)).cut(style);
    const { lines } = layoutText(words, vertical, cut, { width: 1000, height: 1000 });
    const glyphs = lines.flatMap((line) => line.glyphs);
    expect(glyphs.map(({ glyph }) => glyph)).toEqual(expected);
    const rotated = glyphs.filter(({ matrix }) => matrix[0] === 0).map(({ glyph }) => glyph);
    expect(rotated).toEqual(expected.filter((glyph) => [1, 3, 4, 5].includes(glyph)));
  });
});

describe('a font file', () => {
  it.each([
    ['with rules for Apple systems only', madeFonts.apples, 'aat_only'],
    ['of bitmaps', madeFonts.bitmaps, 'bitmaps_only'],
  ])('%s is refused', async (_, bytes, fault) => {
    await expect(openFontFile(bytes)).rejects.toMatchObject({ fault });
  });
});

describe('an optical size', () => {
  const inter = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'));

  it('depends on the size on paper, not on the number of pixels', async () => {
    const small = await widthOf('Hamburg', inter, { font_size: 14, dpi: 72 });
    const large = await widthOf('Hamburg', inter, { font_size: 32, dpi: 72 });
    expect(large).toBeLessThan(small * 0.97);
    expect(await widthOf('Hamburg', inter, { font_size: 140, dpi: 720 })).toBeCloseTo(small, 9);
    expect(await widthOf('Hamburg', inter, { font_size: 1000, dpi: 72 })).toBeCloseTo(large, 9);
  });
});

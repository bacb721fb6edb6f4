import type { Rect } from '@platen/design/geometry';
import * as hb from 'harfbuzzjs';
import { parseOutline, type Path } from '../raster/path.ts';
import { type ColorGlyph, readColorGlyph } from './color-glyph.ts';
import { leavesColor, leavesInk } from './glyph-ink.ts';
import type { Kerning } from './kern-table.ts';
import { type Shaper, shaperOf } from './shaping.ts';
import { readVerticalMetrics, type VerticalMetrics } from './vertical-metrics.ts';

/** A font in one weight, style and optical size, ready to shape with. Lengths are in font units, y upward. */
export interface FontCut {
  /** Differs between any two cuts of any two fonts. */
  readonly id: number;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  /** How much wider the outlines are drawn, in ems, where the font has no such weight. */
  readonly boldEm: number;
  /** How far a point moves to the right for each unit of height, where the font has no italic. */
  readonly slant: number;
  readonly vertical: VerticalMetrics;
  readonly shape: Shaper;
  /** An outline in font units, y upward; empty for a space. Around all of it where the glyph has colors of its own. */
  outline(glyph: number): Path;
  /** The frame around an outline, y upward; nothing for a space. */
  extents(glyph: number): Rect | undefined;
  hasVerticalForm(character: string): boolean;
  has(character: string): boolean;
  /** The glyph of a character by itself, before any rule of the font. */
  nominalGlyph(character: string): number | undefined;
  /** Whether a glyph is to be seen at all once it is drawn. */
  hasInk(glyph: number): boolean;
  /** Some of its glyphs have colors of their own. */
  readonly hasColors: boolean;
  colorGlyph(glyph: number): ColorGlyph | undefined;
  /** The font holds an image or a document, in the place of an outline or beside it. We draw neither. */
  isImage(glyph: number): boolean;
  readonly rules: FontRules;
}

/** What a font says on how its letters become glyphs. */
export interface FontRules {
  readonly hasAny: boolean;
  /** Letters get another form at the beginning, in the middle and at the end of a word. */
  readonly hasJoinedForms: boolean;
}

/** What a cut is made of, besides the font. */
export interface CutStyle {
  readonly weight: number;
  readonly isItalic: boolean;
  /** In points, on paper. */
  readonly sizePt: number;
}

/** What is known of a font whatever its cut. */
export interface FontFacts {
  readonly axes: Readonly<Record<string, hb.AxisInfo>>;
  /** Of a font that has no axis for it. */
  readonly ownWeight: number | undefined;
  readonly kerning: Kerning | undefined;
  /** It says where its marks belong. */
  readonly placesMarks: boolean;
  readonly rules: FontRules;
  /** Whether a glyph is an SVG document, which we do not draw. */
  hasDocument(glyph: number): boolean;
}

/** The slope of 12°, that of most designed italics. */
const syntheticSlant = 0.21255656167002213;
/** How much bolder the outline gets for each unit of weight that the font lacks: 0.04 em from regular to 800. */
const boldEmPerWeight = 0.04 / 400;

let cutCount = 0;

export function makeCut(face: hb.Face, facts: FontFacts, style: CutStyle): FontCut {
  const { axes, ownWeight, rules } = facts;
  const font = new hb.Font(face);
  const variations = variationsOf(axes, style);
  if (variations.length > 0) font.setVariations(variations);
  const { ascender, descender } = font.hExtents();
  const hasItalic = 'ital' in axes || 'slnt' in axes;
  const measured = {
    unitsPerEm: face.upem,
    // A font without these would collapse every line onto one.
    ascender: ascender || face.upem * 0.8,
    descender: descender || face.upem * -0.2,
  };
  const vertical = readVerticalMetrics({
    ...measured,
    readTable: (tag) => face.referenceTable(tag)?.slice(),
    glyphTop: (glyph) => font.glyphExtents(glyph)?.yBearing,
  });
  const plainOutline = remember((glyph) => parseOutline(font.glyphToPath(glyph)));
  const hasColors = face.hasColorPaint() || face.hasColorLayers();
  const colored = remember((glyph) => readColorGlyph(face, font, glyph, plainOutline) ?? null);
  const colorGlyph = (glyph: number) => (hasColors ? (colored(glyph) ?? undefined) : undefined);
  const outline = hasColors ? (glyph: number) => colorGlyph(glyph)?.outline ?? plainOutline(glyph) : plainOutline;
  const extents = (glyph: number) => outline(glyph).bounds;
  const marks = facts.placesMarks ? undefined : { unitsPerEm: face.upem, extents };
  const shape = shaperOf(font, { kerning: facts.kerning, marks });
  const nominalGlyph = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
  return {
    id: ++cutCount,
    ...measured,
    boldEm: ownWeight === undefined ? 0 : Math.max(0, style.weight - ownWeight) * boldEmPerWeight,
    slant: style.isItalic && !hasItalic ? syntheticSlant : 0,
    vertical,
    shape,
    outline,
    extents,
    hasVerticalForm(character) {
      const plain = { isRightToLeft: false, hasLigatures: true, isVertical: false };
      const [level] = shape(character, 0, character.length, plain);
      const [upright] = shape(character, 0, character.length, { ...plain, isVertical: true });
      return level?.glyph !== upright?.glyph;
    },
    has: (character) => nominalGlyph(character) !== undefined,
    nominalGlyph,
    hasInk: remember((glyph) => {
      const painted = colorGlyph(glyph);
      return painted ? leavesColor(painted, face.upem) : leavesInk(plainOutline(glyph), face.upem);
    }),
    hasColors,
    colorGlyph,
    isImage: remember((glyph) => facts.hasDocument(glyph) || font.getGlyphColorPng(glyph) !== undefined),
    rules,
  };
}

/** More glyphs of one cut than any text has; a file that holds many more must not fill the memory with them. */
const outlinesMax = 5000;

/** Every question to HarfBuzz crosses into its memory; what is asked for each glyph of each line is asked once. */
function remember<T>(ask: (glyph: number) => T): (glyph: number) => T {
  const known = new Map<number, T>();
  return (glyph) => {
    const found = known.get(glyph);
    if (found !== undefined) return found;
    if (known.size >= outlinesMax) known.clear();
    const asked = ask(glyph);
    known.set(glyph, asked);
    return asked;
  };
}

function variationsOf(axes: FontFacts['axes'], { weight, isItalic, sizePt }: CutStyle): hb.Variation[] {
  const set = (tag: string, value: number) => {
    const axis = axes[tag];
    return axis ? [new hb.Variation(tag, Math.min(axis.max, Math.max(axis.min, value)))] : [];
  };
  return [
    ...set('wght', weight),
    ...set('opsz', sizePt),
    ...(isItalic ? [...set('ital', 1), ...set('slnt', -12)] : []),
  ];
}

import type { Rect } from '@platen/design/geometry';
import * as hb from 'harfbuzzjs';
import { type Path, parseOutline } from '../raster/path.ts';
import { type ColorGlyph, readColorGlyph } from './color-glyph.ts';
import { leavesColor, leavesInk } from './glyph-ink.ts';
import type { Kerning } from './kern-table.ts';
import { type Shaper, shaperOf } from './shaping.ts';
import { readVerticalMetrics, type VerticalMetrics } from './vertical-metrics.ts';

/** A font in one weight, style and optical size, ready for shaping. Lengths are in font units, y up. */
export interface FontCut {
  /** Unique among all cuts of all fonts. */
  readonly id: number;
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  /** How much the outlines are expanded, in ems, if the font does not have the weight (synthetic bold). */
  readonly boldEm: number;
  /** The horizontal shift for each unit of height, if the font has no italic (synthetic oblique). */
  readonly slant: number;
  readonly vertical: VerticalMetrics;
  readonly shape: Shaper;
  /** The outline in font units, y up; empty for a space. For a color glyph, the union of what it paints. */
  outline(glyph: number): Path;
  /** The bounding box of an outline, y up; undefined for a space. */
  extents(glyph: number): Rect | undefined;
  hasVerticalForm(character: string): boolean;
  has(character: string): boolean;
  /** The glyph of a character by `cmap` alone, before substitutions. */
  nominalGlyph(character: string): number | undefined;
  /** Whether a glyph draws any pixels. */
  hasInk(glyph: number): boolean;
  /** Whether the font contains color glyphs. */
  readonly hasColors: boolean;
  colorGlyph(glyph: number): ColorGlyph | undefined;
  /**
   * Whether the font has a bitmap or an SVG document for the glyph, instead of or in addition to an outline. Neither is
   * drawn.
   */
  isImage(glyph: number): boolean;
  readonly rules: FontRules;
}

/** The scripts and features that a font supports for shaping. */
export interface FontRules {
  readonly hasAny: boolean;
  /** Whether the font substitutes initial, medial and final forms. */
  readonly hasJoinedForms: boolean;
}

/** The properties of a text that select a cut. */
export interface CutStyle {
  readonly weight: number;
  readonly isItalic: boolean;
  /** In points on paper. */
  readonly sizePt: number;
}

/** The properties of a font that all of its cuts share. */
export interface FontFacts {
  readonly axes: Readonly<Record<string, hb.AxisInfo>>;
  /** The weight of a font that has no weight axis. */
  readonly ownWeight: number | undefined;
  readonly kerning: Kerning | undefined;
  /** Whether the font positions its marks itself. */
  readonly placesMarks: boolean;
  readonly rules: FontRules;
  /** Whether a glyph is an SVG document, which is not drawn. */
  hasDocument(glyph: number): boolean;
}

/** tan 12°, the slope of most designed italics. */
const syntheticSlant = 0.21255656167002213;
/** Outline expansion for each unit of missing weight: 0.04 em from regular to 800. */
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
    // Without these values all lines would be drawn at the same height.
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
  const nominalGlyph = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0);
  const marks = facts.placesMarks ? undefined : { unitsPerEm: face.upem, extents, nominalGlyph };
  const shape = shaperOf(font, { kerning: facts.kerning, marks });
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

/** More glyphs than any text uses; limits the memory that a hostile font can fill. */
const outlinesMax = 5000;

/** Caches results for each glyph, because every call into HarfBuzz crosses into WebAssembly. */
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

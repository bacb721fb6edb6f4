import type { Rect } from '@platen/design/geometry';
import * as hb from 'harfbuzzjs';
import { parseOutline, type Path } from '../raster/path.ts';
import { FontError, readFontFile } from './font-file.ts';
import { readVerticalMetrics, type VerticalMetrics } from './vertical-metrics.ts';

/** A font in one weight and style, ready to shape with. Lengths are in font units, y upward. */
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
  shape(text: string, from: number, length: number, options: ShapeOptions): readonly ShapedGlyph[];
  /** An outline in font units, y upward; empty for a space. */
  outline(glyph: number): Path;
  /** The frame around an outline, y upward; nothing for a space. */
  extents(glyph: number): Rect | undefined;
  hasVerticalForm(character: string): boolean;
}

export interface ShapeOptions {
  readonly isRightToLeft: boolean;
  readonly hasLigatures: boolean;
  readonly isVertical: boolean;
}

export interface ShapedGlyph {
  readonly glyph: number;
  /** Where in the text the cluster of characters begins that the glyph stands for. */
  readonly cluster: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface Font {
  cut(weight: number, isItalic: boolean): FontCut;
}

/** The slope of 12°, that of most designed italics. */
const syntheticSlant = 0.21255656167002213;
/** How much bolder the outline gets for each unit of weight that the font lacks: 0.04 em from regular to 800. */
const boldEmPerWeight = 0.04 / 400;
const regularWeight = 400;

let cutCount = 0;

/** Opens a font file, or throws a `FontError`. The same bytes and the same cut give the same glyphs on every host. */
export async function openFont(bytes: Uint8Array): Promise<Font> {
  const face = new hb.Face(new hb.Blob(await readFontFile(bytes)));
  if (face.upem < 16 || face.collectUnicodes().length === 0) throw new FontError('no_characters');
  const axes = face.getAxisInfos();
  const ownWeight = axes['wght'] ? undefined : readWeight(face);
  const cuts = new Map<string, FontCut>();
  return {
    cut(weight, isItalic) {
      const key = `${weight} ${isItalic}`;
      const known = cuts.get(key);
      if (known) return known;
      const made = makeCut(face, weight, isItalic, axes, ownWeight);
      cuts.set(key, made);
      return made;
    },
  };
}

function makeCut(
  face: hb.Face,
  weight: number,
  isItalic: boolean,
  axes: Record<string, hb.AxisInfo>,
  ownWeight: number | undefined,
): FontCut {
  const font = new hb.Font(face);
  const variations = variationsOf(axes, weight, isItalic);
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
  const shape = shaperOf(font);
  const outline = remember((glyph) => parseOutline(font.glyphToPath(glyph)));
  return {
    id: ++cutCount,
    ...measured,
    boldEm: ownWeight === undefined ? 0 : Math.max(0, weight - ownWeight) * boldEmPerWeight,
    slant: isItalic && !hasItalic ? syntheticSlant : 0,
    vertical,
    shape,
    outline,
    extents: (glyph) => outline(glyph).bounds,
    hasVerticalForm(character) {
      const plain = { isRightToLeft: false, hasLigatures: true, isVertical: false };
      const [level] = shape(character, 0, character.length, plain);
      const [upright] = shape(character, 0, character.length, { ...plain, isVertical: true });
      return level?.glyph !== upright?.glyph;
    },
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

function variationsOf(axes: Record<string, hb.AxisInfo>, weight: number, isItalic: boolean): hb.Variation[] {
  const set = (tag: string, value: number) => {
    const axis = axes[tag];
    return axis ? [new hb.Variation(tag, Math.min(axis.max, Math.max(axis.min, value)))] : [];
  };
  return [...set('wght', weight), ...(isItalic ? [...set('ital', 1), ...set('slnt', -12)] : [])];
}

const noLigatures = ['liga', 'clig', 'dlig', 'hlig'].map((tag) => new hb.Feature(tag, 0));
const verticalForms = [new hb.Feature('vert', 1), new hb.Feature('vrt2', 1)];

function shaperOf(font: hb.Font): FontCut['shape'] {
  const buffer = new hb.Buffer();
  return (text, from, length, { isRightToLeft, hasLigatures, isVertical }) => {
    buffer.reset();
    // The whole text goes in, so that letters join across the edge of a run.
    buffer.addText(text, from, length);
    buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer, [...(hasLigatures ? [] : noLigatures), ...(isVertical ? verticalForms : [])]);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
      glyph: codepoint,
      cluster,
      advance: positions[index]?.xAdvance ?? 0,
      offsetX: positions[index]?.xOffset ?? 0,
      offsetY: positions[index]?.yOffset ?? 0,
    }));
  };
}

/** OS/2 says how heavy a font is. What it says outside of 1–1000 is a mistake of the file. */
function readWeight(face: hb.Face): number {
  const table = face.referenceTable('OS/2');
  if (!table || table.byteLength < 6) return regularWeight;
  const weight = ((table[4] ?? 0) << 8) | (table[5] ?? 0);
  return weight >= 1 && weight <= 1000 ? weight : regularWeight;
}

import { type Matrix, outset, scaleOfMatrix, transformRect, unionRects } from '@platen/design/geometry';
import { newMask, stampMask, trimMask } from '../raster/masks.ts';
import { outsetShape, type Shape, strokeShape } from '../raster/shapes.ts';
import { bytesOf, makeStamp, type PlacedStamp, type Stamp } from '../raster/stamps.ts';
import { type Mask, type PixelRect, pixelRectAround } from '../raster/surface.ts';
import { windingOf } from '../raster/winding.ts';
import type { FontCut } from './font-cut.ts';

/** How the outline of a glyph is drawn: filled and expanded by `reach`, or stroked with that reach. */
export interface GlyphUse {
  readonly kind: 'inside' | 'line';
  /** In px of the canvas. */
  readonly reach: number;
}

/**
 * Caches the masks of glyphs. Glyphs are positioned on quarter pixels: finer than is visible or printable, and coarse
 * enough that few masks serve a whole text.
 */
export interface GlyphMasks {
  /** The mask of a glyph around its origin and its position in whole pixels; undefined for a space. */
  find(cut: FontCut, glyph: number, matrix: Matrix, use: GlyphUse): PlacedStamp | undefined;
  /** The mask of several glyphs as one shape, in the same place as their own masks. */
  findTogether(cut: FontCut, glyphs: readonly [GlyphAt, ...GlyphAt[]], use: GlyphUse): PlacedStamp | undefined;
}

export interface GlyphAt {
  readonly glyph: number;
  readonly matrix: Matrix;
}

/** By the number of a glyph and its phases, or by the text of several. */
type MaskSet = Map<number | string, Stamp | undefined>;

const phases = 4;
const emMaxPx = 160;
const bytesMax = 32 * 1024 * 1024;

/** Whether a glyph is too large for its masks to be worth their memory. */
export function isLargeGlyph({ unitsPerEm }: FontCut, matrix: Matrix): boolean {
  return scaleOfMatrix(matrix) * unitsPerEm > emMaxPx;
}

export function newGlyphMasks(): GlyphMasks {
  /** By font, size, transformation and use; in each set by glyph and subpixel phase. */
  let sets = new Map<string, MaskSet>();
  let bytes = 0;
  let last: { cut: FontCut; matrix: Matrix; use: GlyphUse; set: MaskSet } | undefined;

  function setOf(cut: FontCut, matrix: Matrix, use: GlyphUse): MaskSet {
    if (last?.cut === cut && last.use === use && isSameShape(last.matrix, matrix)) return last.set;
    // Clears the whole cache: masks that are still in use are computed again within one drawing.
    if (bytes > bytesMax) {
      sets = new Map();
      bytes = 0;
    }
    const key = `${cut.id} ${matrix[0]} ${matrix[1]} ${matrix[2]} ${matrix[3]} ${use.kind} ${use.reach}`;
    const set: MaskSet = sets.get(key) ?? new Map();
    sets.set(key, set);
    last = { cut, matrix, use, set };
    return set;
  }

  function cover(cut: FontCut, glyphs: readonly GlyphAt[], use: GlyphUse): Stamp | undefined {
    const shape = glyphs.map(({ glyph, matrix }) => ({ path: cut.outline(glyph), matrix }));
    const bounds = unionRects(
      shape.flatMap(({ path, matrix }) => (path.bounds ? [transformRect(matrix, path.bounds)] : [])),
    );
    const mask = bounds && trimMask(coverTogether(shape, pixelRectAround(outset(bounds, use.reach)), use));
    if (!mask) return undefined;
    const stamp = makeStamp(mask);
    bytes += bytesOf(stamp);
    return stamp;
  }

  return {
    find(cut, glyph, matrix, use) {
      const quarterX = Math.round(matrix[4] * phases);
      const quarterY = Math.round(matrix[5] * phases);
      const x = Math.floor(quarterX / phases);
      const y = Math.floor(quarterY / phases);
      const phaseX = quarterX - x * phases;
      const phaseY = quarterY - y * phases;
      const set = setOf(cut, matrix, use);
      const key = (glyph * phases + phaseX) * phases + phaseY;
      let stamp = set.get(key);
      if (!stamp && !set.has(key)) {
        const [a, b, c, d] = matrix;
        stamp = cover(cut, [{ glyph, matrix: [a, b, c, d, phaseX / phases, phaseY / phases] }], use);
        set.set(key, stamp);
      }
      return stamp && { stamp, x, y };
    },

    findTogether(cut, glyphs, use) {
      const [{ matrix: first }] = glyphs;
      const x = Math.floor(Math.round(first[4] * phases) / phases);
      const y = Math.floor(Math.round(first[5] * phases) / phases);
      const moved = glyphs.map(({ glyph, matrix }): GlyphAt => {
        const [a, b, c, d, left, top] = onMaskGrid(matrix);
        return { glyph, matrix: [a, b, c, d, left - x, top - y] };
      });
      const set = setOf(cut, first, use);
      const key = moved.map(({ glyph, matrix }) => `${glyph} ${matrix.join(' ')}`).join();
      if (!set.has(key)) set.set(key, cover(cut, moved, use));
      const stamp = set.get(key);
      return stamp && { stamp, x, y };
    },
  };
}

/** The nearest position on the grid of masks. */
export function onMaskGrid([a, b, c, d, x, y]: Matrix): Matrix {
  return [a, b, c, d, Math.round(x * phases) / phases, Math.round(y * phases) / phases];
}

/** Whether two matrices differ only by their translation. */
function isSameShape(a: Matrix, b: Matrix): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

/** The coverage of outlines that may overlap, each pixel covered once. */
export function coverTogether(shape: Shape, frame: PixelRect, use: GlyphUse): Mask {
  const [first, ...rest] = groupsToCover(shape).map((group) => coverGlyph(group, frame, use));
  if (!first) return newMask(frame);
  for (const mask of rest) stampMask(first, { stamp: { mask, words: undefined }, x: 0, y: 0 });
  return first;
}

/**
 * Outlines of opposite windings would cancel each other out where they overlap. All of a font usually have the same one;
 * only damaged outlines wind both ways.
 */
function groupsToCover(shape: Shape): Shape[] {
  if (shape.length < 2) return [shape];
  const groups = new Map<unknown, Shape[number][]>();
  for (const each of shape) {
    const key = windingOf(each.path) || each;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(each);
  }
  return [...groups.values()];
}

/** The coverage of outlines in a frame. */
function coverGlyph(shape: Shape, frame: PixelRect, { kind, reach }: GlyphUse): Mask {
  return kind === 'line' ? strokeShape(shape, frame, { reach, join: 'round' }) : outsetShape(shape, frame, reach);
}

import { type Matrix, outset, scaleOfMatrix, transformRect } from '@platen/design/geometry';
import { trimMask } from '../raster/masks.ts';
import { outsetShape, type Shape, strokeShape } from '../raster/shapes.ts';
import { bytesOf, makeStamp, type PlacedStamp, type Stamp } from '../raster/stamps.ts';
import { type Mask, type PixelRect, pixelRectAround } from '../raster/surface.ts';
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
}

type MaskSet = Map<number, Stamp | undefined>;

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

  function cover(cut: FontCut, glyph: number, matrix: Matrix, use: GlyphUse): Stamp | undefined {
    const path = cut.outline(glyph);
    if (!path.bounds) return undefined;
    const frame = pixelRectAround(outset(transformRect(matrix, path.bounds), use.reach));
    const mask = trimMask(coverGlyph([{ path, matrix }], frame, use));
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
        stamp = cover(cut, glyph, [a, b, c, d, phaseX / phases, phaseY / phases], use);
        set.set(key, stamp);
      }
      return stamp && { stamp, x, y };
    },
  };
}

/** Whether two matrices differ only by their translation. */
function isSameShape(a: Matrix, b: Matrix): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

/** The coverage of outlines in a frame. */
export function coverGlyph(shape: Shape, frame: PixelRect, { kind, reach }: GlyphUse): Mask {
  return kind === 'line' ? strokeShape(shape, frame, { reach, join: 'round' }) : outsetShape(shape, frame, reach);
}

import { type Matrix, multiply, scaling, transformRect } from '@platen/design/geometry';
import { enlarge, takeBack } from '../raster/enlarged.ts';
import type { OwnMask } from '../raster/masks.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { pixelRectAround } from '../raster/surface.ts';
import type { FontCut } from './font.ts';
import type { GlyphPaths } from './glyph-paths.ts';

/**
 * What glyphs cover, each covered once and then used wherever it stands again. A glyph begins on a quarter of a pixel:
 * nearer than an eye can see or a printer can print, and near enough together that the same few masks serve a whole text.
 */
export interface GlyphMasks {
  /**
   * What a glyph covers around its origin, and the whole pixel on which that lies; nothing for a space, and nothing for
   * a glyph that is too large to be worth its memory: `isLarge` tells.
   */
  find(cut: FontCut, glyph: number, matrix: Matrix): StampedGlyph | undefined;
  isLarge(cut: FontCut, matrix: Matrix): boolean;
}

export interface StampedGlyph {
  readonly mask: OwnMask;
  readonly x: number;
  readonly y: number;
}

const phases = 4;
const emMaxPx = 160;
/** Hosts cover a small shape of many points by a few samples only. Enlarged, and taken back, it is as fine as a large one. */
const smallEmPx = 40;
const bytesMax = 32 * 1024 * 1024;

export function newGlyphMasks(rasteriser: Rasteriser, paths: GlyphPaths): GlyphMasks {
  /** By font, size and turn; in each by glyph and phase. */
  let sets = new Map<string, Map<number, OwnMask | undefined>>();
  let bytes = 0;
  let last: { cut: FontCut; matrix: Matrix; set: Map<number, OwnMask | undefined> } | undefined;

  function setOf(cut: FontCut, matrix: Matrix): Map<number, OwnMask | undefined> {
    const isSame = last?.cut === cut && [0, 1, 2, 3].every((part) => last?.matrix[part] === matrix[part]);
    if (last && isSame) return last.set;
    // All at once: what is still in use comes back within one drawing.
    if (bytes > bytesMax) {
      sets = new Map();
      bytes = 0;
    }
    const key = `${cut.id} ${matrix[0]} ${matrix[1]} ${matrix[2]} ${matrix[3]}`;
    const set = sets.get(key) ?? new Map<number, OwnMask | undefined>();
    sets.set(key, set);
    last = { cut, matrix, set };
    return set;
  }

  function cover(
    cut: FontCut,
    glyph: number,
    [a, b, c, d]: Matrix,
    phaseX: number,
    phaseY: number,
  ): OwnMask | undefined {
    const extents = cut.extents(glyph);
    if (!extents) return undefined;
    const placed: Matrix = [a, b, c, d, phaseX / phases, phaseY / phases];
    const frame = pixelRectAround(transformRect(placed, extents));
    const times = Math.hypot(a, b) * cut.unitsPerEm > smallEmPx ? 2 : 4;
    // From the canvas's own corner, so that no edge of a band runs through it.
    const cornered: Matrix = [a, b, c, d, placed[4] - frame.left, placed[5] - frame.top];
    const corner = enlarge({ ...frame, left: 0, top: 0 }, times);
    const mask = rasteriser.fill(paths.path(cut, glyph), multiply(scaling(times), cornered), corner);
    bytes += frame.width * frame.height;
    return takeBack(mask, frame, times);
  }

  return {
    isLarge: (cut, [a, b]) => Math.hypot(a, b) * cut.unitsPerEm > emMaxPx,
    find(cut, glyph, matrix) {
      const quarterX = Math.round(matrix[4] * phases);
      const quarterY = Math.round(matrix[5] * phases);
      const x = Math.floor(quarterX / phases);
      const y = Math.floor(quarterY / phases);
      const phaseX = quarterX - x * phases;
      const phaseY = quarterY - y * phases;
      const set = setOf(cut, matrix);
      const key = (glyph * phases + phaseX) * phases + phaseY;
      let mask = set.get(key);
      if (!mask && !set.has(key)) {
        mask = cover(cut, glyph, matrix, phaseX, phaseY);
        set.set(key, mask);
      }
      return mask && { mask, x, y };
    },
  };
}

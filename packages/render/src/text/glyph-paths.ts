import { BoundedCache } from '../bounded-cache.ts';
import type { HostPath } from '../raster/host.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import type { FontCut } from './font.ts';

/** Outlines as paths of the host, in font units: read from the font once, and used at every size. */
export interface GlyphPaths {
  path(cut: FontCut, glyph: number): HostPath;
}

const glyphsMax = 20_000;

export function newGlyphPaths(rasteriser: Rasteriser): GlyphPaths {
  const cache = new BoundedCache<HostPath>(glyphsMax);
  return {
    path: (cut, glyph) => cache.getOrMake(`${cut.id} ${glyph}`, () => rasteriser.newPath(cut.outline(glyph))),
  };
}

import type { Host } from '../raster/host.ts';

/** The canvas of a page or of a worker. */
export const browserHost: Host = {
  newPath: (svg) => new Path2D(svg),
  newContext(width, height) {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error(`no canvas of ${width} × ${height}`);
    return context;
  },
};

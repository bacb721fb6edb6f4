import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Host } from '../raster/host.ts';

/** Skia on the server. */
export const nodeHost: Host = {
  newPath: (svg) => new Path2D(svg ?? ''),
  newContext: (width, height) => createCanvas(width, height).getContext('2d'),
};

import type { Draw } from './draw.ts';

export const drawImageGroup: Draw<'ImageGroup'> = (layer, pen) => pen.drawInside(layer.children);

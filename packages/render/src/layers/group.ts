import type { Draw } from './draw.ts';

export const drawGroup: Draw<'Group'> = (layer, pen) => pen.drawInside(layer.children);

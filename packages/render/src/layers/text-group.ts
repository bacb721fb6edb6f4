import type { Draw } from './draw.ts';

export const drawTextGroup: Draw<'TextGroup'> = (layer, pen) => pen.drawInside(layer.children);

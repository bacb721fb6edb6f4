import type { Draw } from './draw.ts';

export const drawAutoLayout: Draw<'AutoLayout'> = (layer, pen) => pen.drawInside(layer.children);

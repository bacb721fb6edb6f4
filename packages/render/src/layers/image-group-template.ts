import type { Draw } from './draw.ts';

export const drawImageGroupTemplate: Draw<'ImageGroupTemplate'> = (layer, pen) => pen.drawInside(layer.children);

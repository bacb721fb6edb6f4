import type { Draw } from './draw.ts';

export const drawQrcodeGroup: Draw<'QrcodeGroup'> = (layer, pen) => pen.drawInside(layer.children);

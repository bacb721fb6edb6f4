import type { Draw } from './draw.ts';

export const drawImageGroupTemplateChild: Draw<'ImageGroupTemplateChild'> = (layer, pen) =>
  pen.drawInside(layer.children);

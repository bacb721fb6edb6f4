import { z } from 'zod';
import { parseColor } from '../color.ts';
import { outset } from '../geometry.ts';
import { strokeFields } from './common-fields.ts';
import { defineLayer, frameOf, inAllTemplates, layerShape } from './define-layer.ts';
import { colorText } from './text-style.ts';

export const rectShape = {
  fill: colorText.default('none'),
  stroke: colorText.default('#f80000'),
  stroke_width: z.number().min(0).max(1000).default(1),
};

export const rectFields = [
  { kind: 'color', key: 'fill', label: { zh: '填充颜色', en: 'Fill' } },
  ...strokeFields,
] as const;

/** The stroke lies half inside and half outside the frame. */
export function rectBounds(layer: { width: number; height: number; stroke_width: number }) {
  return outset(frameOf(layer), layer.stroke_width / 2);
}

export function isFilledRect({ fill }: { fill: string }): boolean {
  const color = parseColor(fill);
  return color?.kind === 'rgba' && color.a === 1;
}

function growRect({ stroke_width }: { stroke_width: number }, factor: number) {
  return { stroke_width: stroke_width * factor };
}

/** A rectangle; with a height of 1, a line. */
export const rect = defineLayer({
  schema: z.object({ ...layerShape, type: z.literal('Rect'), ...rectShape }),
  label: { zh: '线条', en: 'Line' },
  printRole: 'design',
  isOpaque: isFilledRect,
  templates: inAllTemplates,
  defaults: () => ({ width: 200, height: 1 }),
  fields: rectFields,
  bounds: rectBounds,
  grow: growRect,
});

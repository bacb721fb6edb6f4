import type { FieldsOf } from '@platen/model/fields/fields';
import { z } from 'zod';

/** The mask of a picture. Shared by every kind of layer that shows one; a stored layer without it has none. */

const maskKinds = ['none', 'rounded', 'circle', 'image'] as const;
const radiusMaxPx = 100_000;

export const maskShape = {
  mask: z.enum(maskKinds).optional(),
  /** The radius of rounded corners. */
  mask_radius: z.number().min(0).max(radiusMaxPx).optional(),
  /** The URL of a picture whose transparency becomes that of the layer. */
  mask_image: z.string().max(5000).optional(),
};
const maskSchema = z.object(maskShape);
type MaskValues = z.output<typeof maskSchema>;

export const newMask = { mask: 'none', mask_radius: 20, mask_image: '' } as const;

export const maskFields = [
  {
    kind: 'choice',
    key: 'mask',
    label: { zh: '蒙版', en: 'Mask' },
    choices: [
      { value: 'none', label: { zh: '无', en: 'None' } },
      { value: 'rounded', label: { zh: '圆角', en: 'Rounded corners' } },
      { value: 'circle', label: { zh: '圆形', en: 'Circle' } },
      { value: 'image', label: { zh: '按图片透明度', en: 'Alpha of an image' } },
    ],
  },
  {
    kind: 'number',
    key: 'mask_radius',
    label: { zh: '圆角半径', en: 'Corner radius' },
    min: 0,
    max: radiusMaxPx,
    unit: 'px',
    when: { key: 'mask', is: ['rounded'] },
  },
  {
    kind: 'picture',
    key: 'mask_image',
    label: { zh: '蒙版图片', en: 'Mask image' },
    when: { key: 'mask', is: ['image'] },
  },
] as const satisfies FieldsOf<MaskValues>;

export type PictureMask =
  | { readonly kind: 'rounded'; readonly radius: number }
  | { readonly kind: 'circle' }
  | { readonly kind: 'image'; readonly url: string };

/**
 * The mask of a layer's picture; undefined if it is shown completely. An image mask without a chosen image has no
 * effect.
 */
export function maskOf(layer: MaskValues & { readonly type: string }): PictureMask | undefined {
  const { mask, mask_radius: radius = newMask.mask_radius, mask_image: url = newMask.mask_image } = layer;
  if (mask === 'circle') return { kind: 'circle' };
  if (mask === 'rounded' && radius > 0) return { kind: 'rounded', radius };
  return mask === 'image' && url !== '' ? { kind: 'image', url } : undefined;
}

export function growMask({ mask_radius }: MaskValues, factor: number): Partial<MaskValues> {
  return mask_radius === undefined ? {} : { mask_radius: Math.min(radiusMaxPx, mask_radius * factor) };
}

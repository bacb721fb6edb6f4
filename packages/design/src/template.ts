import { checkPixelCount } from '@platen/model/files/blobs';
import type { BilingualText } from '@platen/model/text/locale';
import { z } from 'zod';
import { excelConfigSchema } from './config-items.ts';
import { coordinateMaxPx, imageSideMaxPx, templateSideMinPx, templateSizeDefaultPx } from './constants.ts';
import type { PlacementKey } from './layers/common-fields.ts';
import type { OrderChange } from './layers/define-layer.ts';
import { layersSchema } from './layers/index.ts';
import { tileSizeSchema } from './layers/tile-image-area.ts';
import { printOptionsSchema } from './print-schema.ts';
import { resolutionLimitRange } from './resolution-limits.ts';

/** The three types of images that a template describes. */
export const templateTypes = ['production', 'effect', 'custom'] as const;
export type TemplateType = (typeof templateTypes)[number];

export const templateTypeTags: Record<TemplateType, BilingualText> = {
  production: { zh: '生产', en: 'Production' },
  effect: { zh: '效果', en: 'Effect' },
  custom: { zh: '定制', en: 'Custom' },
};

const templateNames: Record<TemplateType, BilingualText> = {
  production: { zh: '生产图模板', en: 'Production image' },
  effect: { zh: '效果图模板', en: 'Effect image' },
  custom: { zh: '定制区域模板', en: 'Custom area' },
};

/** The list of a SKU template that contains the configs of a type. */
export const configListOf = {
  production: 'production_image_configs',
  effect: 'effect_image_configs',
  custom: 'custom_area_configs',
} as const satisfies Record<TemplateType, string>;

/** The name of a config in the order editor: its type, and a number if there are several. */
export function templateName(type: TemplateType, index: number, count: number): BilingualText {
  const { zh, en } = templateNames[type];
  return count > 1 ? { zh: `${zh}${index + 1}`, en: `${en} ${index + 1}` } : { zh, en };
}

const side = z.number().min(1).max(coordinateMaxPx);
const coordinate = z.number().min(-coordinateMaxPx).max(coordinateMaxPx);

/** The changes of one layer by an order. Omitted properties stay as in the template. */
export const layerChangeSchema = z.object({
  url: z.string().max(5000).optional(),
  left: coordinate.optional(),
  top: coordinate.optional(),
  width: side.optional(),
  height: side.optional(),
  rotate: z.number().min(0).max(coordinateMaxPx).optional(),
  flip_horizontal: z.boolean().optional(),
  flip_vertical: z.boolean().optional(),
  image_size: tileSizeSchema.optional(),
  /** URLs by the id of the picture in the layer's list. */
  images: z.record(z.string(), z.string().max(5000)).optional(),
} satisfies Record<PlacementKey | OrderChange, z.ZodType>);
export type LayerChange = z.output<typeof layerChangeSchema>;

/** Changes by layer id. */
export const layerDiffSchema = z.record(z.string(), layerChangeSchema);
export type LayerDiff = z.output<typeof layerDiffSchema>;

const resolutionLimit = z.int().min(resolutionLimitRange.min).max(resolutionLimitRange.max);

const templateSide = z.int().min(templateSideMinPx).max(imageSideMaxPx);

export const templateConfigSchema = z
  .object({
    id: z.string().min(1).max(64),
    name: z.string().max(200),
    type: z.enum(templateTypes),
    width: templateSide.default(templateSizeDefaultPx),
    height: templateSide.default(templateSizeDefaultPx),
    /** One size of a production image, several of an effect image, none for a custom area. */
    size: z.union([z.string().max(100), z.array(z.string().max(100)).max(100)]).optional(),
    /** In yuan, as on the wire. */
    price: z.number().min(0).optional(),
    /** The format of a production image's files. */
    print: printOptionsSchema.optional(),
    /** Resolution limits that differ from the default. */
    resolution: z.object({ warn_dpi: resolutionLimit, error_dpi: resolutionLimit }).optional(),
    layers: layersSchema.default([]),
    layer_diff: layerDiffSchema.default({}),
    excel_config: excelConfigSchema.default([]),
  })
  .superRefine(checkPixelCount);
export type TemplateConfig = z.output<typeof templateConfigSchema>;

/** Whether an order of this size is drawn from a config: one that names the size, or one without sizes. */
export function fitsSize({ size }: Pick<TemplateConfig, 'size'>, orderSize: string): boolean {
  const sizes = [size ?? []].flat().filter((each) => each !== '');
  return sizes.length === 0 || sizes.includes(orderSize);
}

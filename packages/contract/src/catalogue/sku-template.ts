import { designChangeSchema } from '@platen/design/design-changes';
import { type PublishFindingKind, publishFindingKinds } from '@platen/design/publish-check';
import { layerDiffSchema, templateConfigSchema } from '@platen/design/template';
import { fontLibrarySchema } from '@platen/model/catalogue/font-libraries';
import {
  customItemSchema,
  skuTemplateCardSchema,
  skuTemplateInputSchema,
  skuTemplateUpdateSchema,
} from '@platen/model/catalogue/sku-templates';
import { reason } from '@platen/model/fields/field-reasons';
import { fileSchema } from '@platen/model/files/blobs';
import { z } from 'zod';
import { savedDesignShape, sentConfigsSchema } from '../template-configs.ts';

/** A template with everything that a card omits: its design, its files and its visibility. */
export const skuTemplateSchema = skuTemplateCardSchema.extend({
  production_images: z.array(fileSchema),
  dpi_value: z.int(),
  /** The lowest price, in yuan. */
  price: z.number(),
  /** The first size; empty where the template has no sizes. All of them stand in `size_prices`. */
  size: z.string(),
  edit_time: z.int(),
  font_libraries: z.array(fontLibrarySchema),
  font_library_ids: z.array(z.int()),
  /** Empty: every customer sees the template once it is published. Customers do not learn who else does. */
  visible_user_ids: z.array(z.int()),
  excel_config: z.array(customItemSchema),
  ...savedDesignShape,
});
export type SkuTemplate = z.output<typeof skuTemplateSchema>;

/** Facts and design; each list of configs that is given replaces the whole list. */
export const designedTemplateUpdateSchema = skuTemplateUpdateSchema.extend({
  production_image_configs: sentConfigsSchema.optional(),
  effect_image_configs: sentConfigsSchema.optional(),
  custom_area_configs: sentConfigsSchema.optional(),
  /** The `updated_at` that the change was made on: one that somebody else made in between is not overwritten. */
  base_updated_at: z.iso.datetime().optional(),
});

/** A copy is like its template in everything but its name, its number and that it is not published. */
export const templateCopySchema = z.strictObject({ name: skuTemplateInputSchema.shape.name });

/** What keeps a template from being published (`error`), and what its customers will miss (`warning`). */
export const publishCheckSchema = z.object({
  findings: z.array(
    z.object({
      kind: z.enum(Object.keys(publishFindingKinds) as PublishFindingKind[]),
      severity: z.enum(['error', 'warning']),
      message: z.string(),
      /** Where to fix it in the design, if it concerns the design. */
      config_id: z.string().optional(),
      layer_id: z.string().optional(),
    }),
  ),
});
export type PublishCheck = z.output<typeof publishCheckSchema>;

/** A design as it was saved once. */
export const templateVersionSchema = z.object({
  id: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.object({ id: z.int(), screen_name: z.string() }),
  /** Against the version before it. */
  changes: z.array(designChangeSchema),
});
export type TemplateVersion = z.output<typeof templateVersionSchema>;
export const templateVersionsSchema = z.object({ data: z.array(templateVersionSchema) });

/** The fonts are those of it that are still there. */
export const templateVersionDetailSchema = templateVersionSchema.extend({
  font_libraries: z.array(fontLibrarySchema),
  ...savedDesignShape,
});
export type TemplateVersionDetail = z.output<typeof templateVersionDetailSchema>;

/** How long a template was worked on, in seconds. A smaller figure than the stored one changes nothing. */
export const editTimeSchema = z.strictObject({ id: z.int().positive(), edit_time: z.int().min(0).max(1_000_000_000) });

/** Which config to look at: a saved one by its id, or one as it is being designed; and what an order would fill in. */
export const previewRequestSchema = z
  .strictObject({
    config_id: z.string().min(1).max(64).optional(),
    config: templateConfigSchema.optional(),
    values: z.record(z.string().max(100), z.string().max(5000)).default({}),
    layer_diff: layerDiffSchema.optional(),
    /** Of the order that it is looked at for; otherwise the config's own, or the template's first. */
    size: z.string().max(100).optional(),
  })
  .refine(({ config_id, config }) => (config_id === undefined) !== (config === undefined), {
    ...reason('exactly_one_of', { fields: ['config_id', 'config'] }),
    path: ['config_id'],
  });
export type PreviewRequest = z.output<typeof previewRequestSchema>;

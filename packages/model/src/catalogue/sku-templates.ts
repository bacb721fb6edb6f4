import { z } from 'zod';
import { reason } from '../fields/field-reasons.ts';
import { checkPixelCount, fileSchema } from '../files/blobs.ts';
import { tagListSchema } from '../files/tags.ts';
import { defineList } from '../lists/lists.ts';
import { defineReadOptions } from '../lists/read-options.ts';
import { yuanToFen } from '../money/money.ts';
import { lenientEnum } from '../text/spelling.ts';
import { categoryRefSchema } from './categories.ts';
import { fontLibrarySchema } from './font-libraries.ts';
import { openTypes, templateKinds, templateStates } from './template-kinds.ts';

export type TemplateKind = (typeof templateKinds)[number];

export type TemplateState = (typeof templateStates)[number];

/** The allowed transitions of a template; the console derives its buttons from it. */
export const templateFlow: Record<TemplateState, readonly TemplateState[]> = {
  pending: ['published'],
  published: ['unpublished'],
  unpublished: ['published'],
};

export type OpenType = (typeof openTypes)[number];

export const templatePriceYuanMax = 1_000_000;
const yuanSchema = z
  .number()
  .min(0)
  .max(templatePriceYuanMax)
  .refine((yuan) => yuanToFen(yuan) !== undefined, reason('too_many_decimals', { max: 2 }));

export const sizePriceSchema = z.object({
  size: z.string(),
  price: z.number(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type SizePrice = z.infer<typeof sizePriceSchema>;

/** A template without sizes has one price with an empty size; its orders have no size. */
export function hasSizes({ size_prices }: { readonly size_prices: readonly { readonly size: string }[] }): boolean {
  return size_prices.some(({ size }) => size !== '');
}

export const customItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['image', 'text', 'color', 'font_family']),
  required: z.boolean(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  value: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});
export type CustomItem = z.infer<typeof customItemSchema>;

/** The draft that will replace a template, and who saved it last. */
const templateDraftSchema = z.object({
  id: z.int(),
  updated_at: z.iso.datetime(),
  updater: z.object({ id: z.int(), screen_name: z.string() }),
});
export type TemplateDraft = z.infer<typeof templateDraftSchema>;

/** A template in the gallery. */
export const skuTemplateCardSchema = z.object({
  id: z.int(),
  no: z.string(),
  name: z.string(),
  kind: z.enum(templateKinds),
  state: z.enum(templateStates),
  /** Of a draft: the template that it replaces when it is published. A draft is in no list, and its state is `pending`. */
  draft_of: z.int().nullable(),
  /** Only the factory sees drafts. */
  draft: templateDraftSchema.nullable(),
  description: z.string(),
  material_name: z.string(),
  category_id: z.int().nullable(),
  category: categoryRefSchema.nullable(),
  creator_id: z.int(),
  creator: z.object({ id: z.int(), screen_name: z.string() }),
  is_self_operated: z.boolean(),
  max_product_batch_count: z.int().nullable(),
  size_prices: z.array(sizePriceSchema),
  system_rendering_price: z.number(),
  /** The lowest and the highest price as text: `19.90 - 29.90`, or one price if they are equal. */
  price_range: z.string(),
  effect_images: z.array(fileSchema),
  /** The first effect image; without any, the one that is drawn from the design, a moment after it was saved. */
  cover: fileSchema.nullable(),
  tag_list: z.array(z.string()),
  /** The caller's entry for this template in the private list. */
  current_users_sku_template_id: z.int().nullable(),
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type SkuTemplateCard = z.infer<typeof skuTemplateCardSchema>;

export const templateLengthMax = { name: 80, description: 2000, material_name: 60, size: 40 } as const;
export const templateSizesMax = 50;
export const templateFontsMax = 50;
/** The limit for effect images, and for production images. */
export const templateImagesMax = 20;
export const batchCountMax = 100_000;
export const printSidePxMax = 100_000;
export const dpiRange = { min: 36, max: 1200 } as const;
export const dpiDefault = 150;

const sizeShape = {
  size: z.string().trim().max(templateLengthMax.size).default(''),
  width: z.int().min(1).max(printSidePxMax).nullable().default(null),
  height: z.int().min(1).max(printSidePxMax).nullable().default(null),
};
const sizePriceInputSchema = z.strictObject({ ...sizeShape, price: yuanSchema }).superRefine(checkPixelCount);
/** Prices may be omitted in an update, because existing production images have the prices of their sizes. */
const sizePriceUpdateSchema = z
  .strictObject({ ...sizeShape, price: yuanSchema.optional() })
  .superRefine(checkPixelCount);

function sizesSchema<S extends z.ZodType<{ size: string }>>(size: S) {
  return z
    .array(size)
    .min(1)
    .max(templateSizesMax)
    .refine((sizes) => sizes.length === 1 || sizes.every((each) => each.size !== ''), reason('unnamed_size'))
    .refine((sizes) => new Set(sizes.map((each) => each.size)).size === sizes.length, reason('repeated_size'));
}

const templateFields = {
  name: z.string().trim().min(1).max(templateLengthMax.name),
  description: z.string().trim().max(templateLengthMax.description),
  material_name: z.string().trim().max(templateLengthMax.material_name),
  category_id: z.int().positive().nullable(),
  is_self_operated: z.boolean(),
  max_product_batch_count: z.int().min(1).max(batchCountMax).nullable(),
  size_prices: sizesSchema(sizePriceUpdateSchema),
  system_rendering_price: yuanSchema,
  dpi_value: z.int().min(dpiRange.min).max(dpiRange.max),
  effect_image_ids: z.array(z.int().positive()).max(templateImagesMax),
  production_image_ids: z.array(z.int().positive()).max(templateImagesMax),
  font_library_ids: z.array(z.int().positive()).max(templateFontsMax),
  visible_user_ids: z.array(z.int().positive()).max(1000),
  tag_list: tagListSchema,
};

export const skuTemplateInputSchema = z.strictObject({
  kind: lenientEnum(templateKinds),
  name: templateFields.name,
  description: templateFields.description.default(''),
  material_name: templateFields.material_name.default(''),
  category_id: templateFields.category_id.default(null),
  is_self_operated: templateFields.is_self_operated.default(true),
  max_product_batch_count: templateFields.max_product_batch_count.default(null),
  size_prices: sizesSchema(sizePriceInputSchema),
  system_rendering_price: templateFields.system_rendering_price.default(0),
  dpi_value: templateFields.dpi_value.default(dpiDefault),
  effect_image_ids: templateFields.effect_image_ids.default([]),
  production_image_ids: templateFields.production_image_ids.default([]),
  font_library_ids: templateFields.font_library_ids.default([]),
  visible_user_ids: templateFields.visible_user_ids.default([]),
  tag_list: templateFields.tag_list.default([]),
  /** Creates a production image for each size and an effect image. */
  starter_images: z.boolean().optional(),
});
export type SkuTemplateInput = z.infer<typeof skuTemplateInputSchema>;

/** Omitted fields stay unchanged; the kind cannot be changed after the creation. */
export const skuTemplateUpdateSchema = z.strictObject(templateFields).partial();
export type SkuTemplateUpdate = z.infer<typeof skuTemplateUpdateSchema>;

const templateFilters = {
  name_cont: 'text',
  no_cont: 'text',
  name_or_no_cont: 'text',
  category_id_eq: 'id',
  kind_eq: templateKinds,
  open_type: openTypes,
  creator_id_eq: 'id',
  published_at_not_null: 'flag',
  state_eq: templateStates,
  tags_name_in: 'texts',
} as const;

/** Divisible by 2, 3, 4 and 6, so that the rows of the gallery are full at every width. */
const galleryPageSize = 24;

export const skuTemplateList = defineList({
  filters: templateFilters,
  sorts: ['created_at', 'published_at', 'name', 'no', 'updated_at'],
  pageSize: galleryPageSize,
});

export const skuTemplateOptions = defineReadOptions({ filters: templateFilters, sorts: ['created_at', 'name', 'no'] });
export const skuTemplateOptionSchema = z.object({
  id: z.int(),
  no: z.string(),
  name: z.string(),
  kind: z.enum(templateKinds),
  display_name: z.string(),
  effect_images: z.array(fileSchema),
  current_users_sku_template_id: z.int().nullable(),
});
export type SkuTemplateOption = z.infer<typeof skuTemplateOptionSchema>;

/** A customer's entry for a template. */
export const usersSkuTemplateSchema = z.object({
  id: z.int(),
  sku_template_id: z.int(),
  user_id: z.int(),
  no: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(templateKinds),
  state: z.enum(templateStates),
  /** The lowest price. */
  price: z.number(),
  size_prices: z.array(sizePriceSchema),
  system_rendering_price: z.number(),
  price_range: z.string(),
  category_id: z.int().nullable(),
  category: categoryRefSchema.nullable(),
  effect_images: z.array(fileSchema),
  font_libraries: z.array(fontLibrarySchema),
  created_at: z.iso.datetime(),
});
export type UsersSkuTemplate = z.infer<typeof usersSkuTemplateSchema>;

export const usersSkuTemplateInputSchema = z.strictObject({ sku_template_id: z.int().positive() });

export const usersSkuTemplateList = defineList({
  filters: {
    sku_template_no_cont: 'text',
    sku_template_name_cont: 'text',
    sku_template_category_id_eq: 'id',
    sku_template_kind_eq: templateKinds,
    user_id_eq: 'id',
  },
  sorts: ['created_at'],
  pageSize: galleryPageSize,
});
export const usersSkuTemplateOptions = defineReadOptions({
  filters: { sku_template_kind_eq: templateKinds },
  sorts: ['created_at'],
});

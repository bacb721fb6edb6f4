import { orderChangeSchema } from '@platen/design/order-changes';
import { configListOf } from '@platen/design/template';
import { fontLibrarySchema } from '@platen/model/catalogue/font-libraries';
import { customItemSchema } from '@platen/model/catalogue/sku-templates';
import { reason } from '@platen/model/fields/field-reasons';
import { fileSchema } from '@platen/model/files/blobs';
import { customFieldSchema, customFieldsMax } from '@platen/model/orders/form-orders';
import { orderAmendmentSchema } from '@platen/model/orders/order-details';
import {
  findingAcknowledgementSchema,
  orderFindingSchema,
  orderImageSchema,
  orderRowSchema,
} from '@platen/model/orders/orders';
import { outboundSchema } from '@platen/model/production/outbounds';
import { z } from 'zod';
import { savedDesignShape } from '../template-configs.ts';

/** An order with everything that a row omits: its configs, its supplied images and its parcels. */
export const orderSchema = orderRowSchema.extend({
  qrcode: z.string(),
  barcode: z.string(),
  ...savedDesignShape,
  rendering_production_images: z.array(orderImageSchema),
  /**
   * What goes to the press, in the order of the production images and named as in the zip of the batch; for the factory
   * alone, and nobody else's list is filled.
   */
  print_files: z.array(fileSchema),
  /** The finished production images that the customer supplied. */
  production_images: z.array(fileSchema),
  human_excel_config: z.array(customItemSchema),
  /** What was filled in, by the label of the field; what was left empty is not here. */
  values: z.record(z.string(), z.string()),
  sku_template_dpi_value: z.int(),
  outbounds: z.array(outboundSchema),
  font_libraries: z.array(fontLibrarySchema),
  can_edit: z.boolean(),
  /** Differences between the images of the order: the effect image would not show what is printed. */
  findings: z.array(orderFindingSchema),
  /** Who had it produced with such findings, and which they were then; the newest first. */
  acknowledgements: z.array(findingAcknowledgementSchema),
  /** What was changed since it was placed, the newest first. */
  amendments: z.array(orderAmendmentSchema),
});
export type Order = z.output<typeof orderSchema>;

const configEdits = z
  .array(
    z.strictObject({
      id: z.string().min(1).max(64),
      layer_diff: z.record(z.string().max(64), orderChangeSchema),
    }),
  )
  .min(1)
  .max(50)
  .refine((edits) => new Set(edits.map(({ id }) => id)).size === edits.length, reason('repeated_config'));

const lists = Object.values(configListOf);

const configLists = {
  production_image_configs: configEdits.optional(),
  effect_image_configs: configEdits.optional(),
  custom_area_configs: configEdits.optional(),
};

/** One of the three lists of configs, each with only the changes of the order. */
export const orderEditSchema = z
  .strictObject(configLists)
  .refine(
    (edit) => lists.filter((list) => edit[list] !== undefined).length === 1,
    reason('exactly_one_of', { fields: lists }),
  );

/** Values of custom items and changes of any of the three lists. An edit is applied completely or not at all. */
export const orderDesignSchema = z.strictObject({
  /** Items that are not listed stay unchanged. */
  custom_fields: z.array(customFieldSchema).max(customFieldsMax).optional(),
  ...configLists,
});
export type OrderDesignEdit = z.output<typeof orderDesignSchema>;

import { previewSchema } from '@platen/model/files/renders';
import { formOrderHeadSchema, orderAttributesSchema } from '@platen/model/orders/form-orders';
import { z } from 'zod';

const { size, custom_fields, production_image_urls } = orderAttributesSchema.shape;

/** What an order would fill in. */
export const mockupRequestSchema = z.strictObject({
  sku_template_no: formOrderHeadSchema.shape.sku_template_no,
  size,
  custom_fields,
  production_image_urls,
});
export type MockupRequest = z.output<typeof mockupRequestSchema>;

/** The effect images that the order would have. */
export const mockupsSchema = z.object({
  images: z.array(previewSchema.extend({ config_id: z.string(), name: z.string() })),
});
export type Mockups = z.output<typeof mockupsSchema>;

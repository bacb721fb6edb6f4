import { z } from 'zod';
import { customItemSchema } from '../catalogue/sku-templates.ts';
import { orderRowSchema } from '../orders/orders.ts';

/** More orders than this are not sent at once. */
export const batchPapersMax = 1000;

/** The value of a custom item, as people read it. */
export const customValueSchema = z.object({
  label: z.string(),
  type: customItemSchema.shape.type,
  /** The text; the name of an option; a color without a name as `#RRGGBB`; the file name of a picture. */
  text: z.string(),
  color: z.string().nullable(),
  picture_url: z.string().nullable(),
  /** The customer left it empty, so that the default of the template is printed. */
  is_default: z.boolean(),
});
export type CustomValue = z.infer<typeof customValueSchema>;

/** An order as the papers of its batch show it. */
export const paperOrderSchema = orderRowSchema
  .pick({
    id: true,
    no: true,
    sub_no: true,
    system_no: true,
    size: true,
    quantity: true,
    receiver_name: true,
    phone: true,
    company_name: true,
    country: true,
    province: true,
    city: true,
    address: true,
    zip_code: true,
    shipping_method: true,
    remark: true,
    finding_counts: true,
    print_findings: true,
  })
  .extend({
    custom_values: z.array(customValueSchema),
    /** What the product looks like: its effect image, or else its custom area or what is printed. */
    picture_url: z.string().nullable(),
    /** What the print looks like: its custom areas, or else its effect or production images. */
    artwork: z.array(z.object({ name: z.string(), url: z.string() })),
    /** The names of its production images, such as the sides of the product. */
    production_image_names: z.array(z.string()),
  });
export type PaperOrder = z.infer<typeof paperOrderSchema>;

export const batchPapersSchema = z.object({
  /** The orders that are still made, in the order in which they were placed. */
  orders: z.array(paperOrderSchema),
  /** `after_id` of the next part; null if this is the last one. */
  next_after_id: z.int().nullable(),
});
export type BatchPapers = z.infer<typeof batchPapersSchema>;

export const batchPapersQuery = z.object({
  after_id: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('The `next_after_id` of the response before; without it, the orders from the first one.'),
});

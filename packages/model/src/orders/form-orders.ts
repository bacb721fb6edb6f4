import { z } from 'zod';
import { categoryRefSchema } from '../catalogue/categories.ts';
import { type FormOrderType, formOrderTypes, templateKinds, typeOfKind } from '../catalogue/template-kinds.ts';
import { reason } from '../fields/field-reasons.ts';
import { fileSchema } from '../files/blobs.ts';
import { groupFindingCountsSchema } from '../files/renders.ts';
import { tagListSchema } from '../files/tags.ts';
import { defineList, oneOf, someOf } from '../lists/lists.ts';
import { amountCurrencySchema } from '../money/amount-currency.ts';
import { findBySpelling, lenientEnum } from '../text/spelling.ts';
import { filteredStates, orderStates } from './lifecycle/order-states.ts';

/** The prefix of a custom item's column in a sheet, and of a custom field's key everywhere else. */
export const customItemPrefix = '定制项-';

/** Finds a type in any spelling, and by the kind of its template. */
export function findFormOrderType(text: string): FormOrderType | undefined {
  const kind = findBySpelling(templateKinds, text);
  return findBySpelling(formOrderTypes, text) ?? (kind && typeOfKind[kind]);
}

/** What holds an automatic confirmation: a proof that failed to render, or a proof with findings. */
export const confirmHolds = ['failed_images', 'findings'] as const;
export type ConfirmHold = (typeof confirmHolds)[number];

const confirmRequestSchema = z.object({
  requested_at: z.iso.datetime(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  /** Null while the proofs are being rendered. */
  held_by: z.enum(confirmHolds).nullable(),
});

export const formOrderSchema = z.object({
  id: z.int(),
  no: z.string(),
  display_name: z.string(),
  type: z.enum(formOrderTypes),
  sku_template_no: z.string(),
  sku_template_name: z.string(),
  sku_template: z.object({ id: z.int(), kind: z.enum(templateKinds) }),
  orders_count: z.int(),
  quantity: z.int(),
  amount: z.number(),
  currency: amountCurrencySchema,
  user_id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  /** The member who placed it; null if a program did with an API key, or for orders of earlier releases. */
  placed_by: z.object({ id: z.int(), screen_name: z.string() }).nullable(),
  state: z.enum(orderStates),
  can_refund: z.boolean(),
  tag_list: z.array(z.string()),
  rejected_reason: z.string(),
  category_id: z.int().nullable(),
  category: categoryRefSchema.nullable(),
  effect_images: z.array(fileSchema),
  /** The findings in the prints of its orders that have not ended. */
  finding_counts: groupFindingCountsSchema,
  /** The request to confirm production once all proofs are rendered; null without one. */
  confirm_request: confirmRequestSchema.nullable(),
  paid_at: z.iso.datetime().nullable(),
  /** When it was closed or refunded. */
  ended_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type FormOrder = z.infer<typeof formOrderSchema>;

export const formOrderList = defineList({
  filters: {
    no_cont: 'text',
    orders_no_cont: 'text',
    sku_template_no_cont: 'text',
    sku_template_name_cont: 'text',
    sku_template_category_id_eq: 'id',
    no_eq: 'text',
    no_in: 'texts',
    id_in: 'ids',
    type_eq: oneOf(formOrderTypes, findFormOrderType),
    state_eq: filteredStates,
    state_in: someOf(filteredStates),
    updated_at_gteq: 'time',
    updated_at_lteq: 'time',
    created_at_gteq_date: 'day',
    created_at_lteq_date: 'day',
    tags_name_in: 'texts',
    user_id_eq: 'id',
    /** Form orders with findings in their prints. */
    findings_eq: ['any', 'errors'],
  },
  sorts: ['created_at', 'updated_at', 'amount'],
});

/** Orders in one form order, and in all form orders of one request. */
export const ordersPerRequestMax = 5000;
export const formOrdersPerRequestMax = 100;
/** Orders of one customer that wait for payment at the same time. */
export const unpaidOrdersMax = 50_000;
/** A hundred million yuan: sums of many such amounts are still exact integers. */
export const formOrderFenMax = 10_000_000_000;
export const productionImagesMax = 20;
export const orderQuantityMax = 1_000_000;

export const orderLengthMax = {
  no: 60,
  sub_no: 60,
  size: 40,
  receiver_name: 100,
  company_name: 100,
  phone: 40,
  country: 60,
  province: 60,
  city: 60,
  address: 500,
  zip_code: 20,
  shipping_method: 60,
  remark: 1000,
} as const;
export const customFieldsMax = 200;
export const customValueLengthMax = 5000;
/**
 * The limit for printed texts in orders and previews, about a page of a book. A longer text takes so long to draw that a
 * preview would time out, and what cannot be previewed must not be ordered.
 */
export const customTextLengthMax = 1000;
export const refundReasonLengthMax = 500;
export const fileAddressLengthMax = 2000;
export const customKeyLengthMax = 120;

/** Programs send null for a part that they do not have. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .default('')
    .transform((text) => text ?? '');
const orNone = <S extends z.ZodType>(entries: z.ZodArray<S>) =>
  entries
    .nullable()
    .default([])
    .transform((given) => given ?? []);

/** A string or the address of an uploaded image, under the name of a custom item with its prefix. */
export const customFieldSchema = z.strictObject({
  key: z.string().trim().min(1).max(customKeyLengthMax),
  value: z
    .union([z.string().max(customValueLengthMax), z.number().transform(String)])
    .nullable()
    .default('')
    .transform((value) => value ?? ''),
});

export const orderAttributesSchema = z.strictObject({
  no: z.string().trim().min(1).max(orderLengthMax.no),
  sub_no: line(orderLengthMax.sub_no),
  quantity: z
    .union([
      z.int(),
      z
        .string()
        .trim()
        .min(1, { abort: true })
        .regex(/^-?\d{1,15}$/, reason('not_whole_number'))
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(orderQuantityMax)),
  size: line(orderLengthMax.size),
  production_image_urls: orNone(z.array(z.string().trim().min(1).max(fileAddressLengthMax)).max(productionImagesMax)),
  receiver_name: line(orderLengthMax.receiver_name),
  company_name: line(orderLengthMax.company_name),
  phone: line(orderLengthMax.phone),
  country: line(orderLengthMax.country),
  province: line(orderLengthMax.province),
  city: line(orderLengthMax.city),
  address: line(orderLengthMax.address),
  zip_code: line(orderLengthMax.zip_code),
  shipping_method: line(orderLengthMax.shipping_method),
  remark: line(orderLengthMax.remark),
  custom_fields: orNone(z.array(customFieldSchema).max(customFieldsMax)),
});
export type OrderAttributes = z.output<typeof orderAttributesSchema>;
export type OrderAttributesInput = z.input<typeof orderAttributesSchema>;

const formOrderHead = {
  type: lenientEnum(formOrderTypes, findFormOrderType),
  sku_template_no: z.string().trim().min(1).max(40),
  tag_list: tagListSchema.default([]),
  /** The address of the uploaded sheet that the rows were read from; it is kept with the form order. */
  import_file: z.string().trim().min(1).max(fileAddressLengthMax).nullable().default(null),
};

/** A form order without its rows, which are checked one by one so that all errors are reported at once. */
export const formOrderHeadSchema = z.object(formOrderHead);
export const formOrderInputSchema = z.strictObject({
  ...formOrderHead,
  orders_attributes: z.array(orderAttributesSchema).min(1).max(ordersPerRequestMax),
});
export type FormOrderRequest = z.input<typeof formOrderInputSchema>;

/** A body for `POST /form_orders` that repeats a form order, with unused numbers. */
export const repeatedFormOrderSchema = z.object({
  type: z.enum(formOrderTypes),
  sku_template_no: z.string(),
  tag_list: z.array(z.string()),
  orders_attributes: z.array(
    z.object({
      no: z.string(),
      sub_no: z.string(),
      quantity: z.int(),
      size: z.string(),
      production_image_urls: z.array(z.string()),
      receiver_name: z.string(),
      company_name: z.string(),
      phone: z.string(),
      country: z.string(),
      province: z.string(),
      city: z.string(),
      address: z.string(),
      zip_code: z.string(),
      shipping_method: z.string(),
      remark: z.string(),
      custom_fields: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});
export type RepeatedFormOrder = z.infer<typeof repeatedFormOrderSchema>;

/** The orders of one size at one price: price × quantity, and one rendering for each order. */
export const amountPartSchema = z.object({
  size: z.string(),
  price: z.number(),
  quantity: z.int(),
  orders_count: z.int(),
  system_rendering_price: z.number(),
  amount: z.number(),
});
export type AmountPart = z.infer<typeof amountPartSchema>;

const createdFormOrder = z.object({
  id: z.int(),
  no: z.string(),
  state: z.enum(orderStates),
  amount: z.number(),
  currency: amountCurrencySchema,
});

/** The response of the public API. */
export const createdFormOrderSchema = z.object({
  code: z.literal(200),
  message: z.string(),
  form_order: createdFormOrder,
});
export const createdFormOrdersSchema = z.object({
  code: z.literal(200),
  message: z.string(),
  form_orders: z.array(createdFormOrder),
});

/** The number of order images that are rendered, waiting and failed. */
export const imageCountsSchema = z.object({ done: z.int(), waiting: z.int(), failed: z.int() });
export type ImageCounts = z.infer<typeof imageCountsSchema>;

/** What a customer should know about a form order before paying or confirming it. */
export const formOrderReviewSchema = z.object({
  id: z.int(),
  images: imageCountsSchema,
  /** Active orders that cannot be shipped: no name or no address, and not picked up. */
  orders_without_receiver: z.int(),
  /** Active orders with a print that nobody can make: production cannot be confirmed until they are corrected. */
  orders_unprintable: z.int(),
});
export type FormOrderReview = z.infer<typeof formOrderReviewSchema>;

/** Only the tags of a form order can be changed. */
export const formOrderUpdateSchema = z.strictObject({ tag_list: tagListSchema });

/** The reason is optional for a customer, but required for the factory, which rejects a confirmed order. */
export const refundSchema = z.preprocess(
  (body) => body ?? {},
  z.strictObject({ rejected_reason: z.string().trim().max(refundReasonLengthMax).default('') }),
);

/** Prints with findings are made only if the caller acknowledges them. */
export const confirmSchema = z.preprocess(
  (body) => body ?? {},
  z.strictObject({
    acknowledges_findings: z.boolean().default(false),
    /** Confirms once every proof is rendered. Findings hold it, because nobody has acknowledged them. */
    when_rendered: z.boolean().default(false),
  }),
);

import { z } from 'zod';
import { customFieldSchema, customFieldsMax, orderAttributesSchema } from './form-orders.ts';
import { type ReceiverField, receiverFields } from './receiver-fields.ts';

const { shape } = orderAttributesSchema;
/** Without its default, because omitted fields must stay unchanged. */
const changed = (field: ReceiverField) => shape[field].in.unwrap().unwrap().optional();

/** The fields of an order that can be amended after it was placed. */
export const orderDetailsSchema = z.strictObject({
  receiver_name: changed('receiver_name'),
  company_name: changed('company_name'),
  phone: changed('phone'),
  country: changed('country'),
  province: changed('province'),
  city: changed('city'),
  address: changed('address'),
  zip_code: changed('zip_code'),
  shipping_method: changed('shipping_method'),
  remark: changed('remark'),
  quantity: shape.quantity.optional(),
  /** Fields that are not given stay unchanged. */
  custom_fields: z.array(customFieldSchema).max(customFieldsMax).optional(),
});
export type OrderDetails = z.output<typeof orderDetailsSchema>;

/** The parts of an order that may have changed since it was placed. */
const amendedFields = [
  ...receiverFields,
  'quantity',
  /** A custom item; `key` is its label. */
  'custom_field',
  /** Layers of a config; `key` is its name. */
  'layers',
  /** A parcel; `key` is its tracking number. */
  'shipping_no',
  'shipping_company',
  'outbound',
] as const;

export const amendmentChangeSchema = z.object({
  field: z.enum(amendedFields),
  key: z.string(),
  before: z.string(),
  after: z.string(),
});
export type AmendmentChange = z.infer<typeof amendmentChangeSchema>;

/** One change of an order after it was placed: by whom, when, and the previous value. */
export const orderAmendmentSchema = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), screen_name: z.string() }),
  changes: z.array(amendmentChangeSchema),
  /** The reason, if one was required. */
  reason: z.string(),
  created_at: z.iso.datetime(),
});
export type OrderAmendment = z.infer<typeof orderAmendmentSchema>;

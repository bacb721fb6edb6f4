import { customItemSchema } from '@platen/model/catalogue/sku-templates';
import { formOrderTypes } from '@platen/model/catalogue/template-kinds';
import { directUploadRequestSchema } from '@platen/model/files/blobs';
import { formOrderInputSchema, orderAttributesSchema, orderQuantityMax } from '@platen/model/orders/form-orders';
import { z } from 'zod';
import { describedAs } from '../described-as.ts';

/** What the document says of the fields that partners fill in. */
function describeFields<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  texts: { readonly [Name in keyof Shape]: string },
): void {
  for (const [name, description] of Object.entries(texts))
    z.globalRegistry.add(shape[name] as z.ZodType, { description });
}

describeFields(formOrderInputSchema, {
  type: 'The order type. It must match the kind of the template.',
  sku_template_no: 'The number of a published template, such as `SKU000024`.',
  tag_list: 'Tags that you choose, to find it later.',
  import_file:
    'The `blob_url` of the uploaded sheet that the rows come from. It is stored with the form order and can be downloaded later.',
  orders_attributes: 'One entry per order. An order has one size, one design and one receiver.',
});
// A type may be written in several ways; this is the one to write.
describedAs(formOrderInputSchema.shape.type, {
  type: 'string',
  enum: [...formOrderTypes],
  description: 'The order type. It must match the kind of the template.',
});

describeFields(orderAttributesSchema, {
  no:
    'Your order number. Together with `sub_no` it must be unique among your orders that are not closed or refunded: the ' +
    'products of one shop order may share its number.',
  sub_no: 'Your line number. It tells orders with the same `no` apart.',
  quantity: 'The number of pieces.',
  size: 'One of the sizes of the template. Required unless the template has no sizes.',
  production_image_urls:
    'Only for `FormOrder::Form`: the `blob_url` of each finished image, with exactly the pixel dimensions of the size.',
  receiver_name: 'The name of the receiver.',
  company_name: 'The company of the receiver.',
  phone: 'The phone number of the receiver.',
  country: 'The country of the receiver.',
  province: 'The province or state of the receiver.',
  city: 'The city of the receiver.',
  address: 'Street and number of the receiver.',
  zip_code: 'The postal code of the receiver.',
  shipping_method:
    'The name of a shipping method that the factory offers: `shipping_methods` of `GET /shipping_settings`. Empty if you leave it to the factory.',
  remark: 'A note to the factory.',
  custom_fields:
    'Values for the custom items of the template: `key` is the name of the item, alone or after `定制项-` as in a sheet, `value` is a text or the `blob_url` of an uploaded image.',
});

// A check that turns a text into a number shows neither bound in a schema.
describedAs(orderAttributesSchema.shape.quantity, {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: orderQuantityMax },
    { type: 'string', pattern: '^[0-9]{1,15}$' },
  ],
  description: `The number of pieces, from 1 to ${orderQuantityMax}, as a number or as text.`,
});

describeFields(customItemSchema, {
  key:
    'The name of the item. In an order, send it as `key` of an entry of `custom_fields`: `{ "key": "Name", "value": "Lin" }`. ' +
    '`定制项-Name`, the header of its column in a sheet, means the same.',
  label: 'The displayed name. The same as `key`.',
  type: 'What `value` must be in an order: a text, the `blob_url` of an uploaded image, a color, or the name of a font.',
  required: 'Whether every order must have a value for this item.',
  options:
    'The allowed values. An order sends the `label` or the `value` of one of them. Empty if any value is allowed.',
  value: 'The default for orders without a value.',
  width: 'For images: the width of its area in pixels.',
  height: 'For images: the height of its area in pixels.',
});

describeFields(directUploadRequestSchema, {
  filename: 'The filename with its extension.',
  content_type: 'The media type, such as `image/png`. The actual type is detected from the content.',
  byte_size: 'The size of the file in bytes.',
  base64_digest: 'The MD5 digest of the content, in Base64.',
  tags: 'Tags that you choose, to find it later.',
});

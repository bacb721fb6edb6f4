import { directUploadRequestSchema } from '@platen/model/blobs';
import { formOrderInputSchema, orderAttributesSchema } from '@platen/model/form-orders';
import { customItemSchema } from '@platen/model/sku-templates';
import { formOrderTypes } from '@platen/model/template-kinds';
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
  type: 'What is ordered: the kind of the template.',
  sku_template_no: 'The number of a published template: `SKU000024`.',
  tag_list: 'Words of your own, to find it again.',
  import_file:
    '`blob_url` of the uploaded sheet that the rows were read from. It is kept with the form order, to be downloaded again.',
  orders_attributes: 'One entry for each order: one size, one design, one receiver.',
});
// A type may be written in several ways; this is the one to write.
describedAs(formOrderInputSchema.shape.type, {
  type: 'string',
  enum: [...formOrderTypes],
  description: 'What is ordered: the kind of the template.',
});

describeFields(orderAttributesSchema, {
  no: 'Your own number. Unique among your orders that are not closed or refunded.',
  sub_no: 'Your own second number.',
  quantity: 'How many pieces.',
  size: 'One of the sizes of the template; left out only where it has none.',
  production_image_urls:
    'For `FormOrder::Form`: the `blob_url` of each finished image, exactly as large as the size says. Others take none.',
  receiver_name: 'Who gets the parcel.',
  company_name: 'The company of the receiver.',
  phone: 'The phone number of the receiver.',
  country: 'The country of the receiver.',
  province: 'The province or state of the receiver.',
  city: 'The city of the receiver.',
  address: 'Street and number of the receiver.',
  zip_code: 'The postal code of the receiver.',
  shipping_method: 'How it is to be sent.',
  remark: 'A note to the factory.',
  custom_fields:
    'For templates with custom items: `key` is `定制项-` and the label of the item, `value` a text or the `blob_url` of an uploaded image.',
});

describeFields(customItemSchema, {
  key:
    'The name of the item. An order sends it with `定制项-` in front, as `key` of an entry of `custom_fields`: ' +
    '`{ "key": "定制项-Name", "value": "Lin" }` where this is `Name`.',
  label: 'What people read: the same as `key`.',
  type: 'What `value` of an order has to be: a text, the `blob_url` of an uploaded image, a color, or the name of a font.',
  required: 'Whether an order is refused without it.',
  options: 'Where there are any, an order sends the `label` or the `value` of one of them.',
  value: 'What is used where an order leaves it out.',
  width: 'Of an image: how wide its place is, in pixels.',
  height: 'Of an image: how high its place is, in pixels.',
});

describeFields(directUploadRequestSchema, {
  filename: 'The name of the file, with its ending.',
  content_type: 'Its type: `image/png`. What it really is, is read from its bytes.',
  byte_size: 'How many bytes it has.',
  base64_digest: 'The MD5 of its bytes, in Base64.',
  tags: 'Words of your own, to find it again.',
});

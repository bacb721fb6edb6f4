import {
  type BilingualText,
  fillIn,
  type Locale,
  type PlaceholderNames,
  type TextParams,
  textIn,
} from '../text/locale.ts';

/**
 * Why a field of a request is refused, shared by the server, the console and the checks of packages.
 * To add one: a line with both texts here; `finding(path, 'its_key', { … })` in a check, or `refine(isFine,
 * reason('its_key'))` in a schema. `{name}` placeholders become required parameters. A reason contains neither path nor
 * row. Keys are public: API callers branch on them, so a key never gets another meaning.
 */

/** Predicates, which continue the name of the field: "quantity must be a whole number". */
const predicates = {
  required: { zh: '不能为空', en: 'is required' },
  unknown_field: { zh: '不是已知的字段', en: 'is not a known field' },
  not_text: { zh: '必须是文本', en: 'must be text' },
  not_number: { zh: '必须是数字', en: 'must be a number' },
  not_whole_number: { zh: '必须是整数', en: 'must be a whole number' },
  not_flag: { zh: '必须是 true 或 false', en: 'must be true or false' },
  not_list: { zh: '必须是列表', en: 'must be a list' },
  not_object: { zh: '必须是对象', en: 'must be an object' },
  not_one_of: { zh: '只能是：{values}', en: 'must be one of: {values}' },
  not_date: { zh: '必须是日期，如 2026-03-01', en: 'must be a date such as 2026-03-01' },
  not_time: {
    zh: '必须是带时区的时间，如 2026-03-01T08:00:00+08:00',
    en: 'must be a time with its zone, such as 2026-03-01T08:00:00+08:00',
  },
  not_url: {
    zh: '必须是完整的网址，如 https://example.com',
    en: 'must be a full URL such as https://example.com',
  },
  no_email: { zh: '必须是邮箱地址，如 name@example.com', en: 'must be an email address such as name@example.com' },
  not_address_range: {
    zh: '必须是 IP 地址或网段，如 203.0.113.7 或 2001:db8::/32',
    en: 'must be an IP address or a network such as 203.0.113.7 or 2001:db8::/32',
  },
  unknown_time_zone: {
    zh: '必须是时区名称，如 Asia/Shanghai',
    en: 'must be a time zone name such as Asia/Shanghai',
  },
  custom_role_mismatch: {
    zh: '须且仅须在角色为 custom 时填写',
    en: 'is required for the role “custom”, and not for others',
  },
  wrong_format: { zh: '格式不正确', en: 'has the wrong format' },
  too_long: { zh: '不能超过 {max} 个字符', en: 'must have at most {max} characters' },
  too_short: { zh: '至少 {min} 个字符', en: 'must have at least {min} characters' },
  too_many: { zh: '最多 {max} 项', en: 'must have at most {max} entries' },
  too_few: { zh: '至少 {min} 项', en: 'must have at least {min} entries' },
  above_max: { zh: '不能大于 {max}', en: 'must be at most {max}' },
  below_min: { zh: '不能小于 {min}', en: 'must be at least {min}' },
  not_below: { zh: '必须小于 {limit}', en: 'must be less than {limit}' },
  not_above: { zh: '必须大于 {limit}', en: 'must be more than {limit}' },
  not_multiple: { zh: '必须是 {step} 的倍数', en: 'must be a multiple of {step}' },
  not_color: { zh: '不是有效的颜色', en: 'is not a valid color' },
  too_many_decimals: { zh: '最多 {max} 位小数', en: 'must have no more than {max} decimals' },
  unstorable_text: { zh: '含有无法保存的字符', en: 'contains a character that cannot be stored' },
  not_cursor: {
    zh: '必须是同一列表、同一排序给出的 next_cursor',
    en: 'must be the next_cursor of this list in the same order',
  },
  not_link: {
    zh: '必须是网址、电话（tel:）、邮箱（mailto:）、应用（如 weixin://）或本站页面的地址',
    en: 'must be a web address, a phone (tel:), an email (mailto:), an app (such as weixin://) or a page of this site',
  },
  has_comma: { zh: '不能包含逗号', en: 'must not contain a comma' },
} as const satisfies Record<string, BilingualText>;

/** Complete sentences, which follow the name of the field. */
const sentences = {
  unknown_sort: { zh: '不能按“{given}”排序，可用：{columns}', en: 'Cannot sort by “{given}”. Choose from: {columns}' },
  exactly_one_of: { zh: '必须且只能填写其中之一：{fields}', en: 'Give exactly one of: {fields}' },
  receiver_required: { zh: '请填写姓名或电话', en: 'Enter a name or a phone number' },
  date_pair_incomplete: { zh: '开始和结束日期需同时填写', en: 'Enter both the start and the end date, or neither' },
  ends_before_start: { zh: '结束日期不能早于开始日期', en: 'The end date is before the start date' },
  too_many_days: { zh: '最多 {max} 天', en: 'Up to {max} days at once' },
  unnamed_size: {
    zh: '多个尺寸时，每个尺寸都要填写名称',
    en: 'Name each size when there is more than one',
  },
  repeated_size: { zh: '尺寸不能重复', en: 'This size is listed twice' },
  more_not_checked: {
    zh: '仅列出前 {max} 个错误，其余未检查',
    en: 'Only the first {max} errors are listed. The rest were not checked',
  },

  template_not_published: {
    zh: 'SKU 模板编号 {no} 不存在或未发布',
    en: 'SKU template number {no} does not exist or is not published',
  },
  wrong_template_type: { zh: '模板 {no} 不是此类型', en: 'Template {no} is not of this type' },
  unknown_size: { zh: '尺寸“{size}”不存在，可选：{sizes}', en: 'Unknown size “{size}”. Choose from: {sizes}' },
  size_without_production_image: {
    zh: '模板 {no} 没有尺寸“{size}”的生产图，无法下单',
    en: 'Template {no} has no production image for the size “{size}”, so it cannot be ordered',
  },
  template_without_production_image: {
    zh: '模板 {no} 没有生产图，无法下单',
    en: 'Template {no} has no production image, so it cannot be ordered',
  },
  takes_no_size: { zh: '模板 {no} 不分尺寸，请留空', en: 'Template {no} has no sizes. Leave this empty' },
  image_not_uploaded: {
    zh: '必须是已上传到本系统的图片，不支持外部链接',
    en: 'Must be an image uploaded to this system. External links are not supported',
  },
  video_not_uploaded: {
    zh: '必须是已上传到本系统的视频，不支持外部链接',
    en: 'Must be a video uploaded to this system. External links are not supported',
  },
  image_not_sent: {
    zh: '图片“{filename}”只申请了上传，内容还没有发送：请先用 PUT 把文件发送到 direct_upload.url',
    en: '“{filename}” was announced but its bytes were never sent. PUT them to direct_upload.url first',
  },
  image_type_unsupported: {
    zh: '文件“{filename}”不是可以印刷的图片格式，可用：{formats}。SVG 请先导出为 PNG',
    en: '“{filename}” is not an image that can be printed. Use {formats}. Export an SVG as PNG first',
  },
  unknown_photo: {
    zh: '此导入没有这张待指定的图片，或者它出现了两次',
    en: 'This import has no such image to assign, or it is listed twice',
  },
  unknown_photo_place: {
    zh: '这一行没有这个空的图片单元格，或者它被指定了两次',
    en: 'This row has no such empty image cell, or it is given twice',
  },
  not_a_column: { zh: '不是订单表的列', en: 'Not a column of the order sheet' },
  file_not_uploaded: {
    zh: '必须是已上传到本系统的文件',
    en: 'Must be a file uploaded to this system',
  },
  image_blank: {
    zh: '图片“{filename}”完全透明，印不出任何内容',
    en: '“{filename}” is completely transparent, so nothing would be printed',
  },
  wrong_dimensions: {
    zh: '图片“{filename}”为 {width} × {height}，尺寸“{size}”要求 {needed_width} × {needed_height}',
    en: '“{filename}” is {width} × {height}. The size “{size}” needs exactly {needed_width} × {needed_height}',
  },
  wrong_picture_size: {
    zh: '图片“{filename}”为 {width} × {height}，模板要求 {needed_width} × {needed_height}',
    en: '“{filename}” is {width} × {height}. The template needs exactly {needed_width} × {needed_height}',
  },
  picture_soft: {
    zh: '图片“{filename}”只有 {width} × {height} 像素，印出来可能模糊，建议至少 {needed_width} × {needed_height}',
    en: '“{filename}” is only {width} × {height} and may print blurred. Use at least {needed_width} × {needed_height}',
  },
  too_many_pixels: {
    zh: '{width} × {height} 像素过多，最多 {max} 像素',
    en: '{width} × {height} is too many pixels. The limit is {max}',
  },
  takes_no_production_images: { zh: '此类型的订单没有生产图', en: 'Orders of this type have no production images' },
  unknown_custom_field: {
    zh: '模板 {no} 没有“{key}”，可用：{keys}',
    en: 'Template {no} has no “{key}”. Available: {keys}',
  },
  takes_no_custom_fields: { zh: '模板 {no} 没有定制项', en: 'Template {no} has no custom items' },
  repeated_custom_field: { zh: '“{key}”重复', en: '“{key}” is listed twice' },
  custom_field_missing: { zh: '“{key}”不能为空', en: '“{key}” is required' },
  print_left_empty: {
    zh: '生产图“{image}”上没有可印的内容，请至少填写一项：{keys}',
    en: 'Nothing would be printed on “{image}”. Fill in at least one of: {keys}',
  },
  not_an_option: {
    zh: '“{value}”不在选项中，可选：{options}',
    en: '“{value}” is not an option. Choose from: {options}',
  },
  phone_without_digits: {
    zh: '电话“{phone}”中没有数字',
    en: 'The phone “{phone}” has no digits',
  },
  unknown_shipping_method: {
    zh: '没有“{method}”这种物流方式，可选：{methods}',
    en: 'Unknown shipping method “{method}”. Choose from: {methods}',
  },
  unknown_country: {
    zh: '没有“{country}”这个国家或地区，请填写名称或两位代码，如 CN、US',
    en: 'Unknown country “{country}”. Enter its name or its two-letter code, such as CN or US',
  },
  repeated_shipping_method: { zh: '物流方式不能重复', en: 'This shipping method is listed twice' },
  repeated_number: { zh: '订单号“{no}”重复', en: 'Order number “{no}” is listed twice' },
  duplicate_number: { zh: '订单号“{no}”已存在', en: 'Order number “{no}” already exists' },
  too_many_orders: {
    zh: '一次最多 {max} 条订单，共 {count} 条',
    en: 'Up to {max} orders at once. You sent {count}',
  },
  amount_too_large: { zh: '金额 {amount} 超过上限 {max}', en: 'The amount {amount} exceeds the limit of {max}' },

  unknown_order: { zh: '订单 {no} 不存在', en: 'Order {no} does not exist' },
  order_not_in_production: {
    zh: '订单 {no} 当前状态为“{state}”，尚未生产，不能变为“{to}”',
    en: 'Order {no} is “{state}”, not in production yet, and cannot become “{to}”',
  },
  repeated_parcel: {
    zh: '订单 {no} 的物流单号 {shipping_no} 与第 {row} 行重复',
    en: 'Tracking number {shipping_no} of order {no} is already in row {row}',
  },
  parcel_recorded: {
    zh: '订单 {no} 的物流单号 {shipping_no} 已登记',
    en: 'Tracking number {shipping_no} of order {no} is already recorded',
  },
  order_already_sent: {
    zh: '订单 {no} 已发货，这将是它的另一个包裹',
    en: 'Order {no} was already shipped. This would be another parcel',
  },
  shipping_no_shared: {
    zh: '物流单号 {shipping_no} 也是订单 {other} 的',
    en: 'Tracking number {shipping_no} is also used for order {other}',
  },
  order_images_missing: {
    zh: '订单 {no} 的生产图尚未生成，它可能还没有打印',
    en: 'The production images of order {no} are not rendered yet, so it may not be printed',
  },
  unknown_carrier: {
    zh: '不认识物流公司“{company}”，客户将无法查询物流',
    en: '“{company}” is not a known carrier, so customers won’t be able to track the parcel',
  },

  unknown_block_type: {
    zh: '没有“{given}”这种板块，可用：{types}',
    en: 'There is no block type “{given}”. Choose from: {types}',
  },
  repeated_block: { zh: '板块 {id} 重复', en: 'The block {id} is listed twice' },

  repeated_config: { zh: '模板不能重复', en: 'This config is listed twice' },
  unknown_config: { zh: '订单没有此模板', en: 'The order has no such config' },
  unknown_layer: { zh: '模板中没有该图层', en: 'The config has no such layer' },
  layer_locked: { zh: '该图层不可在订单中修改', en: 'This layer cannot be changed in an order' },
  not_of_layer_kind: { zh: '“{kind}”图层没有此项', en: '“{kind}” layers don’t have this' },
  picture_fixed: { zh: '模板未开放此图片', en: 'This image cannot be changed in an order' },
  unknown_picture: { zh: '图层中没有此图片', en: 'The layer has no such image' },
  picture_not_offered: { zh: '不在可选图片中', en: 'Not one of the images the template offers' },
  picture_not_own: { zh: '不是订单客户上传的图片', en: 'The order’s customer did not upload this image' },
} as const satisfies Record<string, BilingualText>;

export const fieldReasons = { ...predicates, ...sentences };

export type FieldReasonKey = keyof typeof fieldReasons;
export type FieldReasonParams<K extends FieldReasonKey> = TextParams<PlaceholderNames<(typeof fieldReasons)[K]['en']>>;

/** No parameters if the reason has no placeholders. */
export type ReasonArguments<K extends FieldReasonKey> = [PlaceholderNames<(typeof fieldReasons)[K]['en']>] extends [
  never,
]
  ? []
  : [params: FieldReasonParams<K>];

export function isFieldReason(key: string): key is FieldReasonKey {
  return Object.hasOwn(fieldReasons, key);
}

/** The reason of a schema check: `refine(isFine, reason('its_key'))`, `regex(form, reason('its_key'))`. */
export function reason<K extends FieldReasonKey>(key: K, ...[params]: ReasonArguments<K>) {
  // The message of the schema carries the key, because it is the only part of an issue that every kind of check can
  // set.
  return { message: key, params: { ...params } };
}

/** A reason, independent of language. */
export interface FieldReason {
  readonly key: FieldReasonKey;
  readonly params: TextParams;
}

/** The reason without a field name, to be shown beside its field. */
export function reasonText({ key, params }: FieldReason, locale: Locale): string {
  return fillIn(fieldReasons[key], params, locale);
}

const forms = {
  predicate: { zh: '{name}{space}{reason}', en: '{name} {reason}' },
  sentence: { zh: '{name}：{reason}', en: '{name}: {reason}' },
  request: { zh: '请求内容', en: 'The request body' },
} satisfies Record<string, BilingualText>;

const isPredicate = ({ key }: FieldReason): boolean => Object.hasOwn(predicates, key);

/** The reason beside a visible field: with its label if the text is a predicate, without if it is a sentence. */
export function labeledReason(label: string, refused: FieldReason, locale: Locale): string {
  return isPredicate(refused) ? fieldSentence(label, refused, locale) : reasonText(refused, locale);
}

/** The whole sentence, for use without a visible field. `name` is its path or its label. */
export function fieldSentence(name: string, refused: FieldReason, locale: Locale): string {
  const form = isPredicate(refused) ? forms.predicate : forms.sentence;
  const shown = name === '' ? textIn(forms.request, locale) : name;
  // Chinese is separated by a space from Latin letters and from the brackets of a path.
  const space = /[\w\]]$/.test(shown) ? ' ' : '';
  return fillIn(form, { name: shown, space, reason: reasonText(refused, locale) }, locale);
}

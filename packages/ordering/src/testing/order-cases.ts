import { flattenExcelConfig } from '@platen/design/config-items';
import { deriveExcelConfig } from '@platen/design/excel-config';
import { newLayer } from '@platen/design/new-layer';
import type { TemplateKind } from '@platen/model/catalogue/sku-templates';

/**
 * Orders with their expected findings. This package, the API and the order grid all run this table, so that they agree.
 */
export interface OrderCase {
  name: string;
  kind: TemplateKind;
  /** Uses a template without sizes. */
  isSizeless?: boolean;
  /** Uses a template whose production image is only for size M. */
  isHalfPrintable?: boolean;
  /** Uses a template whose production image shows nothing but the optional line; that of size L, the photo. */
  isPrintToFill?: boolean;
  orders: readonly unknown[];
  /** Each finding as `path key`. */
  findings: readonly string[];
  /** The order grid cannot represent this order. */
  isOnlySent?: boolean;
}

/** The keys of findings that require the files to be known. */
export const keysOfFiles: readonly string[] = [
  'image_not_uploaded',
  'image_not_sent',
  'image_type_unsupported',
  'image_blank',
  'wrong_dimensions',
  'wrong_picture_size',
];

export const caseSizes = [
  { size: 'M', price: 19.9, width: 30, height: 40 },
  { size: 'L', price: 900_000, width: null, height: null },
];
/** One price, for orders without a size. */
export const sizelessCaseSizes = [{ size: '', price: 19.9, width: 30, height: 40 }];
export const caseFont = 'Case';

/** Every size has a name and offers two colors and two arrangements; the large one also has a photo. */
export function caseConfigs() {
  const nothing = { label: '', editable: false, required: false, value: '' };
  const words = newLayer('TextRect', {
    set: {
      text: { label: 'Name', editable: true, required: true, value: 'Lin' },
      color: { ...nothing, label: 'Color', editable: true, value: '#f00', options: colors },
      font_family: { ...nothing, value: caseFont },
    },
  });
  const line = newLayer('TextRect', {
    set: {
      text: { ...nothing, label: 'Line', editable: true },
      color: { ...nothing, label: 'Ink', editable: true, value: '#000', options: colors.slice(0, 1) },
      font_family: { ...nothing, value: caseFont },
    },
  });
  const photo = newLayer('Image', { set: { url: { ...nothing, label: 'Photo', editable: true, required: true } } });
  const layout = newLayer('ImageGroupTemplate', {
    set: { template: { label: 'Layout', editable: true, required: false, value: 'one', options: layouts } },
  });
  return [configOf('all', [words, line, layout]), { ...configOf('large', [photo]), size: ['L'] }];
}

/** A production image for all sizes, or for one. */
export function casePrints({ isHalfPrintable, isPrintToFill }: Pick<OrderCase, 'isHalfPrintable' | 'isPrintToFill'>) {
  const [, line, , photo] = caseConfigs().flatMap(({ layers }) => layers);
  if (isPrintToFill && line && photo)
    return [
      { ...configOf('print', [line]), type: 'production' as const, size: 'M' },
      { ...configOf('large-print', [photo]), type: 'production' as const, size: 'L' },
    ];
  return [{ ...configOf('print', []), type: 'production' as const, ...(isHalfPrintable && { size: 'M' }) }];
}

/** A template with these parts as the API returns it, as far as orders need it. */
export function caseTemplate({
  kind,
  isSizeless = false,
  ...prints
}: Pick<OrderCase, 'kind' | 'isSizeless' | 'isHalfPrintable' | 'isPrintToFill'>) {
  const configs = kind === 'micro_custom' ? caseConfigs() : [];
  const fields = configs.flatMap(({ excel_config }) => flattenExcelConfig(excel_config));
  return {
    no: 'SKU000001',
    kind,
    size_prices: isSizeless ? sizelessCaseSizes : caseSizes,
    system_rendering_price: 0.2,
    excel_config: fields.map((field) => ({ ...field, label: field.key })),
    production_image_configs: kind === 'micro_custom' ? casePrints(prints) : [],
    effect_image_configs: configs,
    custom_area_configs: [],
  };
}

const colors = [
  { value: '#f00', label: 'Red' },
  { value: '#00f', label: 'Blue' },
];

const layouts = [
  { value: 'one', label: 'Portrait' },
  { value: 'two', label: 'Landscape' },
];

function configOf(id: string, layers: Parameters<typeof deriveExcelConfig>[0]) {
  const excel_config = deriveExcelConfig(layers);
  return {
    id,
    name: id,
    type: 'effect' as const,
    width: 300,
    height: 300,
    layers: [...layers],
    layer_diff: {},
    excel_config,
  };
}

/**
 * The URLs of a picture of exactly the size M, of one that is transparent, of one of a different size, and of a file
 * that is not a picture.
 */
export interface CaseFiles {
  exact: string;
  blank: string;
  other: string;
  document: string;
}

const elsewhere = 'https://elsewhere.example/a.png';

/** Custom fields with these values, by the names of the custom items. */
const filled = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => ({ key: `定制项-${name}`, value }));

const named = filled({ Name: 'Lin' });

export function orderCases({ exact, blank, other, document }: CaseFiles): OrderCase[] {
  const micro = (no: string, parts: object) => ({ no, quantity: 1, size: 'M', custom_fields: named, ...parts });
  const batch = (no: string, parts: object) => ({ no, quantity: 1, size: 'M', ...parts });
  const suppliedOrder = (no: string, urls: string[], size = 'M') => ({
    no,
    quantity: 1,
    size,
    production_image_urls: urls,
  });
  return [
    {
      name: 'complete orders',
      kind: 'micro_custom',
      orders: [
        micro('ok-1', {}),
        micro('ok-2', { quantity: ' 2 ', custom_fields: filled({ Name: 'Lin', Color: 'Blue', Ink: '#0f0' }) }),
        micro('ok-3', { custom_fields: filled({ Name: 'Lin', Color: ' #00f ', Ink: 'Red', Line: '  ' }) }),
        micro('ok-5', { custom_fields: filled({ Name: 'Lin', Layout: 'Landscape' }) }),
        micro('ok-4', { custom_fields: filled({ Name: 'Lin', Photo: 'not shown in this size' }) }),
      ],
      findings: [],
    },
    {
      name: 'nothing filled in',
      kind: 'micro_custom',
      orders: [{ no: ' ', quantity: '', size: '', custom_fields: filled({ Name: '  ' }) }],
      findings: [
        'orders_attributes[0].no required',
        'orders_attributes[0].quantity required',
        'orders_attributes[0].size required',
        'orders_attributes[0].custom_fields[0].value required',
      ],
    },
    {
      name: 'nothing sent',
      kind: 'micro_custom',
      orders: [{}, 'A-1', []],
      findings: [
        'orders_attributes[0].no required',
        'orders_attributes[0].quantity required',
        'orders_attributes[1] not_object',
        'orders_attributes[2] not_object',
        'orders_attributes[0].size required',
        'orders_attributes[0].custom_fields custom_field_missing',
      ],
      isOnlySent: true,
    },
    {
      name: 'a print that would stay empty',
      kind: 'micro_custom',
      isPrintToFill: true,
      orders: [
        micro('empty-1', {}),
        micro('empty-2', { custom_fields: filled({ Name: 'Lin', Line: '  ' }) }),
        micro('empty-3', { custom_fields: filled({ Name: 'Lin', Line: 'x' }) }),
        micro('empty-4', { size: 'L', custom_fields: filled({ Name: 'Lin', Photo: blank }) }),
        micro('empty-5', { size: 'L', custom_fields: filled({ Name: 'Lin', Photo: other }) }),
      ],
      findings: [
        'orders_attributes[0].custom_fields print_left_empty',
        'orders_attributes[1].custom_fields print_left_empty',
        'orders_attributes[3].custom_fields[1].value image_blank',
      ],
    },
    {
      name: 'quantities',
      kind: 'batch_order',
      orders: ['0', '-1', '1.5', 'two', '1000001', '99999999999'].map((quantity, index) =>
        batch(`q${index}`, { quantity }),
      ),
      findings: [
        'orders_attributes[0].quantity below_min',
        'orders_attributes[1].quantity below_min',
        'orders_attributes[2].quantity not_whole_number',
        'orders_attributes[3].quantity not_whole_number',
        'orders_attributes[4].quantity above_max',
        'orders_attributes[5].quantity above_max',
      ],
    },
    {
      name: 'quantities as numbers',
      kind: 'batch_order',
      orders: [0, 1.5, 1_000_001, null].map((quantity, index) => batch(`n${index}`, { quantity })),
      findings: [
        'orders_attributes[0].quantity below_min',
        'orders_attributes[1].quantity not_whole_number',
        'orders_attributes[2].quantity above_max',
        'orders_attributes[3].quantity required',
      ],
      isOnlySent: true,
    },
    {
      name: 'a broken order is checked as far as it can be read',
      kind: 'batch_order',
      orders: [batch('', { quantity: 'x', size: 'XXL' })],
      findings: [
        'orders_attributes[0].no required',
        'orders_attributes[0].quantity not_whole_number',
        'orders_attributes[0].size unknown_size',
      ],
    },
    {
      name: 'what is too long',
      kind: 'batch_order',
      orders: [batch('x'.repeat(61), { size: 'S'.repeat(41), remark: 'y'.repeat(1001) })],
      findings: [
        'orders_attributes[0].no too_long',
        'orders_attributes[0].size too_long',
        'orders_attributes[0].remark too_long',
      ],
    },
    {
      name: 'texts that are too long to be drawn',
      kind: 'micro_custom',
      orders: [
        micro('t1', { custom_fields: filled({ Name: 'x'.repeat(1000) }) }),
        micro('t2', { custom_fields: filled({ Name: 'x'.repeat(1001) }) }),
      ],
      findings: ['orders_attributes[1].custom_fields[0].value too_long'],
    },
    {
      name: 'numbers twice',
      kind: 'batch_order',
      orders: [batch('same', {}), batch(' same ', {}), batch('another', {}), batch('same', { size: '' })],
      findings: [
        'orders_attributes[3].size required',
        'orders_attributes[1].no repeated_number',
        'orders_attributes[3].no repeated_number',
      ],
    },
    {
      name: 'one number with other sub numbers',
      kind: 'batch_order',
      orders: ['', '1', '2', ' 2 '].map((sub_no) => batch('shared', { sub_no })),
      findings: ['orders_attributes[3].no repeated_number'],
    },
    {
      name: 'fields that nobody knows',
      kind: 'batch_order',
      orders: [batch('u1', { color: 'red' }), batch('u2', { custom_fields: named })],
      findings: [
        'orders_attributes[0].color unknown_field',
        'orders_attributes[1].custom_fields[0].key takes_no_custom_fields',
      ],
      isOnlySent: true,
    },
    {
      name: 'custom fields by other names, and twice',
      kind: 'micro_custom',
      orders: [
        micro('k1', { custom_fields: [...named, { key: 'Name', value: 'x' }, ...filled({ Nickname: 'x' }), ...named] }),
        micro('k2', { custom_fields: [] }),
        micro('k3', { custom_fields: [{ key: 'Name', value: 'x' }] }),
      ],
      findings: [
        'orders_attributes[0].custom_fields[1].key repeated_custom_field',
        'orders_attributes[0].custom_fields[2].key unknown_custom_field',
        'orders_attributes[0].custom_fields[3].key repeated_custom_field',
        'orders_attributes[1].custom_fields custom_field_missing',
      ],
      isOnlySent: true,
    },
    {
      name: 'values that the fields do not take',
      kind: 'micro_custom',
      orders: [
        micro('v1', {
          custom_fields: filled({ Name: 'Lin', Color: 'Green', Line: '', Ink: 'reddish', Layout: 'Sideways' }),
        }),
      ],
      findings: [
        'orders_attributes[0].custom_fields[1].value not_an_option',
        'orders_attributes[0].custom_fields[3].value not_color',
        'orders_attributes[0].custom_fields[4].value not_an_option',
      ],
    },
    {
      name: 'a field that only one size asks for',
      kind: 'micro_custom',
      orders: ['', elsewhere, document].map((Photo, index) =>
        micro(`p${index}`, {
          size: 'L',
          custom_fields: filled({ Name: 'Lin', Color: '', Line: '', Ink: '', Layout: '', Photo }),
        }),
      ),
      findings: [
        'orders_attributes[0].custom_fields[5].value required',
        'orders_attributes[1].custom_fields[5].value image_not_uploaded',
        'orders_attributes[2].custom_fields[5].value image_type_unsupported',
      ],
    },
    {
      name: 'a size that nothing is printed for',
      kind: 'micro_custom',
      isHalfPrintable: true,
      orders: [
        micro('w1', {}),
        micro('w2', { size: 'L', custom_fields: filled({ Name: 'Lin', Photo: exact }) }),
        micro('w3', { size: 'XXL' }),
      ],
      findings: ['orders_attributes[1].size size_without_production_image', 'orders_attributes[2].size unknown_size'],
    },
    {
      name: 'finished images',
      kind: 'form_order',
      orders: [
        suppliedOrder('i1', []),
        suppliedOrder('i2', [exact, other]),
        suppliedOrder('i3', [elsewhere, document]),
        suppliedOrder('i4', [other], 'L'),
        suppliedOrder('i5', [blank]),
      ],
      findings: [
        'orders_attributes[0].production_image_urls required',
        'orders_attributes[1].production_image_urls[1] wrong_dimensions',
        'orders_attributes[2].production_image_urls[0] image_not_uploaded',
        'orders_attributes[2].production_image_urls[1] image_type_unsupported',
        'orders_attributes[4].production_image_urls[0] image_blank',
      ],
    },
    {
      name: 'finished images where the system draws, or nobody does',
      kind: 'batch_order',
      orders: [suppliedOrder('f1', [exact])],
      findings: ['orders_attributes[0].production_image_urls takes_no_production_images'],
    },
    {
      name: 'orders of a template without sizes',
      kind: 'form_order',
      isSizeless: true,
      orders: [suppliedOrder('z1', [exact], ''), suppliedOrder('z2', [other], ''), suppliedOrder('z3', [exact], 'M')],
      findings: [
        'orders_attributes[1].production_image_urls[0] wrong_picture_size',
        'orders_attributes[2].size takes_no_size',
      ],
    },
    {
      name: 'a complete order of a template without sizes',
      kind: 'form_order',
      isSizeless: true,
      orders: [suppliedOrder('z4', [exact], '')],
      findings: [],
    },
    {
      name: 'more than a form order may cost',
      kind: 'batch_order',
      orders: Array.from({ length: 120 }, (_, index) => batch(`d${index}`, { size: 'L', quantity: 1_000_000 })),
      findings: ['orders_attributes amount_too_large'],
    },
  ];
}

import type { BilingualText } from '@platen/model/text/locale';

/**
 * The facts of an order that a FixedContentTextRect can show. To add one: a line here, and its value in `factsOfOrder`;
 * the choices of the panel are derived.
 */
export const factLabels = {
  sku_template_no: { zh: 'SKU模板编号', en: 'SKU template number' },
  sku_template_name: { zh: 'SKU模板名称', en: 'SKU template name' },
  sku_template_material_name: { zh: '材质名称', en: 'Material' },
  sku_template_size: { zh: '尺寸', en: 'Size' },
  order_time: { zh: '下单时间', en: 'Order time' },
  production_batch_no: { zh: '生产批次号', en: 'Production batch number' },
  order_no: { zh: '订单号', en: 'Order number' },
} as const satisfies Record<string, BilingualText>;

export type FactKey = keyof typeof factLabels;
export const factKeys = Object.keys(factLabels) as [FactKey, ...FactKey[]];

/** All texts that an order adds to its images, including the content of its codes. */
export type OrderFacts = Readonly<Record<FactKey | 'qrcode' | 'barcode', string>>;

/** The properties of an order that its images show. `created_at` is ISO 8601. */
export interface OrderForFacts {
  no: string;
  /** The system number, which both codes contain. */
  system_no: string;
  created_at: string;
  size?: string | null;
  production_batch_no?: string | null;
  sku_template_no: string;
  sku_template_name: string;
  sku_template_material_name?: string | null;
}

/** @param timeZone the factory's, because staff read the time on the print */
export function factsOfOrder(order: OrderForFacts, timeZone: string): OrderFacts {
  return {
    sku_template_no: order.sku_template_no,
    sku_template_name: order.sku_template_name,
    sku_template_material_name: order.sku_template_material_name ?? '',
    sku_template_size: order.size ?? '',
    order_time: formatTime(new Date(order.created_at), timeZone),
    production_batch_no: order.production_batch_no ?? '',
    order_no: order.no,
    qrcode: order.system_no,
    barcode: order.system_no,
  };
}

/** Placeholders while a template is designed without an order: of realistic length, and clearly not real. */
export const sampleFacts: OrderFacts = {
  sku_template_no: 'SKU000000',
  sku_template_name: 'SKU NAME',
  sku_template_material_name: 'MATERIAL',
  sku_template_size: '30x40',
  order_time: '2000-01-01 00:00:00',
  production_batch_no: 'PB000101000000',
  order_no: 'ORDER-000000',
  qrcode: 'OD000101000000',
  barcode: 'OD000101000000',
};

function formatTime(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

import type { ShippingSettings } from '@platen/model/shipping-settings';

/** What the demo factory offers; its customers have chosen the first. */
export const shippingMethods = [
  { name: '标准快递', kind: 'domestic' },
  { name: '顺丰特惠', kind: 'domestic' },
  { name: '国际专线', kind: 'international' },
  { name: '到厂自提', kind: 'pickup' },
] as const satisfies ShippingSettings['shipping_methods'];

import type { ShippingSettings } from '@platen/model/factory/shipping-settings';
import { inEachLocale } from '../translate.ts';

/** The shipping methods of the demo factory; its customers use the first one. */
export const shippingMethods = inEachLocale(
  (t) =>
    [
      { name: t('标准快递', 'Standard shipping'), kind: 'domestic' },
      { name: t('顺丰特惠', 'Express shipping'), kind: 'domestic' },
      { name: t('国际专线', 'International shipping'), kind: 'international' },
      { name: t('到厂自提', 'Pickup at the factory'), kind: 'pickup' },
    ] as const satisfies ShippingSettings['shipping_methods'],
);

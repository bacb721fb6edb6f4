import { shippingSettingsSchema, shippingUpdateSchema } from '@platen/model/shipping-settings';
import { can } from '../access.ts';
import { defineCalls } from '../call.ts';

export const shippingSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/shipping_settings',
    access: can('shipping_settings.read'),
    summary: 'The shipping methods that the factory offers, and what an address must have by kind of shipping',
    answer: shippingSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/shipping_settings',
    access: can('shipping_settings.update'),
    summary: 'Change the shipping methods that are offered, and what an address must have',
    body: shippingUpdateSchema,
    answer: shippingSettingsSchema,
  },
});

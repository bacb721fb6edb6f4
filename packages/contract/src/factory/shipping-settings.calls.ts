import { shippingSettingsSchema, shippingUpdateSchema } from '@platen/model/shipping-settings';
import { can } from '../access.ts';
import { defineCalls } from '../call.ts';

export const shippingSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/shipping_settings',
    access: can('shipping_settings.read'),
    summary: 'Get the shipping methods and the required address fields by shipping type',
    response: shippingSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/shipping_settings',
    access: can('shipping_settings.update'),
    summary: 'Update the shipping methods and the required address fields',
    body: shippingUpdateSchema,
    response: shippingSettingsSchema,
  },
});

import { shippingSettingsSchema, shippingUpdateSchema } from '@platen/model/factory/shipping-settings';
import { can, sessionOnly, withScope } from '../access.ts';
import { defineCalls } from '../call.ts';

export const shippingSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/shipping_settings',
    access: withScope(can('shipping_settings.read'), 'orders_read', 'orders_write'),
    summary: 'Get the shipping methods and the required address fields by shipping type',
    response: shippingSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/shipping_settings',
    access: sessionOnly(can('shipping_settings.update')),
    summary: 'Update the shipping methods and the required address fields',
    body: shippingUpdateSchema,
    response: shippingSettingsSchema,
  },
});

import { shippingSettingsSchema, shippingUpdateSchema } from '@platen/model/factory/shipping-settings';
import { can, sessionOnly, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { desks, everyone } from '../who.ts';

const settings = auditOf('shipping_settings', 'GET /shipping_settings');

export const shippingSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/shipping_settings',
    access: withScope(can('shipping_settings.read'), 'orders_read', 'orders_write'),
    who: everyone,
    summary: 'Get the shipping methods and the required address fields by shipping type',
    response: shippingSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/shipping_settings',
    access: sessionOnly(can('shipping_settings.update')),
    who: desks(),
    audit: settings.withoutId({ zh: '修改发货设置', en: 'Updated the shipping settings' }),
    withoutReauthentication: 'factory',
    sample: { body: { shipping_methods: [] } },
    summary: 'Update the shipping methods and the required address fields',
    body: shippingUpdateSchema,
    response: shippingSettingsSchema,
  },
});

import { paymentSettingsSchema, paymentSettingsUpdateSchema } from '@platen/model/wallet/payment-settings';
import { can, reauthenticated, sessionOnly, withScope } from '../access.ts';
import { defineCalls } from '../call.ts';

export const paymentSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/payment_settings',
    access: withScope(can('payment_settings.read'), 'wallet_read'),
    summary: 'Get the bank transfer instructions',
    response: paymentSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/payment_settings',
    access: reauthenticated(sessionOnly(can('payment_settings.update'))),
    summary: 'Update the bank transfer instructions',
    body: paymentSettingsUpdateSchema,
    response: paymentSettingsSchema,
  },
});

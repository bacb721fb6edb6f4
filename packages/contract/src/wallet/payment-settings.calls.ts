import { paymentSettingsSchema, paymentSettingsUpdateSchema } from '@platen/model/wallet/payment-settings';
import { can, reauthenticated, sessionOnly, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { unique } from '../samples.ts';
import { desks } from '../who.ts';

const settings = auditOf('payment_settings', 'GET /payment_settings');

export const paymentSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/payment_settings',
    access: withScope(can('payment_settings.read'), 'wallet_read'),
    who: desks('finance', 'viewer'),
    summary: 'Get the bank transfer instructions',
    response: paymentSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/payment_settings',
    access: reauthenticated(sessionOnly(can('payment_settings.update'))),
    who: desks('finance'),
    audit: settings.withoutId({ zh: '修改线下转账说明', en: 'Updated the bank transfer instructions' }),
    sample: { body: { offline_instructions: unique } },
    summary: 'Update the bank transfer instructions',
    body: paymentSettingsUpdateSchema,
    response: paymentSettingsSchema,
  },
});

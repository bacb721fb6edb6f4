import { paymentSettingsCalls } from '@platen/contract/wallet/payment-settings.calls';
import { route } from '../../../platform/http/route.ts';
import { getPaymentSettings, updatePaymentSettings } from './payment-settings.service.ts';

export const paymentSettingsRoutes = [
  route(paymentSettingsCalls.get, { run: (ctx) => getPaymentSettings(ctx) }),
  route(paymentSettingsCalls.update, { run: (ctx, { body }) => updatePaymentSettings(ctx, body) }),
];

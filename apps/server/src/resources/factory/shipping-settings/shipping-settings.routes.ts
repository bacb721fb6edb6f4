import { shippingSettingsCalls } from '@platen/contract/factory/shipping-settings.calls';
import { route } from '../../../platform/http/route.ts';
import { getShippingSettings, updateShippingSettings } from './shipping-settings.service.ts';

export const shippingSettingsRoutes = [
  route(shippingSettingsCalls.get, { run: (ctx) => getShippingSettings(ctx) }),
  route(shippingSettingsCalls.update, { run: (ctx, { body }) => updateShippingSettings(ctx, body) }),
];

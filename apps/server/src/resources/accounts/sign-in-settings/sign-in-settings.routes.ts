import { signInSettingsCalls } from '@platen/contract/accounts/sign-in-settings.calls';
import { route } from '../../../platform/http/route.ts';
import { getSignInSettings, updateSignInSettings } from './sign-in-settings.service.ts';

export const signInSettingsRoutes = [
  route(signInSettingsCalls.get, { run: (ctx) => getSignInSettings(ctx) }),
  route(signInSettingsCalls.update, { run: (ctx, { body }) => updateSignInSettings(ctx, body) }),
];

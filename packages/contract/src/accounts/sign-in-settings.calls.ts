import { signInSettingsSchema, signInSettingsUpdateSchema } from '@platen/model/accounts/sign-in-settings';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { defineCalls } from '../call.ts';

export const signInSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/sign_in_settings',
    access: sessionOnly(can('sign_in_settings.read')),
    summary: 'Get how long sessions last and whether staff need a second factor',
    response: signInSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/sign_in_settings',
    access: reauthenticated(sessionOnly(can('sign_in_settings.update'))),
    summary: 'Set how long sessions last and whether staff need a second factor',
    body: signInSettingsUpdateSchema,
    response: signInSettingsSchema,
  },
});

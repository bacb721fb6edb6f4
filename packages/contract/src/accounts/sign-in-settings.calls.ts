import { signInSettingsSchema, signInSettingsUpdateSchema } from '@platen/model/accounts/sign-in-settings';
import { can, reauthenticated, sessionOnly } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls } from '../call.ts';
import { admins } from '../who.ts';

const settings = auditOf('sign_in_settings', 'GET /sign_in_settings');

export const signInSettingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/sign_in_settings',
    access: sessionOnly(can('sign_in_settings.read')),
    who: admins,
    summary: 'Get how long sessions last and whether staff need a second factor',
    response: signInSettingsSchema,
  },
  update: {
    method: 'PUT',
    path: '/sign_in_settings',
    access: reauthenticated(sessionOnly(can('sign_in_settings.update'))),
    who: admins,
    audit: settings.withoutId({ zh: '修改登录设置', en: 'Changed the sign-in settings' }),
    sample: { body: { is_staff_factor_required: false, grace_days: 14, session_days: 30, staff_session_hours: 12 } },
    summary: 'Set how long sessions last and whether staff need a second factor',
    body: signInSettingsUpdateSchema,
    response: signInSettingsSchema,
  },
});

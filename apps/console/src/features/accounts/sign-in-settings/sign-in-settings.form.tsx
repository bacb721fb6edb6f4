import {
  graceDaysMax,
  type SignInSettings,
  type SignInSettingsUpdate,
  sessionDaysMax,
  staffSessionHoursMax,
} from '@platen/model/accounts/sign-in-settings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Alert, Form, InputNumber, Switch } from 'antd';
import { api } from '../../../shared/request/request.ts';
import { Loaded } from '../../../ui/detail/loaded.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { signInSettingsTexts } from './sign-in-settings.messages.ts';

const home = linkOptions({ to: '/' });

const settingsQuery = queryOptions({
  queryKey: ['sign_in_settings'],
  queryFn: ({ signal }) => api('GET /sign_in_settings', { signal }),
});

/** How long sessions last, and whether staff need a second factor. */
export function SignInSettingsForm() {
  const t = useText(signInSettingsTexts);
  const client = useQueryClient();
  const query = useQuery(settingsQuery);
  return (
    <Loaded query={query} back={home} rows={8}>
      {({ required_from, staff_without_factor_count: count, ...initial }) => (
        <FormScreen<SignInSettingsUpdate, SignInSettings>
          title={t('title')}
          description={t('text')}
          back={home}
          initial={initial}
          // The form shows refusals at the fields, so no message is shown.
          save={(body) => api('PUT /sign_in_settings', { body, showError: false })}
          onSaved={(saved) => {
            client.setQueryData(settingsQuery.queryKey, saved);
            showSuccess(t('saved'));
          }}
        >
          {required_from !== null && (
            <Form.Item>
              <Alert type="info" showIcon title={t('requiredFrom', { time: formatMinute(required_from), count })} />
            </Form.Item>
          )}
          <Form.Item
            name="is_staff_factor_required"
            label={t('required')}
            extra={t('requiredHint')}
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
          <Form.Item name="grace_days" label={t('grace')} extra={t('graceHint')} rules={[{ required: true }]}>
            <InputNumber min={0} max={graceDaysMax} precision={0} suffix={t('days')} />
          </Form.Item>
          <Form.Item name="session_days" label={t('session')} extra={t('sessionHint')} rules={[{ required: true }]}>
            <InputNumber min={1} max={sessionDaysMax} precision={0} suffix={t('days')} />
          </Form.Item>
          <Form.Item name="staff_session_hours" label={t('staffSession')} rules={[{ required: true }]}>
            <InputNumber min={1} max={staffSessionHoursMax} precision={0} suffix={t('hours')} />
          </Form.Item>
        </FormScreen>
      )}
    </Loaded>
  );
}

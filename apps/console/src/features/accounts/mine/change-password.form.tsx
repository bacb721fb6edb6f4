import { type Done, type PasswordChange, passwordLengthMax, passwordLengthMin } from '@platen/model/accounts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useMemo } from 'react';
import { clearToken } from '../../../shared/request/token.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormScreen } from '../../../ui/form/form-screen.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useText } from '../../../ui/text.ts';
import { changePassword } from './mine.api.ts';
import { mineTexts } from './mine.messages.ts';

export function ChangePasswordForm() {
  const t = useText(mineTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: me } = useQuery(currentUserQuery);
  const names = useMemo(() => ({ ...me, login_name: me?.login_name ?? '' }), [me]);
  const hint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
    <FormScreen<PasswordChange, Done>
      title={t('changePassword')}
      description={t('changeHint')}
      back={linkOptions({ to: '/mine' })}
      initial={{ current_password: '', password: '', password_confirmation: '' }}
      focus="current_password"
      save={changePassword}
      onSaved={async () => {
        showSuccess(t('changed'));
        clearToken();
        await navigate({ to: '/login', replace: true });
        client.clear();
      }}
      submitLabel={t('changePassword')}
    >
      <Form.Item name="current_password" label={t('currentPassword')} rules={[{ required: true }]}>
        <PasswordInput autoComplete="current-password" maxLength={passwordLengthMax} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('newPassword')}
        extra={hint}
        rules={[{ required: true }, { min: passwordLengthMin, message: hint, validateTrigger: 'onBlur' }]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <NewPasswordInput names={names} maxLength={passwordLengthMax} />
      </Form.Item>
      <Form.Item
        name="password_confirmation"
        label={t('confirmation')}
        dependencies={['password']}
        validateTrigger={['onChange', 'onBlur']}
        rules={[
          { required: true },
          ({ getFieldValue }) => ({
            validator: (_rule, value: string) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('mismatch'))),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" maxLength={passwordLengthMax} />
      </Form.Item>
    </FormScreen>
  );
}

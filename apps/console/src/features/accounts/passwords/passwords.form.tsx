import {
  codeDigits,
  codePattern,
  type PasswordReset,
  passwordLengthMax,
  passwordLengthMin,
} from '@platen/model/accounts/accounts';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Button, Checkbox, Form, Input } from 'antd';
import { ArrowLeft, Lock, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useSite } from '../../../shared/visitor/application-info.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useText } from '../../../ui/text.ts';
import { CodeInput } from './code-input.tsx';
import { resetPassword } from './passwords.api.ts';
import { passwordsTexts } from './passwords.messages.ts';
import styles from './passwords.module.css';

/** What a link from the factory carries in its fragment. */
function linkIn(hash: string): { login_name: string; code: string; isInvitation: boolean } | undefined {
  const carried = new URLSearchParams(hash);
  const [login_name, code] = [carried.get('login_name'), carried.get('code')];
  return login_name && code ? { login_name, code, isInvitation: carried.has('invited') } : undefined;
}

export function PasswordResetForm() {
  const t = useText(passwordsTexts);
  const navigate = useNavigate();
  const { name } = useSite();
  const link = linkIn(useLocation({ select: ({ hash }) => hash }));
  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: link ? 'password' : 'login_name',
    save: (input: PasswordReset) => resetPassword({ ...input, ...(link && { verification_code: link.code }) }),
    onSaved: async () => {
      showSuccess(t(link?.isInvitation ? 'chosen' : 'done'));
      await navigate({ to: '/login', replace: true });
    },
  });
  const loginName = Form.useWatch('login_name', form) ?? '';
  const names = useMemo(() => ({ login_name: loginName, screen_name: name }), [loginName, name]);
  const hint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
    <VisitorFrame
      title={t(link?.isInvitation ? 'inviteTitle' : 'title', { name })}
      subtitle={t(link?.isInvitation ? 'inviteSubtitle' : link ? 'linkSubtitle' : 'subtitle')}
    >
      <Form<PasswordReset>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={{ keep_api_keys: false, ...(link && { login_name: link.login_name }) }}
        validateTrigger="onBlur"
        onFinish={(input) => void submit(input)}
        scrollToFirstError={{ focus: true }}
        noValidate
      >
        <Form.Item name="login_name" label={t('loginName')} rules={[{ required: true, whitespace: true }]}>
          <Input prefix={<UserRound aria-hidden />} autoComplete="username" readOnly={link !== undefined} />
        </Form.Item>
        {!link && (
          <Form.Item
            name="verification_code"
            label={t('code')}
            rules={[
              { required: true },
              { pattern: codePattern, message: t('codePattern', { digits: String(codeDigits) }) },
            ]}
          >
            <CodeInput target={loginName.trim()} />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={t(link?.isInvitation ? 'firstPassword' : 'password')}
          rules={[{ required: true }, { min: passwordLengthMin, message: hint }]}
        >
          <NewPasswordInput
            prefix={<Lock aria-hidden />}
            names={names}
            maxLength={passwordLengthMax}
            placeholder={hint}
          />
        </Form.Item>
        {/* Invited users have no password yet. */}
        <Form.Item name="keep_api_keys" valuePropName="checked" hidden={link?.isInvitation === true}>
          <Checkbox>{t('keepApiKeys')}</Checkbox>
        </Form.Item>
        <FormRefusal refusal={refusal} />
        <Button type="primary" htmlType="submit" block loading={isBusy} disabled={isBusy}>
          {t(link?.isInvitation ? 'inviteSubmit' : 'submit')}
        </Button>
      </Form>
      <Link to="/login" className={styles.back}>
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </VisitorFrame>
  );
}

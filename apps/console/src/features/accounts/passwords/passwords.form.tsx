import { codeDigits, passwordLengthMax, passwordLengthMin, type PasswordReset } from '@platen/model/accounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Checkbox, Form, Input } from 'antd';
import { ArrowLeft, Lock, UserRound } from 'lucide-react';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useText } from '../../../ui/text.ts';
import { CodeInput } from './code-input.tsx';
import { resetPassword } from './passwords.api.ts';
import { passwordsTexts } from './passwords.messages.ts';
import styles from './passwords.module.css';

const codePattern = new RegExp(`^\\d{${codeDigits}}$`);

export function PasswordResetForm() {
  const t = useText(passwordsTexts);
  const navigate = useNavigate();
  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: 'login_name',
    save: (input: PasswordReset) => resetPassword(input),
    onSaved: async () => {
      showSuccess(t('done'));
      await navigate({ to: '/login', replace: true });
    },
  });
  const loginName = Form.useWatch('login_name', form) ?? '';
  const hint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
    <VisitorFrame title={t('title')} subtitle={t('subtitle')}>
      <Form<PasswordReset>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        initialValues={{ keep_api_keys: false }}
        validateTrigger="onBlur"
        onFinish={(input) => void submit(input)}
        scrollToFirstError={{ focus: true }}
        noValidate
      >
        <Form.Item name="login_name" label={t('loginName')} rules={[{ required: true, whitespace: true }]}>
          <Input prefix={<UserRound aria-hidden />} autoComplete="username" />
        </Form.Item>
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
        <Form.Item
          name="password"
          label={t('password')}
          rules={[{ required: true }, { min: passwordLengthMin, message: hint }]}
        >
          <PasswordInput
            prefix={<Lock aria-hidden />}
            autoComplete="new-password"
            maxLength={passwordLengthMax}
            placeholder={hint}
          />
        </Form.Item>
        <Form.Item name="keep_api_keys" valuePropName="checked">
          <Checkbox>{t('keepApiKeys')}</Checkbox>
        </Form.Item>
        <FormRefusal refusal={refusal} />
        <Button type="primary" htmlType="submit" block loading={isBusy} disabled={isBusy}>
          {t('submit')}
        </Button>
      </Form>
      <Link to="/login" className={styles.back}>
        <ArrowLeft aria-hidden />
        {t('back')}
      </Link>
    </VisitorFrame>
  );
}

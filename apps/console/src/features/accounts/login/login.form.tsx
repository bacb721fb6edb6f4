import type { Login } from '@platen/model/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { Lock, UserRound } from 'lucide-react';
import { useReducer } from 'react';
import { RequestError } from '../../../shared/request/request-error.ts';
import { safeRedirect } from '../../../shared/session/redirect.ts';
import { storeToken } from '../../../shared/request/token.ts';
import { applicationInfoQuery, useSite } from '../../../shared/visitor/application-info.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showNotice } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useText } from '../../../ui/text.ts';
import { CaptchaInput } from './captcha-input.tsx';
import { signIn } from './login.api.ts';
import { loginTexts } from './login.messages.ts';
import styles from './login.module.css';

export function LoginForm() {
  const t = useText(loginTexts);
  const site = useSite();
  const { data: info } = useQuery(applicationInfoQuery);
  const router = useRouter();
  const client = useQueryClient();
  const { redirect } = useSearch({ from: '/login' });
  const [pictureMs, refreshPicture] = useReducer(() => Date.now(), 0, Date.now);

  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: 'login_name',
    save: (login: Login) => signIn(login),
    onSaved: (session) => {
      storeToken(session.token);
      client.clear();
      const isKnown = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
      router.history.push(safeRedirect(redirect, window.location.origin, isKnown));
    },
    onFailed: (cause) => {
      // A captcha is valid once: every retry needs another one.
      refreshPicture();
      form.setFieldValue('rucaptcha', '');
      if (!(cause instanceof RequestError && cause.isBlockedAccount)) return false;
      void showNotice({ title: t('blockedTitle'), text: cause.message });
      return true;
    },
  });

  // Nobody can sign in yet: there is no account.
  if (info?.needs_setup) return <Navigate to="/setup" replace />;
  const required = [{ required: true, whitespace: true }];
  return (
    <VisitorFrame title={t('title', { name: site.name })} subtitle={t('subtitle')}>
      <Form<Login>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(login) => void submit(login)}
        scrollToFirstError={{ focus: true }}
        noValidate
      >
        <Form.Item name="login_name" label={t('loginName')} rules={required}>
          <Input prefix={<UserRound aria-hidden />} autoComplete="username" />
        </Form.Item>
        <div className={styles.password}>
          <Form.Item name="password" label={t('password')} rules={[{ required: true }]}>
            <PasswordInput prefix={<Lock aria-hidden />} autoComplete="current-password" />
          </Form.Item>
          <Link to="/password" className={styles.forgot}>
            {t('forgot')}
          </Link>
        </div>
        <Form.Item name="rucaptcha" label={t('captcha')} rules={required}>
          <CaptchaInput loadedAtMs={pictureMs} onRefresh={refreshPicture} />
        </Form.Item>
        <FormRefusal refusal={refusal} />
        <Button type="primary" htmlType="submit" block loading={isBusy} disabled={isBusy} className={styles.submit}>
          {t('submit')}
        </Button>
      </Form>
    </VisitorFrame>
  );
}

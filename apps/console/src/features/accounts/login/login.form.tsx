import type { Login, Session } from '@platen/model/accounts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button, Form, Input } from 'antd';
import { Lock, UserRound } from 'lucide-react';
import { Suspense, useReducer, useState } from 'react';
import { RequestError } from '../../../shared/request/request-error.ts';
import { storeToken } from '../../../shared/request/token.ts';
import { canUsePasskeys } from '../../../shared/session/passkeys.ts';
import { safeRedirect } from '../../../shared/session/redirect.ts';
import { findStartPath } from '../../../shared/session/start-path.ts';
import { applicationInfoQuery, useSite } from '../../../shared/visitor/application-info.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showNotice } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { useText } from '../../../ui/text.ts';
import { CaptchaInput } from './captcha-input.tsx';
import { signIn, signInByPasskey } from './login.api.ts';
import { loginTexts } from './login.messages.ts';
import styles from './login.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { challengeIn, type SignInChallenge } from './sign-in-challenge.ts';

/** Loaded when it is needed: the sign-in page is the first that anybody waits for. */
const SecondFactorForm = lazyComponent(async () => (await import('./second-factor.form.tsx')).SecondFactorForm);

/** Signing in: the password, then the second factor of accounts that have one; or a passkey alone. */
export function LoginForm() {
  const { data: info } = useQuery(applicationInfoQuery);
  const router = useRouter();
  const client = useQueryClient();
  const { redirect } = useSearch({ from: '/login' });
  const [challenge, setChallenge] = useState<SignInChallenge>();
  async function start({ token }: Session) {
    storeToken(token);
    client.clear();
    const abilityOf = (path: string) =>
      router.getMatchedRoutes(path.split('?')[0] ?? '/')[2]?.options.staticData?.screen?.ability;
    const isKnown = (path: string) => router.getMatchedRoutes(path)[2] !== undefined;
    const address = redirect === undefined ? await findStartPath(client, abilityOf) : redirect;
    router.history.push(safeRedirect(address, window.location.origin, isKnown));
  }
  const enter = (session: Session) => void start(session);
  // Nobody can sign in yet: there is no account.
  if (info?.needs_setup) return <Navigate to="/setup" replace />;
  if (challenge) {
    return (
      <Suspense>
        <SecondFactorForm {...challenge} onSignedIn={enter} onBack={() => setChallenge(undefined)} />
      </Suspense>
    );
  }
  return <PasswordForm onSignedIn={enter} onChallenge={setChallenge} />;
}

/** The server writes into the page that it asks for none. */
const needsCaptcha = () => document.querySelector<HTMLMetaElement>('meta[name="platen-captcha"]')?.content !== 'off';

interface PasswordFormProps {
  onSignedIn: (session: Session) => void;
  onChallenge: (challenge: SignInChallenge) => void;
}

/** The first step: the password, with a captcha where the server asks for one. */
export function PasswordForm({ onSignedIn, onChallenge }: PasswordFormProps) {
  const t = useText(loginTexts);
  const site = useSite();
  const [pictureMs, refreshPicture] = useReducer(() => Date.now(), 0, Date.now);

  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: 'login_name',
    save: (login: Login) => signIn(login),
    onSaved: onSignedIn,
    onFailed: (cause) => {
      const challenge = challengeIn(cause);
      if (challenge) {
        onChallenge(challenge);
        return true;
      }
      // A captcha is valid once: every retry needs another one.
      refreshPicture();
      form.setFieldValue('rucaptcha', '');
      if (!(cause instanceof RequestError && cause.isBlockedAccount)) return false;
      void showNotice({ title: t('blockedTitle'), text: cause.message });
      return true;
    },
  });

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
        {needsCaptcha() && (
          <Form.Item name="rucaptcha" label={t('captcha')} rules={required}>
            <CaptchaInput loadedAtMs={pictureMs} onRefresh={refreshPicture} />
          </Form.Item>
        )}
        <FormRefusal refusal={refusal} />
        <Button type="primary" htmlType="submit" block loading={isBusy} disabled={isBusy} className={styles.submit}>
          {t('submit')}
        </Button>
      </Form>
      {canUsePasskeys() && (
        <>
          <p className={styles.or}>{t('or')}</p>
          <PasskeyButton signIn={signInByPasskey} onSignedIn={onSignedIn} />
        </>
      )}
    </VisitorFrame>
  );
}

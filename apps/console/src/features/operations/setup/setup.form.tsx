import { loginNameLengthMax, passwordLengthMax, passwordLengthMin } from '@platen/model/accounts';
import { applicationLengthMax } from '@platen/model/application';
import type { Currency } from '@platen/model/currencies';
import type { SetupState } from '@platen/model/setup';
import { isEmail, userLengthMax } from '@platen/model/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { CurrencySelect } from '../../../shared/fields/currency-select.tsx';
import { RequestError } from '../../../shared/request/request-error.ts';
import { keepToken } from '../../../shared/session/token.ts';
import { applicationInfoQuery } from '../../../shared/visitor/application-info.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { FormSection, FormWide } from '../../../ui/form/form-section.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { FailureState } from '../../../ui/states/failure-state.tsx';
import { useText } from '../../../ui/text.ts';
import { useFileFindingText } from '../../../ui/upload/file-finding-text.ts';
import { checkFile, defaultLimits } from '../../../ui/upload/file-limits.ts';
import { LogoChoice } from './logo-choice.tsx';
import { completeSetup, saveLogo, setupQuery } from './setup.api.ts';
import { setupTexts } from './setup.messages.ts';
import styles from './setup.module.css';

interface Values {
  code: string;
  name: string;
  logo?: File;
  time_zone: string;
  currency: Currency;
  screen_name: string;
  login_name: string;
  password: string;
  email: string;
}

/** The page that an installation without accounts opens; with the first account it is gone for good. */
export function SetupForm() {
  const t = useText(setupTexts);
  const query = useQuery(setupQuery);
  const isOver = query.error instanceof RequestError && query.error.status === 404;
  if (isOver) return <LeadToLogin />;
  return (
    <VisitorFrame title={t('title')} subtitle={t('subtitle')} isWide>
      {query.isError && (
        <FailureState cause={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && <Fields state={query.data} />}
    </VisitorFrame>
  );
}

/** What the page knows of the installation is out of date then, and would lead straight back here. */
function LeadToLogin() {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    client.removeQueries({ queryKey: applicationInfoQuery.queryKey });
    void navigate({ to: '/login', replace: true });
  }, [client, navigate]);
  return null;
}

function Fields({ state }: { state: SetupState }) {
  const t = useText(setupTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const findingText = useFileFindingText();
  const [logoFailure, setLogoFailure] = useState<string>();
  const carried = new URLSearchParams(useLocation({ select: ({ hash }) => hash })).get('code') ?? '';

  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: carried ? 'name' : 'code',
    save: async ({ logo, email, time_zone, ...input }: Values) => {
      const session = await completeSetup({
        ...input,
        email: email.trim() || null,
        ...(!state.is_time_zone_fixed && { time_zone }),
      });
      keepToken(session.token);
      // The factory exists, whatever becomes of its logo: nobody must fill in the form again.
      if (!logo) return undefined;
      return saveLogo(logo, new AbortController().signal).then(
        () => undefined,
        (cause: unknown) => toFailure(cause).message,
      );
    },
    onSaved: (failed) => {
      if (failed === undefined) openConsole();
      else setLogoFailure(failed);
    },
    onFailed: (cause) => {
      if (!(cause instanceof RequestError && cause.status === 409)) return false;
      client.removeQueries({ queryKey: applicationInfoQuery.queryKey });
      showSuccess(t('alreadyDone'));
      void navigate({ to: '/login', replace: true });
      return true;
    },
  });
  const currency = Form.useWatch('currency', form);

  if (logoFailure !== undefined) return <PartlyDone reason={logoFailure} />;
  const required = [{ required: true, whitespace: true }];
  const passwordHint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{
        code: carried,
        name: '',
        time_zone: state.is_time_zone_fixed ? state.time_zone : ownZone(state.time_zone),
        currency: state.currency,
        screen_name: '',
        login_name: 'admin',
        password: '',
        email: '',
      }}
      validateTrigger="onBlur"
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true, block: 'center' }}
      noValidate
    >
      <Form.Item name="code" label={t('code')} extra={t('codeHint')} rules={required}>
        <Input className={styles.code ?? ''} autoComplete="off" spellCheck={false} maxLength={40} />
      </Form.Item>
      <FormSection title={t('factory')}>
        <Form.Item name="name" label={t('name')} rules={required}>
          <Input maxLength={applicationLengthMax.name} autoComplete="organization" />
        </Form.Item>
        <Form.Item
          name="logo"
          label={t('logo')}
          extra={t('logoHint', { limit: String(defaultLimits.maxMb) })}
          validateTrigger="onChange"
          rules={[
            {
              validator: (_, file: File | undefined) => {
                const finding = file && checkFile(file, defaultLimits);
                return finding ? Promise.reject(new Error(findingText(finding))) : Promise.resolve();
              },
            },
          ]}
        >
          <LogoChoice />
        </Form.Item>
        <Form.Item
          name="time_zone"
          label={t('zone')}
          extra={t(state.is_time_zone_fixed ? 'zoneFixed' : 'zoneHint')}
          rules={[{ required: true }]}
        >
          <TimeZoneSelect disabled={state.is_time_zone_fixed} />
        </Form.Item>
        <Form.Item
          name="currency"
          label={t('currency')}
          extra={t(currency === undefined || currency === 'CNY' ? 'currencyHint' : 'currencyOnline')}
        >
          <CurrencySelect />
        </Form.Item>
      </FormSection>
      <FormSection title={t('admin')}>
        <Form.Item name="screen_name" label={t('screenName')} rules={required}>
          <Input maxLength={userLengthMax.screen_name} autoComplete="name" />
        </Form.Item>
        <Form.Item name="login_name" label={t('loginName')} rules={required}>
          <Input maxLength={loginNameLengthMax} autoComplete="username" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password')}
          rules={[{ required: true }, { min: passwordLengthMin, message: passwordHint }]}
        >
          <PasswordInput autoComplete="new-password" maxLength={passwordLengthMax} placeholder={passwordHint} />
        </Form.Item>
        <Form.Item name="email" label={t('email')} extra={t('emailHint')} rules={[{ validator: emailRule(t) }]}>
          <Input maxLength={userLengthMax.email} autoComplete="email" inputMode="email" />
        </Form.Item>
      </FormSection>
      <FormWide>
        <FormRefusal refusal={refusal} />
        <Button
          type="primary"
          htmlType="submit"
          block
          loading={isBusy}
          disabled={isBusy}
          className={styles.submit ?? ''}
        >
          {t('submit')}
        </Button>
      </FormWide>
    </Form>
  );
}

function PartlyDone({ reason }: { reason: string }) {
  const t = useText(setupTexts);
  return (
    <div className={styles.partly}>
      <Alert type="warning" showIcon title={t('partlyTitle')} description={t('logoFailed', { reason })} />
      <Button type="primary" size="large" block onClick={openConsole}>
        {t('open')}
      </Button>
    </div>
  );
}

const emailRule = (t: (key: 'emailWrong') => string) => (_: unknown, email: string | undefined) =>
  !email?.trim() || isEmail(email.trim()) ? Promise.resolve() : Promise.reject(new Error(t('emailWrong')));

/** Where the factory most likely is: where the person sits who sets it up. */
const ownZone = (other: string) => Intl.DateTimeFormat().resolvedOptions().timeZone || other;

/** From the server again: the page carries the zone and the currency that were just chosen. */
function openConsole(): void {
  window.location.assign('/');
}

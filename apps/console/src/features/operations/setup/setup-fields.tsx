import { loginNameLengthMax, passwordLengthMax, passwordLengthMin } from '@platen/model/accounts/accounts';
import { isEmail, userLengthMax } from '@platen/model/accounts/users';
import { applicationLengthMax } from '@platen/model/factory/application';
import type { Currency } from '@platen/model/money/currencies';
import { locales } from '@platen/model/text/locale';
import { Form, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { CurrencySelect } from '../../../shared/fields/currency-select.tsx';
import { localeNames } from '../../../shared/locale/locale.ts';
import { TimeZoneSelect } from '../../../ui/fields/time-zone-select.tsx';
import { FormSection, FormWide } from '../../../ui/form/form-section.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { useText } from '../../../ui/text.ts';
import { useFileFindingText } from '../../../ui/upload/file-finding-text.ts';
import { checkFile, defaultLimits } from '../../../ui/upload/file-limits.ts';
import { LogoChoice } from './logo-choice.tsx';
import { setupTexts } from './setup.messages.ts';
import styles from './setup.module.css';

const required = [{ required: true, whitespace: true }];

/** The fields of the setup page: the code, the factory, its first administrator, and what to start with. */
export function SetupFields({ isZoneFixed }: { isZoneFixed: boolean }) {
  const t = useText(setupTexts);
  return (
    <>
      <Form.Item name="code" label={t('code')} extra={t('codeHint')} rules={required}>
        <Input className={styles.code ?? ''} autoComplete="off" spellCheck={false} maxLength={40} />
      </Form.Item>
      <FactoryFields isZoneFixed={isZoneFixed} />
      <AdminFields />
      <FormSection title={t('start')} text={t('startText')}>
        <FormWide>
          <Form.Item name="sample" label={t('start')} noStyle>
            <Radio.Group
              aria-label={t('start')}
              options={[
                { value: 'none', label: t('startEmpty') },
                ...locales.map((locale) => ({
                  value: locale,
                  label: t('startSample', { language: localeNames[locale].name }),
                })),
              ]}
            />
          </Form.Item>
        </FormWide>
      </FormSection>
    </>
  );
}

function FactoryFields({ isZoneFixed }: { isZoneFixed: boolean }) {
  const t = useText(setupTexts);
  const findingText = useFileFindingText();
  const currency = Form.useWatch<Currency | undefined>('currency');
  return (
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
        extra={t(isZoneFixed ? 'zoneFixed' : 'zoneHint')}
        rules={[{ required: true }]}
      >
        <TimeZoneSelect disabled={isZoneFixed} />
      </Form.Item>
      <Form.Item
        name="currency"
        label={t('currency')}
        extra={t(currency === undefined || currency === 'CNY' ? 'currencyHint' : 'currencyOnline')}
      >
        <CurrencySelect />
      </Form.Item>
    </FormSection>
  );
}

function AdminFields() {
  const t = useText(setupTexts);
  const loginName = Form.useWatch<string | undefined>('login_name');
  const factoryName = Form.useWatch<string | undefined>('name');
  const screenName = Form.useWatch<string | undefined>('screen_name');
  const email = Form.useWatch<string | undefined>('email');
  const names = useMemo(
    () => ({
      login_name: loginName ?? '',
      screen_name: screenName ?? '',
      factory_name: factoryName ?? '',
      email,
    }),
    [loginName, screenName, factoryName, email],
  );
  const passwordHint = t('passwordHint', { min: String(passwordLengthMin) });
  return (
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
        <NewPasswordInput names={names} maxLength={passwordLengthMax} placeholder={passwordHint} />
      </Form.Item>
      <Form.Item name="email" label={t('email')} extra={t('emailHint')} rules={[{ validator: emailRule(t) }]}>
        <Input maxLength={userLengthMax.email} autoComplete="email" inputMode="email" />
      </Form.Item>
    </FormSection>
  );
}

const emailRule = (t: (key: 'emailWrong') => string) => (_: unknown, email: string | undefined) =>
  !email?.trim() || isEmail(email.trim()) ? Promise.resolve() : Promise.reject(new Error(t('emailWrong')));

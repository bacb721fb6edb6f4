import type { Session } from '@platen/model/accounts/accounts';
import { type FactorKind, totpDigits } from '@platen/model/accounts/factors';
import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import { Button, Form, Input } from 'antd';
import { ArrowLeft, KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { RequestError } from '../../../shared/request/request-error.ts';
import { canUsePasskeys } from '../../../shared/session/passkeys.ts';
import { VisitorFrame } from '../../../shared/visitor/visitor-frame.tsx';
import { showNotice } from '../../../ui/feedback.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useText } from '../../../ui/text.ts';
import { sendPasskey, sendSecondFactor } from './login.api.ts';
import { loginTexts } from './login.messages.ts';
import styles from './login.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import type { SignInChallenge } from './sign-in-challenge.ts';

interface Props extends SignInChallenge {
  onSignedIn: (session: Session) => void;
  onBack: () => void;
}

/** The second step: one method at a time, and the others one click away. */
export function SecondFactorForm({ challenge, factors, onSignedIn, onBack }: Props) {
  const t = useText(loginTexts);
  const offered = factors.filter((kind) => kind !== 'passkey' || canUsePasskeys());
  const [kind, setKind] = useState<FactorKind>(offered[0] ?? 'recovery_code');
  return (
    <VisitorFrame title={t('secondTitle')} subtitle={t(`secondSubtitle.${kind}`)}>
      {kind === 'passkey' ? (
        <PasskeyButton isPrimary signIn={() => sendPasskey(challenge)} onSignedIn={onSignedIn} />
      ) : (
        <CodeForm key={kind} kind={kind} challenge={challenge} onSignedIn={onSignedIn} onBack={onBack} />
      )}
      <ul className={styles.others} aria-label={t('otherMethods')}>
        {offered
          .filter((other) => other !== kind)
          .map((other) => (
            <li key={other}>
              <Button type="link" onClick={() => setKind(other)}>
                {t(`useInstead.${other}`)}
              </Button>
            </li>
          ))}
      </ul>
      <p className={styles.lost}>{t('lost')}</p>
      <Button type="link" icon={<ArrowLeft aria-hidden />} className={styles.back ?? ''} onClick={onBack}>
        {t('back')}
      </Button>
    </VisitorFrame>
  );
}

interface CodeProps extends Omit<Props, 'factors'> {
  kind: 'totp' | 'recovery_code';
}

function CodeForm({ kind, challenge, onSignedIn, onBack }: CodeProps) {
  const t = useText(loginTexts);
  const { form, isBusy, refusal, submit } = useFormSubmit({
    focus: kind,
    save: (values: { totp?: string; recovery_code?: string }) =>
      sendSecondFactor(
        kind === 'totp'
          ? { challenge, totp: values.totp ?? '' }
          : { challenge, recovery_code: values.recovery_code ?? '' },
      ),
    onSaved: onSignedIn,
    onFailed: (cause) => {
      form.setFieldValue(kind, '');
      if (!(cause instanceof RequestError) || cause.code !== handledErrorCodes.sign_in_expired) return false;
      void showNotice({ title: t('expiredTitle'), text: cause.message }).then(onBack);
      return true;
    },
  });
  const isTotp = kind === 'totp';
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      noValidate
    >
      <Form.Item name={kind} label={t(isTotp ? 'code' : 'recoveryCode')} rules={[{ required: true, whitespace: true }]}>
        <Input
          prefix={isTotp ? <Smartphone aria-hidden /> : <KeyRound aria-hidden />}
          inputMode={isTotp ? 'numeric' : 'text'}
          autoComplete={isTotp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isTotp ? totpDigits + 1 : 40}
          placeholder={isTotp ? '000000' : 'xxxxx-xxxxx'}
          className={styles.code ?? ''}
          onChange={({ target: { value } }) => {
            // The whole code is there: nobody needs to press Enter.
            if (isTotp && value.replaceAll(/\s/g, '').length === totpDigits) form.submit();
          }}
        />
      </Form.Item>
      <FormRefusal refusal={refusal} />
      <Button type="primary" htmlType="submit" block loading={isBusy} disabled={isBusy}>
        {t('verify')}
      </Button>
    </Form>
  );
}

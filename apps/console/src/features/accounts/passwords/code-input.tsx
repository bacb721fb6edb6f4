import { codeDigits } from '@platen/model/accounts/accounts';
import { Button, Input, type InputProps } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { showFailureMessage, showSuccess } from '../../../ui/feedback.tsx';
import { withMinDuration } from '../../../ui/min-duration.ts';
import { useText } from '../../../ui/text.ts';
import { loadingMinMs } from '../../../ui/timing.ts';
import { useCountdown } from './countdown.ts';
import { sendResetCode } from './passwords.api.ts';
import { passwordsTexts } from './passwords.messages.ts';
import styles from './passwords.module.css';

/** The code, and the button that sends one to `target`, at most once per countdown. */
export function CodeInput({ target, ...input }: InputProps & { target: string }) {
  const t = useText(passwordsTexts);
  const { seconds, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    try {
      await withMinDuration(sendResetCode(target), loadingMinMs);
      start();
      showSuccess(t('sent'));
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setSending(false);
    }
  }
  return (
    <div className={styles.code}>
      <Input
        {...input}
        prefix={<ShieldCheck aria-hidden />}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeDigits}
        placeholder={t('codePlaceholder', { digits: String(codeDigits) })}
      />
      <Button disabled={target === '' || seconds > 0} loading={isSending} onClick={() => void send()}>
        {seconds > 0 ? t('sendAgain', { seconds: String(seconds) }) : t('send')}
      </Button>
    </div>
  );
}

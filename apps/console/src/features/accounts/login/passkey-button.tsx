import type { Session } from '@platen/model/accounts/accounts';
import { Button } from 'antd';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { showFailureMessage } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { loginTexts } from './login.messages.ts';

interface Props {
  isPrimary?: boolean;
  /** Undefined if the person has closed the browser's dialog. */
  signIn: () => Promise<Session | undefined>;
  onSignedIn: (session: Session) => void;
}

export function PasskeyButton({ isPrimary = false, signIn, onSignedIn }: Props) {
  const t = useText(loginTexts);
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const session = await signIn();
      if (session) onSignedIn(session);
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      block
      size="large"
      type={isPrimary ? 'primary' : 'default'}
      icon={<Fingerprint aria-hidden />}
      loading={isBusy}
      onClick={() => void run()}
    >
      {t('passkey')}
    </Button>
  );
}

import { passwordLengthMax } from '@platen/model/accounts/accounts';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { Fingerprint } from 'lucide-react';
import { useRef, useState } from 'react';
import { showFailureMessage } from '../../ui/feedback.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { useText } from '../../ui/text.ts';
import { api } from '../request/request.ts';
import { currentUserQuery } from './current-user.ts';
import { factorsQuery } from './factors.ts';
import { askForPasskey, canUsePasskeys } from './passkeys.ts';
import { reauthenticationTexts } from './reauthentication.messages.ts';
import styles from './reauthentication.module.css';

/** Asks for the password or a passkey before something that an unattended screen must not allow. */
export function ReauthenticationDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const t = useText(reauthenticationTexts);
  const { data: user } = useQuery(currentUserQuery);
  const { data: factors } = useQuery(factorsQuery);
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = useRef(false);

  async function confirmByPasskey() {
    setBusy(true);
    try {
      const options = await api('POST /sessions/reauthenticate/passkey_options', { showError: false });
      const passkey = await askForPasskey(options);
      if (!passkey) return;
      await api('POST /sessions/reauthenticate', { body: { passkey }, showError: false });
      onClose(true);
    } catch (cause) {
      showFailureMessage(cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={t('title')}
      initial={{ password: '' }}
      focus="password"
      submitLabel={t('confirm')}
      save={(body) => api('POST /sessions/reauthenticate', { body, showError: false })}
      onSaved={() => {
        isConfirmed.current = true;
      }}
      onClose={() => onClose(isConfirmed.current)}
    >
      <p className={styles.text}>{t('text')}</p>
      {/* Password managers fill in the password that belongs to this name. */}
      <input type="text" autoComplete="username" value={user?.login_name ?? ''} readOnly hidden />
      <Form.Item name="password" label={t('password')} rules={[{ required: true }]}>
        <PasswordInput autoComplete="current-password" maxLength={passwordLengthMax} />
      </Form.Item>
      {canUsePasskeys() && (factors?.passkeys.length ?? 0) > 0 && (
        <Button
          block
          icon={<Fingerprint aria-hidden />}
          loading={isBusy}
          className={styles.passkey}
          onClick={() => void confirmByPasskey()}
        >
          {t('usePasskey')}
        </Button>
      )}
    </FormDialog>
  );
}

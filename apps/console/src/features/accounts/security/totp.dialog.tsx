import { type ChangedFactors, totpDigits } from '@platen/model/accounts/factors';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Skeleton } from 'antd';
import { useRef } from 'react';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { useText } from '../../../ui/text.ts';
import { confirmTotp, createTotp } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import styles from './security.module.css';

interface Props {
  onSaved: (changed: ChangedFactors) => void;
  onClose: () => void;
}

/** The secret as a code to scan and as a text; it is in use once a code of the app was entered. */
export function TotpDialog({ onSaved, onClose }: Props) {
  const t = useText(securityTexts);
  const result = useRef<ChangedFactors>(undefined);
  // Every opening has another secret, so it is never cached.
  const { data: totp } = useQuery({ queryKey: ['mine', 'totp'], queryFn: createTotp, gcTime: 0, staleTime: Infinity });
  return (
    <FormDialog
      title={t('totpTitle')}
      initial={{ code: '' }}
      focus="code"
      submitLabel={t('turnOn')}
      save={({ code }) => confirmTotp(code)}
      onSaved={(changed) => {
        result.current = changed;
      }}
      onClose={() => (result.current ? onSaved(result.current) : onClose())}
    >
      <div className={styles.setUp}>
        {totp ? (
          <QrCode className={styles.qr} text={totp.uri} label={t('qr')} />
        ) : (
          <Skeleton.Node active className={styles.qr ?? ''} />
        )}
        <div>
          <p>{t('scan')}</p>
          <p>{t('orType')}</p>
          {totp && <CopyableText text={totp.secret} isCode />}
        </div>
      </div>
      <Form.Item name="code" label={t('enterCode')} rules={[{ required: true }]}>
        <Input
          className={styles.code ?? ''}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={totpDigits + 1}
          placeholder="000000"
        />
      </Form.Item>
    </FormDialog>
  );
}

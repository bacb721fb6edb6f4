import { deviceOf } from '@platen/model/accounts/devices';
import { type ChangedFactors, type Factors, type Passkey, passkeyNameLengthMax } from '@platen/model/accounts/factors';
import { Form, Input } from 'antd';
import { useRef } from 'react';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { addPasskey, renamePasskey } from './security.api.ts';
import { securityTexts } from './security.messages.ts';

interface Props {
  /** The one that gets another name; without one, a new passkey is made. */
  passkey: Passkey | undefined;
  onAdded: (changed: ChangedFactors) => void;
  onRenamed: (factors: Factors) => void;
  onClose: () => void;
}

/** Names a passkey; for a new one, the browser then asks for fingerprint, face or PIN. */
export function PasskeyDialog({ passkey, onAdded, onRenamed, onClose }: Props) {
  const t = useText(securityTexts);
  const added = useRef<ChangedFactors>(undefined);
  const { browser, system } = deviceOf(navigator.userAgent);
  return (
    <FormDialog
      title={t(passkey ? 'rename' : 'addPasskey')}
      initial={{ name: passkey?.name ?? [browser, system].filter(Boolean).join(' · ') }}
      focus="name"
      submitLabel={t('continue')}
      save={async ({ name }) => {
        if (passkey) onRenamed(await renamePasskey(passkey.id, name));
        else added.current = await addPasskey(name);
      }}
      onSaved={() => undefined}
      onClose={() => (added.current ? onAdded(added.current) : onClose())}
    >
      <Form.Item
        name="name"
        label={t('passkeyName')}
        extra={t('passkeyNameHint')}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={passkeyNameLengthMax} />
      </Form.Item>
    </FormDialog>
  );
}

import { SecretDialog } from '../../../ui/secret/secret.dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { apiKeysTexts } from './api-keys.messages.ts';

export function CreatedKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText(apiKeysTexts);
  return (
    <SecretDialog
      title={t('createdTitle')}
      warning={t('createdWarning')}
      value={value}
      copyLabel={t('copyKey')}
      okText={t('confirmSaved')}
      onClose={onClose}
    />
  );
}

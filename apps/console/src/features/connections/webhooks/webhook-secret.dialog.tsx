import { Link } from '@tanstack/react-router';
import { SecretDialog } from '../../../ui/secret/secret.dialog.tsx';
import { useText } from '../../../ui/text.ts';
import { webhooksTexts } from './webhooks.messages.ts';

/** The secret of a new webhook, or the one that replaces it. */
export function WebhookSecretDialog({ title, value, onClose }: { title: string; value: string; onClose: () => void }) {
  const t = useText(webhooksTexts);
  return (
    <SecretDialog
      title={title}
      warning={t('createdSecretWarning')}
      value={value}
      copyLabel={t('copySecret')}
      okText={t('confirmSaved')}
      onClose={onClose}
    >
      {t('secretText')}
      <Link to="/api_keys/doc" hash="webhooks" target="_blank">
        {t('secretDocs')}
      </Link>
    </SecretDialog>
  );
}

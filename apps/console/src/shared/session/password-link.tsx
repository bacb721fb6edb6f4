import type { ResetLink } from '@platen/model/accounts/accounts';
import { CopyableText } from '../../ui/copyable-text.tsx';
import { formatDateTime } from '../../ui/formats.ts';
import { useText } from '../../ui/text.ts';
import { passwordLinkTexts } from './password-link.messages.ts';
import styles from './password-link.module.css';

/** A link that is shown once, to be passed on. */
export function PasswordLink({ link }: { link: ResetLink }) {
  const t = useText(passwordLinkTexts);
  return (
    <>
      <p className={styles.link}>
        <CopyableText text={link.url} isCode />
      </p>
      <p className={styles.until}>{t('until', { time: formatDateTime(link.expires_at) })}</p>
    </>
  );
}

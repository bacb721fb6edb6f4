import type { ResetLink } from '@platen/model/accounts';
import { CopyableText } from '../../../ui/copyable-text.tsx';
import { formatDateTime } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { usersTexts } from './users.messages.ts';
import styles from './users.module.css';

/** A link that is shown once, to be passed on. */
export function PasswordLink({ link }: { link: ResetLink }) {
  const t = useText(usersTexts);
  return (
    <>
      <p className={styles.link}>
        <CopyableText text={link.url} isCode />
      </p>
      <p className={styles.until}>{t('linkUntil', { time: formatDateTime(link.expires_at) })}</p>
    </>
  );
}

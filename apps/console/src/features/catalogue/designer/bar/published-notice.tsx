import { CircleAlert } from 'lucide-react';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import styles from './bar.module.css';

/** Why a published template is only looked at. */
export function PublishedNotice() {
  const t = useText(designerTexts);
  return (
    <p className={styles.notice} role="note">
      <CircleAlert aria-hidden />
      <span>
        <b>{t('publishedTitle')}</b> {t('publishedText')}
      </span>
    </p>
  );
}

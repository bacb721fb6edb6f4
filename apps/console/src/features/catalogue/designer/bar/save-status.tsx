import { useLocale } from 'use-intl';
import { useText } from '../../../../ui/text.ts';
import { designerTexts } from '../designer.messages.ts';
import styles from './bar.module.css';

/** Whether there are unsaved changes, and when they were last saved. */
export function SaveStatus({ isModified, savedAt }: { isModified: boolean; savedAt: Date | undefined }) {
  const t = useText(designerTexts);
  const locale = useLocale();
  const saved = savedAt
    ? t('savedAt', { time: savedAt.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }) })
    : t('saved');
  return (
    <span className={styles.mark} data-modified={isModified} role="status">
      {isModified ? t('unsaved') : saved}
    </span>
  );
}

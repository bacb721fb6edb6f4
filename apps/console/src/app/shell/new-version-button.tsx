import { RefreshCw } from 'lucide-react';
import { useHasNewVersion } from '../../shared/request/web-version.ts';
import { useText } from '../../ui/text.ts';
import styles from './new-version-button.module.css';
import { shellTexts } from './shell.messages.ts';

/** Shown only when the server serves a newer console than this one. */
export function NewVersionButton({ isShort = false }: { isShort?: boolean }) {
  const t = useText(shellTexts);
  if (!useHasNewVersion()) return null;
  return (
    <button type="button" className={styles.button} onClick={() => window.location.reload()}>
      <RefreshCw aria-hidden />
      {isShort ? t('newVersionShort') : t('newVersion')}
    </button>
  );
}

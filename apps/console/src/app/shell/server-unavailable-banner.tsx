import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { serverWatch } from '../../shared/request/server-availability.ts';
import { useText } from '../../ui/text.ts';
import styles from './server-unavailable-banner.module.css';
import { shellTexts } from './shell.messages.ts';

/** Shown once, above everything, while the server cannot be reached, with an automatic retry. The page stays as it is. */
export function ServerUnavailableBanner() {
  const t = useText(shellTexts);
  const client = useQueryClient();
  const { isUnavailable, isChecking } = useSyncExternalStore(serverWatch.subscribe, serverWatch.getState);
  useEffect(() => {
    if (!isUnavailable) return undefined;
    // The server is available again: refetch what failed and what may have changed in the meantime.
    return () => void client.invalidateQueries();
  }, [isUnavailable, client]);
  if (!isUnavailable) return null;
  return (
    <div className={styles.banner} role="status">
      <CloudOff aria-hidden />
      <span>{t('serverUnavailable')}</span>
      <button type="button" disabled={isChecking} aria-busy={isChecking} onClick={() => void serverWatch.checkNow()}>
        {isChecking ? t('serverChecking') : t('serverRetry')}
      </button>
    </div>
  );
}

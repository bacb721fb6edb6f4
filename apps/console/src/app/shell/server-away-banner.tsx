import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { serverWatch } from '../../shared/request/server-away.ts';
import { useText } from '../../ui/text.ts';
import styles from './server-away-banner.module.css';
import { shellTexts } from './shell.messages.ts';

/** While the server is away: said once, above everything, with a retry that runs by itself. The page stays as it is. */
export function ServerAwayBanner() {
  const t = useText(shellTexts);
  const client = useQueryClient();
  const { isAway, isAsking } = useSyncExternalStore(serverWatch.subscribe, serverWatch.getState);
  useEffect(() => {
    if (!isAway) return undefined;
    // Back again: what failed meanwhile, and what may have changed meanwhile, is asked for.
    return () => void client.invalidateQueries();
  }, [isAway, client]);
  if (!isAway) return null;
  return (
    <div className={styles.banner} role="status">
      <CloudOff aria-hidden />
      <span>{t('away')}</span>
      <button type="button" disabled={isAsking} aria-busy={isAsking} onClick={() => void serverWatch.askNow()}>
        {isAsking ? t('awayAsking') : t('awayRetry')}
      </button>
    </div>
  );
}

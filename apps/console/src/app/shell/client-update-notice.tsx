import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { clientVersion } from '../../shared/desktop/bridge.ts';
import { useDesktopState } from '../../shared/desktop/desktop-state.ts';
import { applicationInfoQuery } from '../../shared/visitor/application-info.ts';
import { useText } from '../../ui/text.ts';
import { IconButton } from '../../ui/upload/icon-button.tsx';
import styles from './client-update-notice.module.css';
import { shellTexts } from './shell.messages.ts';

/**
 * In the desktop client, while the server offers a newer version: where to download it. A user who dismisses it is
 * notified again of the next version.
 */
export function ClientUpdateNotice() {
  const t = useText(shellTexts);
  const newest = useDesktopState()?.newest_version ?? undefined;
  const [seen, setSeen] = useState<string>();
  const { data: info } = useQuery({ ...applicationInfoQuery, enabled: newest !== undefined });
  if (newest === undefined || newest === seen) return null;
  return (
    <div className={styles.notice} role="status">
      <Download aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <b>{t('clientUpdate', { newest })}</b>
        <span>{t('clientUpdateText', { version: clientVersion() ?? '' })}</span>
      </span>
      <Link className={styles.link} to="/application/info/$id" params={{ id: String(info?.id ?? 1) }}>
        {t('clientUpdateGet')}
      </Link>
      <IconButton label={t('clientUpdateLater')} icon={<X aria-hidden />} onClick={() => setSeen(newest)} />
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { activity } from '../../shared/request/activity.ts';
import { useText } from '../../ui/text.ts';
import styles from './loading-bar.module.css';
import { shellTexts } from './shell.messages.ts';

/** The thin bar at the top while requests are running, with a text when one takes unusually long. */
export function LoadingBar() {
  const t = useText(shellTexts);
  const { isVisible, percent, isSlow } = useSyncExternalStore(activity.subscribe, activity.getState);
  return (
    <>
      <div className={styles.bar} data-visible={isVisible} aria-hidden>
        <div className={styles.progress} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      {/* Always rendered, so that screen readers announce the text when it appears. */}
      <div className={styles.slow} role="status">
        {isSlow && <span>{t('slow')}</span>}
      </div>
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { activity } from '../../shared/request/activity.ts';
import styles from './loading-bar.module.css';

/** The thin bar at the top while calls are under way. */
export function LoadingBar() {
  const { isVisible, percent } = useSyncExternalStore(activity.subscribe, activity.getState);
  return (
    <div className={styles.bar} data-visible={isVisible} aria-hidden>
      <div className={styles.progress} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}

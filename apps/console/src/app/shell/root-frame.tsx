import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { activity } from '../../shared/request/activity.ts';
import { useText } from '../../ui/text.ts';
import { useCurrentScreen } from '../navigation/use-screens.ts';
import { SessionGuard } from '../session-guard.tsx';
import styles from './loading-bar.module.css';
import { ServerUnavailableBanner } from './server-unavailable-banner.tsx';
import { shellTexts } from './shell.messages.ts';

/** Wraps every screen, public ones too. */
export function RootFrame() {
  const t = useText(shellTexts);
  const { title } = useCurrentScreen();
  useFocusOnNavigation();
  return (
    <>
      <title>{title ? `${title} · Platen` : 'Platen'}</title>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <LoadingBar />
      <SessionGuard />
      <ServerUnavailableBanner />
      <Outlet />
    </>
  );
}

/** The thin bar at the top while requests are running, with a text when one takes unusually long. */
function LoadingBar() {
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

/**
 * Moves the focus to the start of the new page after a navigation. Otherwise it would stay on a link that is gone, and
 * users of a keyboard or a screen reader would not learn that the page changed.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // A page that focused one of its fields keeps that focus.
        const main = document.getElementById('main');
        if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    [router],
  );
}

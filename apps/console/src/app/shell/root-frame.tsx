import { Outlet } from '@tanstack/react-router';
import { useText } from '../../ui/text.ts';
import { useCurrentScreen } from '../navigation/use-screens.ts';
import { SessionGuard } from '../session-guard.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ServerUnavailableBanner } from './server-unavailable-banner.tsx';
import { shellTexts } from './shell.messages.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

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

import { useEffect } from 'react';
import { currentLocale } from '../locale/locale.ts';
import { readToken } from '../request/token.ts';
import { callDesktop, clientVersion } from './bridge.ts';

/** Passes the session to the desktop client, whose jobs run as the signed-in user. */
export function useDesktopSession(): void {
  useEffect(() => {
    const token = readToken();
    if (clientVersion() === undefined || token === null) return;
    callDesktop('PUT', '/session', { token, locale: currentLocale() }).catch(() => {
      // The server cannot be reached, or the session has ended: the console's own requests report it.
    });
  }, []);
}

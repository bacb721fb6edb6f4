import { useEffect } from 'react';
import { currentLocale } from '../locale/locale.ts';
import { readToken } from '../request/token.ts';
import { callDesktop, clientVersion } from './bridge.ts';

/** Tells the desktop client who is signed in: its jobs go on in their name. */
export function useDesktopSession(): void {
  useEffect(() => {
    const token = readToken();
    if (clientVersion() === undefined || token === null) return;
    callDesktop('PUT', '/session', { token, locale: currentLocale() }).catch(() => {
      // The server is away, or the session has ended: the console's own calls say so.
    });
  }, []);
}

import { callDesktop, clientVersion } from '../../shared/desktop/bridge.ts';
import { api } from '../../shared/request/request.ts';
import { clearToken } from '../../shared/request/token.ts';
import type { TranslatorOf } from '../../ui/text.ts';
import { clearBrowser, mayClearBrowser } from './clear-browser.ts';
import type { shellTexts } from './shell.messages.ts';

/**
 * Ends the session, clears what it has left in the browser, and starts again at the login page. The user must be signed out
 * here even if the server cannot be reached. The reload discards everything that the page held in memory.
 */
export async function signOut(t: TranslatorOf<typeof shellTexts>): Promise<void> {
  if (!(await mayClearBrowser(t))) return;
  try {
    await api('DELETE /sessions', { showError: false, isPublic: false });
  } catch {
    // The token is cleared below; the session expires on the server.
  }
  // Pending uploads belong to the session that they were started in.
  if (clientVersion() !== undefined) await callDesktop('DELETE', '/session').catch(() => undefined);
  clearToken();
  await clearBrowser();
  window.location.assign('/login');
}

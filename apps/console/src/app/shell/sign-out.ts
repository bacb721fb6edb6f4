import { api } from '../../shared/request/request.ts';
import { callDesktop, clientVersion } from '../../shared/desktop/bridge.ts';
import { clearToken } from '../../shared/request/token.ts';

/**
 * Ends the session, clears the token, and starts again at the login page. The user must be signed out here even if the
 * server cannot be reached. The reload discards everything that the page held in memory.
 */
export async function signOut(): Promise<void> {
  try {
    await api('DELETE /sessions', { showError: false, isPublic: false });
  } catch {
    // The token is cleared below; the session expires on the server.
  }
  // Pending uploads belong to the session that they were started in.
  if (clientVersion() !== undefined) await callDesktop('DELETE', '/session').catch(() => undefined);
  clearToken();
  window.location.assign('/login');
}

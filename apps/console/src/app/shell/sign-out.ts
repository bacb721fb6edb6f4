import { api } from '../../shared/request/request.ts';
import { callDesktop, clientVersion } from '../../shared/desktop/bridge.ts';
import { clearToken } from '../../shared/request/token.ts';

/**
 * Ends the session, forgets it, and begins anew at login. The server may be away: whoever logs out must be logged out
 * here all the same. The reload throws away everything that the page held in memory.
 */
export async function signOut(): Promise<void> {
  try {
    await api('DELETE /sessions', { showError: false, isPublic: false });
  } catch {
    // The token is forgotten below; the session ends on its own.
  }
  // Pending uploads go with the session that they were made in.
  if (clientVersion() !== undefined) await callDesktop('DELETE', '/session').catch(() => undefined);
  clearToken();
  window.location.assign('/login');
}

import {
  desktopMetaName,
  desktopPath,
  desktopTokenHeader,
  type Launched,
  launchFragment,
} from '@platen/model/orders/desktop';
import { textsIn } from '../../ui/text.ts';
import { currentLocale } from '../locale/locale.ts';
import { requestTexts } from '../request/request.messages.ts';
import { RequestError, toRequestError } from '../request/request-error.ts';
import { readToken, storeToken } from '../request/token.ts';

interface LaunchedClient {
  token: string;
}

/** Stored for as long as the window is open: a reload is not a new launch. */
const launchedClientKey = 'platen:desktop';
let launchedClient: LaunchedClient | undefined;

/** The version of the desktop client that shows this page; undefined in a browser. */
export function clientVersion(): string | undefined {
  if (!launchedClient) return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${desktopMetaName}"]`)?.content;
}

/**
 * Connects to the desktop client if it shows this page, before anything else: exchanges the launch code in the first
 * URL for the token, and restores the session of the client.
 */
export async function findDesktop(): Promise<void> {
  if (!document.querySelector(`meta[name="${desktopMetaName}"]`)) return;
  const code = new URLSearchParams(window.location.hash.slice(1)).get(launchFragment);
  if (code === null) {
    const stored = sessionStorage.getItem(launchedClientKey);
    launchedClient = stored === null ? undefined : (JSON.parse(stored) as LaunchedClient);
    return;
  }
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  try {
    const { token, session } = await send<Launched>('POST', '/launch', { code });
    launchedClient = { token };
    sessionStorage.setItem(launchedClientKey, JSON.stringify(launchedClient));
    if (session !== null && readToken() === null) storeToken(session);
  } catch {
    // The code was already used: the page then behaves as in any browser.
  }
}

/** Calls the desktop client. Its refusals are `RequestError`s, like the server's. */
export async function callDesktop<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  return send(method, path, body);
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const t = textsIn(requestTexts, currentLocale());
  const response = await fetch(desktopPath + path, {
    method,
    headers: {
      ...(launchedClient && { [desktopTokenHeader]: launchedClient.token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new RequestError({ kind: 'network', message: t('network') });
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok) return data as T;
  throw toRequestError({ status: response.status, body: data }, t('failed', { status: String(response.status) }));
}

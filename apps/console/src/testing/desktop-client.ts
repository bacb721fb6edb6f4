import { type DesktopState, desktopMetaName, desktopPath } from '@platen/model/orders/desktop';
import { findDesktop } from '../shared/desktop/bridge.ts';

/** Makes this page one of a desktop client of the given version, or one of any browser. */
export async function showIn(clientVersion: string | undefined): Promise<void> {
  document.querySelector(`meta[name="${desktopMetaName}"]`)?.remove();
  const meta = document.createElement('meta');
  meta.name = desktopMetaName;
  meta.content = clientVersion ?? '';
  document.head.append(meta);
  if (clientVersion === undefined) sessionStorage.removeItem('platen:desktop');
  else sessionStorage.setItem('platen:desktop', JSON.stringify({ token: 'of this launch' }));
  await findDesktop();
}

/** The page may still know the revision of another client: none of theirs may be the same. */
let launches = 0;

/** A fake desktop client: it returns states as they are set, and records every other request. */
export class FakeDesktop {
  readonly requests: string[] = [];
  private state: DesktopState = { revision: ++launches * 10_000, jobs: [], draft: null, export: null };
  private waiters: (() => void)[] = [];
  private isClosed = false;

  setState(changes: Partial<DesktopState>): void {
    this.state = { ...this.state, ...changes, revision: this.state.revision + 1 };
    for (const wake of this.waiters.splice(0)) wake();
  }

  /** Undefined for a request to the server. */
  respond(address: string, method = 'GET'): Promise<Response> | undefined {
    const url = new URL(address, window.location.origin);
    if (!url.pathname.startsWith(desktopPath)) return undefined;
    if (url.pathname === `${desktopPath}/state`) return this.nextState(Number(url.searchParams.get('since')));
    this.requests.push(`${method} ${url.pathname.slice(desktopPath.length)}`);
    return Promise.resolve(Response.json({}));
  }

  /** Ends the request that waits for the next state, which would otherwise keep the page from asking another client. */
  close(): void {
    this.isClosed = true;
    for (const wake of this.waiters.splice(0)) wake();
  }

  private async nextState(since: number): Promise<Response> {
    // A request that comes after the end would wait for good, and the page would ask no other client.
    if (!this.isClosed && since === this.state.revision) await new Promise<void>((wake) => this.waiters.push(wake));
    return this.isClosed ? Response.error() : Response.json(this.state);
  }
}

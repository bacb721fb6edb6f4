import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { desktopPath, launchFragment } from '@platen/model/orders/desktop';
import type { ThreadCode } from '@platen/sheet/node/sheet-file';
import { createBridge } from './bridge/bridge-routes.ts';
import { hasToken, isFromOwnPage } from './bridge/guard.ts';
import { LaunchCodes, newSecret } from './bridge/launch-codes.ts';
import { proxyToServer, proxyToUrl } from './bridge/proxy.ts';
import { UploadLinks } from './bridge/upload-links.ts';
import { DesktopClient } from './client.ts';
import { uploadRetries } from './server/retries.ts';
import type { UploadRules } from './server/upload-file.ts';

/** The server inspects a large picture for a while before it responds. */
const stallMs = 120_000;
const idleCheckMs = 1000;

export interface CoreOptions {
  dataDir: string;
  /** `https://print.example` */
  serverUrl: string;
  version: string;
  /** The code of the thread that reads sheets, built or from source. */
  sheetThread: ThreadCode;
  /** The port of the last launch if it is free: the browser stores the console's data by origin. */
  port?: number | undefined;
  rules?: UploadRules;
}

export interface Core {
  client: DesktopClient;
  port: number;
  /** Authorizes calls to the bridge during this launch. */
  token: string;
  /** Each call returns a new URL, for one window. */
  windowUrl(): string;
  /** Resolves when no job is uploading: closing the window does not stop an upload. */
  whenIdle(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the jobs and the local server that a window shows the console from. It listens on the loopback address only. */
export async function openCore(options: CoreOptions): Promise<Core> {
  const { dataDir, serverUrl, version, sheetThread } = options;
  const rules = options.rules ?? { retry: uploadRetries, stallMs };
  const client = await DesktopClient.open({ dataDir, serverUrl, rules, sheetThread, version });
  const token = newSecret();
  const codes = new LaunchCodes();
  const bridge = createBridge({ client, codes, token });
  await bridge.ready();

  const server = createServer();
  const port = await listen(server, options.port);
  const host = `127.0.0.1:${port}`;
  const links = new UploadLinks(serverUrl, `http://${host}`);
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!isFromOwnPage(request.headers, host)) return refuse(response, 403);
    if (path.startsWith(UploadLinks.path)) {
      const target = request.method === 'PUT' ? links.find(path) : undefined;
      return target === undefined ? refuse(response, 404) : proxyToUrl(target, request, response);
    }
    if (!path.startsWith(`${desktopPath}/`)) return proxyToServer(request, response, { serverUrl, version, links });
    const isLaunch = path === `${desktopPath}/launch`;
    if (!isLaunch && !hasToken(request.headers, token)) return refuse(response, 401);
    bridge.routing(request, response);
  }
  server.on('request', (request, response) => {
    try {
      answer(request, response);
    } catch {
      // No request may crash the client, because its jobs must continue.
      if (!response.headersSent) refuse(response, 400);
    }
  });

  return {
    client,
    port,
    token,
    windowUrl: () => `http://${host}/#${launchFragment}=${codes.issue()}`,
    async whenIdle() {
      while (client.jobs.isWorking) await wait(idleCheckMs);
    },
    async close() {
      await client.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await bridge.close();
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}

/** Listens on the preferred port, or on any if another program uses it. */
async function listen(server: ReturnType<typeof createServer>, port: number | undefined): Promise<number> {
  const tryPort = (wanted: number) =>
    new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(wanted, '127.0.0.1', () => resolve(true));
    });
  if (port === undefined || !(await tryPort(port))) await tryPort(0);
  return (server.address() as AddressInfo).port;
}

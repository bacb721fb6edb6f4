import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { logFileOf } from './journey-logs.ts';

const builtServer = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export interface TestServer {
  url: string;
  /** The code that the server prints while there is no account. */
  setupCode: () => Promise<string>;
  /** Ends with the process. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** For journeys that cannot use the shared server. */
export async function startOwnServer(env: Record<string, string>): Promise<TestServer> {
  const server = await launchServer(await findFreePort(), env);
  // Without a limit of its own: the journey has one.
  await untilReady(server);
  return server;
}

/** Starts the built product on an empty data folder, with its log in a file, and does not wait until it is ready. */
export async function launchServer(port: number, env: Record<string, string>): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-e2e-'));
  // The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
  await chmod(dataDir, 0o755);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, [builtServer], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATEN_DATA: dataDir,
      PLATEN_CAPTCHA: 'off',
      PLATEN_LOG_MESSAGES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.pipe(createWriteStream(logFileOf(String(port))));
  const printed = createInterface(server.stdout);
  const code = new Promise<string>((resolve) =>
    printed.on('line', (line) => {
      const found = /set-up code: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    }),
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  return { url, setupCode: () => code, ended, stop };
}

/** Throws if the server ends before it is ready. */
async function untilReady({ url, ended }: Pick<TestServer, 'url' | 'ended'>): Promise<void> {
  const state = { hasEnded: false };
  void ended.then(() => (state.hasEnded = true));
  while (!(await isReady(url))) {
    if (state.hasEnded) throw new Error('the server ended before it was ready');
    await sleep(500);
  }
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

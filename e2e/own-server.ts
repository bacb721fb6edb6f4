import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

export interface OwnServer {
  url: string;
  /** The code that the server prints while there is no account. */
  setupCode: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the built product on an empty data folder, for journeys that cannot use the shared server. */
export async function startOwnServer(env: Record<string, string>): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-e2e-own-'));
  // The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, [builtServer], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATEN_DATA: dataDir,
      PLATEN_CAPTCHA: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  // Without a limit of its own: the journey has one.
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    await sleep(500);
  }
  return { url, setupCode: () => code, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

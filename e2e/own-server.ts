import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

/** The built product on an empty data folder of its own, for what the shared one of the journeys cannot show. */
export async function startOwnServer(env: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-e2e-own-'));
  // Made for its owner only; where that is root, PostgreSQL runs as another user and must get through.
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  // However long it takes: the journey has its own limit.
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('the server ended before it was ready');
    await sleep(500);
  }
  return { url, stop };
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

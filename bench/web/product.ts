import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchClient } from '@platen/contract/fetch-client';
import { ensureBuilt } from '../../scripts/build.mjs';
import { root } from '../../scripts/processes.mjs';

/** The first start draws the demo's catalogue. */
const startMaxMs = 600_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the product with its demo, on a data folder that is removed at the end. */
export async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  await ensureBuilt('server', 'console');
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  // The folder is created with mode 0700, and PostgreSQL, which does not run as root, must be able to enter it.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATEN_DATA: dataDir,
      PLATEN_CAPTCHA: 'off',
      // For load that seems to come from many visitors.
      PLATEN_TRUST_PROXY: '1',
      PLATEN_DEMO: 'zh',
      PLATEN_DEMO_HISTORY: 'off',
      PLATEN_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadlineMs = Date.now() + startMaxMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadlineMs) {
      await stop();
      throw new Error('The product did not start');
    }
    await sleep(500);
  }
  await waitForDemo(url);
  return { url, stop };
}

/** The server is ready before its demo is: until then it draws, and pages are empty. */
async function waitForDemo(url: string): Promise<void> {
  const body = { login_name: 'factory', password: 'platen-demo-2026' };
  const { token } = await fetchClient({ url })('POST /sessions', { body });
  const api = fetchClient({ url, token });
  while ((await api('GET /sample_data')).state !== 'made') await sleep(500);
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

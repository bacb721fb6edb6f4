import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainTakenPort, findListener, isPortFree } from './port.mjs';
import { root } from './processes.mjs';

/**
 * @param {string} answer what it says to everybody
 * @param {string | undefined} host
 * @param {(port: number) => Promise<void>} run
 */
async function withServer(answer, host, run) {
  const server = createServer((_, response) => response.end(answer));
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const address = server.address();
  try {
    await run(typeof address === 'object' && address ? address.port : 0);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

it.each(['127.0.0.1', undefined])(
  'a port that another program has is not free (%s), and is again afterwards',
  async (host) => {
    let taken = 0;
    await withServer('', host, async (port) => {
      taken = port;
      expect(await isPortFree(port)).toBe(false);
    });
    expect(await isPortFree(taken)).toBe(true);
  },
);

it('who has it is named, with another port to take', async () => {
  await withServer('something else', '127.0.0.1', async (port) => {
    expect(await explainTakenPort(port)).toMatch(new RegExp(`^port ${port} is taken.*set PORT to ${port + 10}`));
  });
});

it.runIf(process.platform === 'linux')('its process is found', async () => {
  await withServer('', '127.0.0.1', async (port) => {
    expect(findListener(port)).toContain(`(process ${process.pid})`);
  });
});

it('a Platen that runs already is told as such', async () => {
  await withServer('{"info":{"title":"Platen"}}', '127.0.0.1', async (port) => {
    expect(await explainTakenPort(port)).toContain(`Platen already runs on http://localhost:${port}`);
  });
});

it('npm start ends there, before anything is installed or built', async () => {
  await withServer('', '127.0.0.1', async (port) => {
    const start = spawn(process.execPath, [join(root, 'scripts/start.cjs')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let told = '';
    start.stdout.on('data', (chunk) => (told += chunk));
    start.stderr.on('data', (chunk) => (told += chunk));
    const code = await new Promise((resolve) => start.once('close', resolve));
    expect([code, told.split('\n').filter(Boolean).length]).toEqual([1, 1]);
    expect(told).toContain(`platen: port ${port} is taken`);
  });
}, 60_000);

import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './processes.mjs';

const to = join(root, '.cache/packing/host');

/** A server that expects a newer client than any. */
async function startServer() {
  const server = createServer((_request, response) => {
    response.setHeader('client-app-version', '99.0.0');
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html><head><meta name="platen-name" content="Platen" /></head><body></body></html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

// The programs of other systems are packed in the same way, and run there.
it.runIf(process.platform === 'linux')(
  'the packed client is one program that shows the console and asks for updates',
  async () => {
    const pack = join(root, 'scripts/desktop-pack.mjs');
    const args = [pack, '--host', '--to', to, '--server', 'https://print.example'];
    await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
    /** @type {{ version: string, clients: { platform: string, filename: string, sha256: string }[] }} */
    const { version, clients } = JSON.parse(readFileSync(join(to, 'clients.json'), 'utf8'));
    expect(clients).toMatchObject([{ platform: 'linux' }]);
    const program = join(to, clients[0]?.filename ?? '');
    expect(createHash('sha256').update(readFileSync(program)).digest('hex')).toBe(clients[0]?.sha256);

    const server = await startServer();
    const data = mkdtempSync(join(tmpdir(), 'platen-packed-'));
    // Nothing of this repository is beside it: it has all it needs in itself.
    const child = spawn(program, [], {
      cwd: data,
      env: { PATH: '', HOME: data, PLATEN_SERVER: server.url, PLATEN_DESKTOP_DATA: data, PLATEN_DESKTOP_SHELL: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      /** @type {string[]} */
      const said = [];
      for await (const line of createInterface(child.stdout)) if (said.push(line) === 3) break;
      expect(said).toContain(`platen desktop: shows ${server.url}`);
      expect(said).toContain(`platen desktop: version 99.0.0 is there: get it from ${server.url}/application/info/1`);
      const window = new URL(said.find((line) => line.includes(' open '))?.split(' open ')[1] ?? '');
      const page = await (await fetch(window.origin, { headers: { 'sec-fetch-dest': 'document' } })).text();
      expect(page).toContain(`<meta name="platen-desktop" content="${version}" />`);
    } finally {
      child.kill('SIGKILL');
      server.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
  300_000,
);

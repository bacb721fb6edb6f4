import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DesktopState, desktopTokenHeader, type Launched } from '@platen/model/orders/desktop';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The output folder of the packing test: an unchanged program is not packed again. */
const to = join(root, '.cache/packing/host');

async function packProgram(): Promise<string> {
  const args = ['scripts/desktop-pack.mjs', '--host', '--to', to, '--server', 'https://print.example'];
  await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const { clients } = JSON.parse(await readFile(join(to, 'clients.json'), 'utf8')) as {
    clients: { filename: string }[];
  };
  return join(to, clients[0]?.filename ?? '');
}

export interface PackedClient {
  /** Sends a request like the client's own window. */
  send(method: string, path: string, body?: object): Promise<void>;
  state(): Promise<DesktopState>;
  end(): void;
}

/** The client as merchants get it: a single executable, started without a window. */
export async function startPacked(serverUrl: string, dataDir: string): Promise<PackedClient> {
  const child = spawn(await packProgram(), [], {
    cwd: dataDir,
    env: {
      PATH: '',
      HOME: dataDir,
      PLATEN_SERVER: serverUrl,
      PLATEN_DESKTOP_DATA: join(dataDir, '.client'),
      PLATEN_DESKTOP_SHELL: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const window = new URL(await windowAddress(child.stdout));
    const ask = async <T>(method: string, path: string, headers: Record<string, string>, body?: object): Promise<T> => {
      const answer = await fetch(`${window.origin}/desktop${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const { token } = await ask<Launched>('POST', '/launch', {}, { code: window.hash.split('=')[1] ?? '' });
    const own = { [desktopTokenHeader]: token };
    return {
      async send(method, path, body) {
        await ask(method, path, own, body);
      },
      state: () => ask('GET', '/state?since=0', own),
      end: () => void child.kill('SIGKILL'),
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function windowAddress(stdout: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const [, address] = line.split(' open ');
    if (address) return address;
  }
  throw new Error('the packed client has ended');
}

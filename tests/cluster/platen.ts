import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definePart, findFreePort, isOk, type Part } from './part.ts';

const built = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export interface PlatenPart extends Part {
  readonly port: number;
}

/** A process of the server. */
export async function createPlaten(
  name: string,
  role: 'api' | 'worker',
  dir: string,
  logDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<PlatenPart> {
  const port = await findFreePort();
  const dataDir = join(dir, name);
  mkdirSync(dataDir, { recursive: true });
  const part = definePart({
    name,
    logDir,
    program: process.execPath,
    args: [built],
    env: {
      NODE_ENV: 'production',
      ...(role === 'api' ? { PORT: String(port) } : { PORT: '0', PLATEN_HEALTH_PORT: String(port) }),
      PLATEN_HOST: '127.0.0.1',
      PLATEN_ROLE: role,
      PLATEN_DATA: dataDir,
      ...settings,
    },
    isReady: () => isOk(`http://127.0.0.1:${port}/readyz`),
    isSupervised: true,
  });
  // Killed without draining, because the test is over.
  return { ...part, port, stop: () => part.kill('SIGKILL') };
}

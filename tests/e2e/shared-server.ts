import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { logFileOf, removeLogs } from './journey-logs.ts';
import { isReady, launchServer } from './servers.ts';

const endedFile = logFileOf('shared-server-ended');

/** Playwright calls this before the first journey. Those with a server of their own begin while this one fills its demo. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await launchServer(Number(process.env['PLATEN_E2E_PORT']), {
    PLATEN_CAPTCHA: process.env['PLATEN_CAPTCHA'] ?? 'off',
    // Journeys create their own data; the demo's past orders would interfere, and few of its templates are used.
    PLATEN_DEMO: 'zh',
    PLATEN_DEMO_HISTORY: 'off',
    PLATEN_DEMO_SIZE: 'small',
  });
  const markEnd = () => writeFileSync(endedFile, '');
  void server.ended.then(markEnd);
  return async () => {
    await server.stop();
    removeLogs();
  };
}

/** In a worker, which is another process than the one that started the server. */
export async function untilSharedServerIsReady(url: string): Promise<void> {
  while (!(await isReady(url))) {
    if (existsSync(endedFile)) throw new Error('the server ended before it was ready');
    await sleep(500);
  }
}

import { test as journey } from '../journey.ts';
import { startOwnServer } from '../own-server.ts';

export interface BlankFactory {
  url: string;
  /** As the server printed it: nothing else lets a visitor in. */
  setupCode: string;
}

/** A journey that begins with nothing. It has a server of its own, and every page of it is that server's. */
export const test = journey.extend<{ blank: BlankFactory }>({
  blank: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
    async ({}, use) => {
      const server = await startOwnServer({ PLATEN_DEMO: 'off', PLATEN_LOG_LEVEL: 'warn' });
      await use({ url: server.url, setupCode: await server.setupCode() });
      await server.stop();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ blank }, provide) => provide(blank.url),
});

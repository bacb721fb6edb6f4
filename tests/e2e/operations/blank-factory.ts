import { test as journey } from '../journey.ts';
import { startOwnServer } from '../servers.ts';

export interface BlankFactory {
  url: string;
  /** The code from the server's output, which is required to create the first account. */
  setupCode: string;
}

/** A journey on an empty server of its own; all of its pages belong to that server. */
export const test = journey.extend<{ blank: BlankFactory }>({
  blank: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
    async ({}, use) => {
      const server = await startOwnServer({ PLATEN_DEMO: 'off' });
      await use({ url: server.url, setupCode: await server.setupCode() });
      await server.stop();
    },
    { timeout: 300_000 },
  ],
  usesSharedServer: [false, { scope: 'worker' }],
  baseURL: async ({ blank }, provide) => provide(blank.url),
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../console.ts';
import { test as journey } from '../journey.ts';
import { startOwnServer } from '../servers.ts';

export const adminLogin = 'boss';

/** A journey on an empty server of its own, with an administrator from the settings; all of its pages belong to that server. */
export const test = journey.extend<{ factoryUrl: string }>({
  factoryUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'platen-password-'));
      const passwordFile = join(folder, 'password');
      await writeFile(passwordFile, demoPassword);
      const server = await startOwnServer({
        PLATEN_DEMO: 'off',
        PLATEN_ADMIN_LOGIN: adminLogin,
        PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
      });
      await use(server.url);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 300_000 },
  ],
  usesSharedServer: [false, { scope: 'worker' }],
  baseURL: async ({ factoryUrl }, provide) => provide(factoryUrl),
});

import { type BrowserContext, test as base, expect } from '@playwright/test';
import { recordSecretsOf } from './journey-logs.ts';
import { untilSharedServerIsReady } from './shared-server.ts';

const violations: string[] = [];
const mark = 'securitypolicyviolation';
const opened: BrowserContext[] = [];

/** Open pages would keep polling the server during the following journeys. */
export function closeAfterJourney(context: BrowserContext): void {
  opened.push(context);
}

/** Records violations of the content security policy, and secrets, on every page of a context. */
export async function watchContext(context: BrowserContext): Promise<void> {
  recordSecretsOf(context);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark)) violations.push(`${message.page()?.url()} ${text}`);
  });
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(name, effectiveDirective, blockedURI, sourceFile),
    );
  }, mark);
}

interface WorkerFixtures {
  /** False for journeys with a server of their own. */
  usesSharedServer: boolean;
  sharedServer: void;
}

/** A journey through the console. It fails if a page has violated its content security policy. */
export const test = base.extend<{ policy: void }, WorkerFixtures>({
  usesSharedServer: [true, { scope: 'worker', option: true }],
  sharedServer: [
    async ({ usesSharedServer }, use, { project }) => {
      if (usesSharedServer) await untilSharedServerIsReady(String(project.use.baseURL));
      await use();
    },
    // The first start draws the demo's catalogue.
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  policy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this very pattern
    async ({}, use) => {
      violations.length = 0;
      await use();
      for (const context of opened.splice(0)) await context.close();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

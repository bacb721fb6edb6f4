import { type BrowserContext, expect, test as base } from '@playwright/test';

const violations: string[] = [];
const mark = 'securitypolicyviolation';
const opened: BrowserContext[] = [];

/** Open pages would keep polling the server during the following journeys. */
export function closeAfterJourney(context: BrowserContext): void {
  opened.push(context);
}

/** Records violations of the content security policy on every page of a context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
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

/** A journey through the console. It fails if a page has violated its content security policy. */
export const test = base.extend<{ policy: void }>({
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

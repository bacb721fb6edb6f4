import { type BrowserContext, expect, test as base } from '@playwright/test';

const violations: string[] = [];
const mark = 'securitypolicyviolation';
const opened: BrowserContext[] = [];

/** Left open, its pages would go on asking the server, beside every journey that follows. */
export function closeAfterJourney(context: BrowserContext): void {
  opened.push(context);
}

/** Notes what the pages of a browser try against the policy that they were sent with, on every screen. */
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

/** A journey through the console. It fails where a page tried what its policy forbids, whether or not anybody saw it. */
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

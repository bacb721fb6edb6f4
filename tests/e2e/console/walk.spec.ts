import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { callerOf, callWith } from '../callers.ts';
import { demoPassword, type Locale } from '../console.ts';
import { isFullRun } from '../full-run.ts';
import { test, watchContext } from '../journey.ts';
import { faultsOnScreen, screenShown } from './walk.ts';
import { addressesFor, publicPaths, sharedLinkPath } from './walk-addresses.ts';

/**
 * Checks every screen as every role: no horizontal scrolling, no primary action out of reach, no truncated amount,
 * number, state or time, no console message, no visible message key. `npm run test:full` checks both languages and four
 * widths, `npm run test:slow` one language on a phone and a desktop, and as administrator what only administrators can open.
 * Each screen is loaded once and resized to all widths, both languages in parallel. A screen that shows a role exactly
 * what it showed another one is not measured again, because the result would be the same.
 */
const widthsPx = isFullRun ? ([1440, 1024, 768, 390] as const) : ([1440, 390] as const);
const heightPx = 900;
/** If only one language is tested, the one with the longer texts. */
const locales: readonly Locale[] = isFullRun ? ['zh-CN', 'en-US'] : ['en-US'];
/** One account of each role. */
const roles = ['merchant', 'factory', 'admin'] as const;

// Tracing a thousand steps would take longer than the steps.
test.use({ trace: 'off' });

let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  // Shared by all roles, so that assets are loaded once.
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: widthsPx[0], height: heightPx } });
  await watchContext(context);
  // While a demo is being made, every screen shows how far it is.
  const factory = await callerOf('factory');
  const madeState = async () => (await factory('GET /sample_data')).state;
  await expect.poll(madeState, { timeout: test.info().timeout }).toBe('made');
});
test.afterAll(() => context.close());

/** Opens the console in a language, signed in with a token or as a visitor. */
async function openIn(locale: Locale, token: string | undefined): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(`platen:${name}`, value)),
    { locale, ...(token !== undefined && { token }) },
  );
  await page.goto(token === undefined ? '/login' : '/');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  return page;
}

/** Navigates within the page, like a link, and waits until the screen is complete. */
async function go(page: Page, address: string): Promise<void> {
  const before = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1');
    const seen = { heading, text: heading?.textContent };
    window.history.pushState(null, '', to);
    return seen;
  }, address);
  await page.waitForFunction(
    (seen) => {
      const heading = document.querySelector('h1');
      if (!heading || (heading === seen.heading && heading.textContent === seen.text)) return false;
      return document.querySelector('[aria-busy="true"], .ant-skeleton-active, .ant-spin-spinning') === null;
    },
    before,
    { timeout: 20_000 },
  );
}

/** Faults that persist: on a busy machine a list may still be selecting its columns. */
async function settledFaults(page: Page): Promise<string[]> {
  let faults = await faultsOnScreen(page);
  for (let looks = 0; faults.length > 0 && looks < 3; looks++) {
    await page.waitForTimeout(300);
    faults = await faultsOnScreen(page);
  }
  return faults;
}

/** Resizes the viewport directly, which is faster than resizing the window. */
const resize = (view: CDPSession, width: number) =>
  view.send('Emulation.setDeviceMetricsOverride', { width, height: heightPx, deviceScaleFactor: 1, mobile: false });

/** The screens that a role opened, by their paths. */
const opened = new Set<string>();

/**
 * The URLs that a role visits. Administrators see the screens of the factory's staff, with a few more actions on them:
 * `npm run test:slow` visits as one of them the home screen, with the menu of everything, and what no other role can open.
 */
function toVisit(role: (typeof roles)[number], addresses: readonly string[]): readonly string[] {
  const isWhole = isFullRun || role !== 'admin';
  const visited = isWhole ? addresses : addresses.filter((each) => each === '/' || !opened.has(each));
  for (const address of addresses) opened.add(address);
  return visited;
}

/** Screens that were measured without a fault, by language. */
const measured: Record<Locale, Set<string>> = { 'zh-CN': new Set(), 'en-US': new Set() };

interface Walk {
  page: Page;
  locale: Locale;
  who: string;
  addresses: readonly string[];
  /** URLs that show this role the same as another one; found in one language, it holds for the other. */
  sameAsBefore: Set<string>;
}

/** The faults of the screens at these URLs. */
async function walk({ page, locale, who, addresses, sameAsBefore }: Walk): Promise<string[]> {
  const faults: string[] = [];
  let where = '';
  page.on('pageerror', (error) => faults.push(`${where} threw: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${where} reports: ${message.text().slice(0, 200)}`);
  });
  const view = await context.newCDPSession(page);
  for (const address of addresses) {
    if (sameAsBefore.has(address)) continue;
    where = `${who} ${locale} ${address}`;
    await resize(view, widthsPx[0]);
    try {
      await go(page, address);
    } catch {
      faults.push(`${where} does not come to rest`);
      continue;
    }
    const shown = await screenShown(page);
    // The home screen is always measured, for the shell around all screens, which contains the person's name.
    if (measured[locale].has(shown) && address !== '/') {
      sameAsBefore.add(address);
      continue;
    }
    const found: string[] = [];
    for (const width of widthsPx) {
      await resize(view, width);
      found.push(...(await settledFaults(page)).map((fault) => `${where} at ${width} px: ${fault}`));
    }
    if (found.length === 0) measured[locale].add(shown);
    faults.push(...found);
  }
  await page.close();
  return faults;
}

async function walkInBoth(addresses: readonly string[], who: string, token?: string): Promise<string[]> {
  const sameAsBefore = new Set<string>();
  const walks: Walk[] = [];
  // Sequentially, because a page reads its language from the shared storage when it is loaded.
  for (const locale of locales) walks.push({ page: await openIn(locale, token), locale, who, addresses, sameAsBefore });
  // From both ends, so that each language skips what the other one has found to be the same.
  const [one, other] = walks as [Walk, Walk?];
  const walked = await Promise.all([walk(one), other ? walk({ ...other, addresses: addresses.toReversed() }) : []]);
  return walked.flat();
}

test('every screen for visitors fits and reports no errors', { tag: '@slow' }, async () => {
  const factory = await callerOf('factory');
  const [library] = (await factory('GET /image_libraries')).data;
  const body = { image_library_id: library?.id ?? 0, expires_at: new Date(Date.now() + 86_400_000).toISOString() };
  const { slug } = await factory('POST /image_library_download_records', { body });
  const addresses = ['/nowhere', ...publicPaths, sharedLinkPath.replace('$slug', slug)];
  expect(await walkInBoth(addresses, 'a stranger')).toEqual([]);
});

for (const role of roles) {
  test(`every screen for ${role} fits and reports no errors`, { tag: '@slow' }, async () => {
    test.setTimeout(600_000);
    const { token } = await callWith()('POST /sessions', { body: { login_name: role, password: demoPassword } });
    const addresses = await addressesFor(callWith(token));
    expect(await walkInBoth(toVisit(role, addresses), role, token)).toEqual([]);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Locale, openBrowser, signIn } from './console.ts';
import { test } from './journey.ts';
import { faultsOnScreen } from './walk.ts';

/**
 * Every screen, as every role, in both languages, from the phone to the desk: nothing scrolls sideways, no primary action
 * is out of reach, no amount, number, state or time is cut, nothing is reported to the console, no key of a text is seen.
 * Paths come from the route list itself: a new screen is walked as soon as it exists.
 */
const widthsPx = [1440, 1024, 768, 390] as const;
const locales: readonly Locale[] = ['zh-CN', 'en-US'];
const roles = ['merchant', 'factory', 'admin'] as const;
test.skip(
  process.env.PLATEN_WALK === undefined,
  'some ten minutes: PLATEN_WALK=on takes every role through all screens',
);

/** A stranger's link is not made here, and the bare path of the site's own page leads nowhere by design. */
const leftOut = ['/download/$slug', '/application/info'];

const routingDir = new URL('../apps/console/src/app/routing/', import.meta.url);
const paths = readdirSync(routingDir)
  .filter((name) => /routes\.tsx?$/.test(name))
  .flatMap((name) => [...readFileSync(new URL(name, routingDir), 'utf8').matchAll(/\bpath: '([^']+)'/g)])
  .map(([, path]) => path ?? '')
  .filter((path) => !leftOut.includes(path));

/** Which list an address takes its id from. */
function listOf(path: string): string {
  if (path.startsWith('/form_orders')) return 'form_orders?type_eq=FormOrder::MicroCustom';
  if (path.startsWith('/bills/form_orders')) return 'form_orders?per_page=1';
  return `${path.split('/')[1]}?per_page=1`;
}

/** The path with the id of something that this person can see; nothing where there is no such thing. */
async function addressOf(page: Page, path: string): Promise<string | undefined> {
  const typed = path.replace('$type', 'micro_custom');
  if (!typed.includes('$id')) return typed;
  const token = await page.evaluate(() =>
    localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith('platen:token')) ?? ''),
  );
  // Not by the page: what this person may not list would be an error in its console.
  const answer = await page.request.get(
    `/app_api/v1/${path.startsWith('/application') ? 'application/info' : listOf(path)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const body = answer.ok() ? ((await answer.json()) as { id?: number; data?: { id: number }[] }) : {};
  const id = body.data?.[0]?.id ?? body.id;
  return id === undefined ? undefined : typed.replace('$id', String(id));
}

/** Goes there as a link does, without loading the page again, and waits until it stands. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), address);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main h2') !== null &&
      document.querySelector('[aria-busy="true"], .ant-skeleton-active, .ant-spin-spinning') === null,
    undefined,
    { timeout: 20_000 },
  );
}

for (const role of roles) {
  test(`every screen holds what it shows, for ${role}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await openBrowser(browser, 'zh-CN', widthsPx[0]);
    const faults: string[] = [];
    let where = '';
    page.on('pageerror', (error) => faults.push(`${where} threw: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${where} reports: ${message.text().slice(0, 200)}`);
    });
    await signIn(page, 'zh-CN', role);
    for (const locale of locales) {
      await page.evaluate((chosen) => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('platen:token')) ?? '';
        localStorage.setItem(key.replace(/token$/, 'locale'), chosen);
      }, locale);
      await page.reload();
      for (const path of paths) {
        const address = await addressOf(page, path);
        if (address === undefined) continue;
        where = `${role} ${locale} ${address}`;
        await page.setViewportSize({ width: widthsPx[0], height: 900 });
        await go(page, address);
        for (const width of widthsPx) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          faults.push(...(await faultsOnScreen(page)).map((fault) => `${where} at ${width} px: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

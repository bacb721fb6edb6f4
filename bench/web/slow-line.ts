import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone with a weak signal. */
const bitsPerSecond = 400_000;
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: bitsPerSecond / 8,
  uploadThroughput: bitsPerSecond / 8,
};

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slowLine);
}

/** From the navigation to a usable form, with an empty cache. */
export async function measureSlowSignIn(browser: Browser, baseURL: string): Promise<number> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await slowDown(page);
  const startedMs = performance.now();
  await page.goto('/login', { waitUntil: 'commit' });
  const name = page.getByLabel('登录名', { exact: true });
  await name.fill('merchant', { timeout: 60_000 });
  const tookMs = performance.now() - startedMs;
  await context.close();
  return tookMs;
}

/**
 * The time from a click in the menu to the skeleton of the screen, on a connection where code and rows arrive late: the
 * longest of several. Measured by the clock of the page, so that the driver does not count.
 */
export async function measureSkeletons(context: BrowserContext, baseURL: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${baseURL}/mine`, { waitUntil: 'networkidle' });
  await slowDown(page);
  let worstMs = 0;
  for (const path of ['/orders', '/image_libraries', '/bills', '/api_keys']) {
    const tookMs = await page.evaluate(
      (to) =>
        new Promise<number>((resolve) => {
          const heading = document.querySelector('main h1')?.textContent;
          const pressedMs = performance.now();
          document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
          const timer = setInterval(() => {
            const isComing = document.querySelector('main :is(.ant-skeleton, [aria-busy="true"])') !== null;
            const isThere = document.querySelector('main h1')?.textContent !== heading;
            if (!isComing && !isThere) return;
            clearInterval(timer);
            resolve(performance.now() - pressedMs);
          }, 4);
        }),
      path,
    );
    console.log(`${path.padEnd(28)} answered after ${tookMs.toFixed(0)} ms`);
    worstMs = Math.max(worstMs, tookMs);
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return worstMs;
}

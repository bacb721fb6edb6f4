import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * The pages that a merchant opens first, in this order: the first visit signs in, the others start with an empty cache.
 */
const pages: readonly { path: string; signsIn?: (page: Page) => Promise<void> }[] = [
  { path: '/login', signsIn },
  { path: '/orders' },
  { path: '/' },
  { path: '/form_orders/micro_custom' },
  { path: '/sku_templates' },
  { path: '/mine/balance' },
];

async function signsIn(page: Page): Promise<void> {
  await page.getByLabel('登录名', { exact: true }).fill('merchant');
  await page.getByLabel('密码', { exact: true }).fill('platen-demo-2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function pagesOf(
  browser: Browser,
  baseURL: string,
): Promise<{ context: BrowserContext; pages: typeof pages }> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const noted = { shift: 0, violations: [] as string[] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noted.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return { context, pages };
}

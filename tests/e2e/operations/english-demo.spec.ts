import { expect, type Page, test } from '@playwright/test';
import { openBrowser, signIn } from '../console.ts';
import { isFullRun } from '../full-run.ts';
import { startOwnServer } from '../servers.ts';

/** The Chinese texts on a screen, including labels and placeholders; the language switch is excepted. */
async function chineseOn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    }
    return said.filter((text) => /\p{Script=Han}/u.test(text) && !text.includes('中文'));
  });
}

test('the English demo shows no Chinese: storefront, gallery, order grid, orders', async ({ browser }) => {
  test.skip(!isFullRun, 'makes a second demo, in another language: npm run test:full');
  test.setTimeout(600_000);
  // With the demo's past orders: the server is ready when `npm start` would be, and creates the rest afterward.
  const { url, stop } = await startOwnServer({ PLATEN_DEMO: 'on', LC_ALL: 'en_US.UTF-8' });
  try {
    const page = await openBrowser(browser, 'en-US');
    for (const path of ['/pages/1', '/pages/2']) {
      const answer = await page.goto(`${url}${path}`);
      expect(answer?.status(), path).toBe(200);
      expect(await chineseOn(page), path).toEqual([]);
    }
    await signIn(page, 'en-US', 'merchant', `${url}/sku_templates`);
    // The last templates are still being created.
    await expect(page.getByText(/The demo is still being made: \d+ %/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Couple mugs with names/ }).first()).toBeVisible();
    expect(await chineseOn(page)).toEqual([]);
    await page
      .getByRole('link', { name: /Couple mugs with names/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /Couple mugs with names/ })).toBeVisible();
    expect(await chineseOn(page)).toEqual([]);
    await page.goto(`${url}/form_orders/micro_custom`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await chineseOn(page)).toEqual([]);
    await page.goto(`${url}/orders`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await chineseOn(page)).toEqual([]);
  } finally {
    await stop();
  }
});

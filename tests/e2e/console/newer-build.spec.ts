import { expect } from '@playwright/test';
import { openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

test('a missing chunk after a deployment reloads the page once and shows no raw error', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'merchant', '/mine');
  let missed = 0;
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/\/assets\/webhooks\.list-[^/]*\.js$/, (route) => {
    missed++;
    return loads === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.evaluate(() => window.history.pushState(null, '', '/webhooks'));
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  expect(missed).toBeGreaterThan(0);
  expect(loads).toBe(1);
});

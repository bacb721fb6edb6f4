import { expect } from '@playwright/test';
import { budgetBytes } from '../../../bench/web/limits.ts';
import { pagesOf } from '../../../bench/web/pages.ts';
import { visit } from '../../../bench/web/visit.ts';
import { waitForRowImages } from '../../../bench/web/wait-for-row-images.ts';
import { test } from '../journey.ts';

const limits: Partial<Record<string, number>> = { '/login': budgetBytes.login, '/orders': budgetBytes.list };

test('the sign-in page and the first list stay within their byte limits and send no duplicate requests', async ({
  browser,
  baseURL,
}) => {
  // Journeys use customers of their own, so the merchant's rows and pictures are those of the demo.
  await waitForRowImages(String(baseURL));
  const { context, pages } = await pagesOf(browser, String(baseURL));
  for (const { path, signsIn } of pages) {
    const limitBytes = limits[path];
    if (limitBytes === undefined) continue;
    const { bytes, pictureBytes, askedTwice, violations } = await visit(context, `${baseURL}${path}`, signsIn);
    expect(bytes + pictureBytes, path).toBeLessThanOrEqual(limitBytes);
    if (path === '/orders') expect(pictureBytes).toBeGreaterThan(0);
    expect([...askedTwice, ...violations], path).toEqual([]);
  }
});

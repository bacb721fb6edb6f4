import { expect, test } from '@playwright/test';
import { budgetBytes } from '../bench/web/limits.ts';
import { pagesOf } from '../bench/web/pages.ts';
import { visit } from '../bench/web/visit.ts';

const limits: Partial<Record<string, number>> = { '/login': budgetBytes.login, '/orders': budgetBytes.list };

test('the sign-in page and the first list keep their budget, and nothing is asked for twice', async ({
  browser,
  baseURL,
}) => {
  const { context, pages } = await pagesOf(browser, String(baseURL));
  for (const { path, signsIn } of pages) {
    const limitBytes = limits[path];
    if (limitBytes === undefined) continue;
    // Without the pictures of rows: how many there are hangs on what other journeys ordered before. The bench counts them.
    const { bytes, askedTwice, violations } = await visit(context, `${baseURL}${path}`, signsIn);
    expect(bytes, path).toBeLessThanOrEqual(limitBytes);
    expect([...askedTwice, ...violations], path).toEqual([]);
  }
});

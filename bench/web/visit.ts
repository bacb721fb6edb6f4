import type { BrowserContext, Page } from '@playwright/test';

export interface Visit {
  /** All that travelled, heads of answers included. */
  bytes: number;
  requests: number;
  layoutShift: number;
  askedTwice: string[];
  violations: string[];
}

/** What a page costs whoever comes for the first time: nothing is taken from a cache. */
export async function visit(
  context: BrowserContext,
  url: string,
  then?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked: string[] = [];
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ request }) => asked.push(`${request.method} ${request.url}`));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const noted = await page.evaluate(
    () => (window as unknown as { noted: { shift: number; violations: string[] } }).noted,
  );
  const seen: Visit = {
    bytes,
    requests: asked.length,
    layoutShift: noted.shift,
    askedTwice: [...new Set(asked.filter((request, at) => asked.indexOf(request) !== at))],
    violations: noted.violations,
  };
  await then?.(page);
  await page.close();
  return seen;
}

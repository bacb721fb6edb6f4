import type { BrowserContext, Page } from '@playwright/test';

/** Time for pictures and late requests. */
const restMs = 1000;

export interface Visit {
  /** All transferred bytes including headers, except for customers' pictures. */
  bytes: number;
  pictureBytes: number;
  requests: number;
  layoutShift: number;
  askedTwice: string[];
  violations: string[];
}

/** Measures a first visit, with an empty cache. */
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
  let [bytes, pictureBytes] = [0, 0];
  const pictures = new Set<string>();
  network.on('Network.requestWillBeSent', ({ request, requestId }) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url.includes('/app_api/v1/blobs/')) pictures.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) pictureBytes += encodedDataLength;
    else bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, form') !== null &&
      document.querySelector('[aria-busy="true"], .ant-skeleton-active') === null,
  );
  // The network is idle between a response and the requests that it causes, so this waits for idleness once more.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  const noted = await page.evaluate(
    () => (window as unknown as { noted: { shift: number; violations: string[] } }).noted,
  );
  const seen: Visit = {
    bytes,
    pictureBytes,
    requests: asked.length,
    layoutShift: noted.shift,
    askedTwice: [...new Set(asked.filter((request, at) => asked.indexOf(request) !== at))],
    violations: noted.violations,
  };
  await then?.(page);
  await page.close();
  return seen;
}

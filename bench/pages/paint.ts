import type { Browser } from '@playwright/test';

export interface PageVisit {
  bytes: number;
  requests: number;
  firstPaintMs: number;
  largestPaintMs: number;
}

/** A phone on a slow connection: 1.6 Mbit/s with a latency of 150 ms. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** After this time nothing larger is painted. */
const restMs = 1500;

/** The transferred bytes and the paint time of a first visit. */
export async function measureVisit(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    await network.send('Network.emulateNetworkConditions', line);
    let [bytes, requests] = [0, 0];
    network.on('Network.requestWillBeSent', () => void (requests += 1));
    network.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    await page.addInitScript(() => {
      const seen = { first: 0, largest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
      }).observe({ type: 'paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    const seen = await page.evaluate(() => (window as unknown as { seen: { first: number; largest: number } }).seen);
    return { bytes, requests, firstPaintMs: seen.first, largestPaintMs: seen.largest };
  } finally {
    await context.close();
  }
}

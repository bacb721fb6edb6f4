import type { Page } from '@playwright/test';

export interface Frames {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
}

const displayMs = 1500;
const dragMs = 4000;
/** A mouse reports positions more often than a display refreshes. */
const mouseEveryMs = 6;

declare global {
  interface Window {
    /** The times of the frames since the list was last emptied. */
    frameTimes: number[];
  }
}

/** Records the time of every animation frame of the page. */
export async function recordFrames(page: Page): Promise<void> {
  // As a string, because the compiler of this file adds a helper to named functions which the page does not have.
  await page.evaluate(`
    window.frameTimes = [];
    requestAnimationFrame(function note(timeMs) {
      window.frameTimes.push(timeMs);
      requestAnimationFrame(note);
    });
  `);
}

async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    window.frameTimes.length = 0;
  });
  await act();
  const times = await page.evaluate(() => window.frameTimes);
  const gaps = times.slice(1).map((timeMs, index) => timeMs - (times[index] ?? timeMs));
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    perSecond: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    medianMs: at(0.5),
    p95Ms: at(0.95),
  };
}

/** The frame rate of an idle page. */
export const framesAtRest = (page: Page): Promise<Frames> => framesWhile(page, () => page.waitForTimeout(displayMs));

/** Drags from a point in circles with real mouse events. */
export async function framesOfDrag(page: Page, from: { x: number; y: number }): Promise<Frames> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const circle = (share: number) => ({
    x: from.x + 150 * Math.sin(share * 2 * Math.PI),
    y: from.y + 150 * (1 - Math.cos(share * 2 * Math.PI)),
  });
  // The first moves start the drag, which is not measured.
  for (let step = 1; step <= 10; step++) await page.mouse.move(from.x + step, from.y + step);
  await page.waitForTimeout(500);
  const frames = await framesWhile(page, async () => {
    const beginMs = performance.now();
    for (let spentMs = 0; spentMs < dragMs; spentMs = performance.now() - beginMs) {
      const { x, y } = circle(spentMs / 1000);
      await page.mouse.move(x, y);
      const restMs = mouseEveryMs - (performance.now() - beginMs - spentMs);
      if (restMs > 0) await page.waitForTimeout(restMs);
    }
  });
  await page.mouse.up();
  return frames;
}

import type { BrowserContext, Page } from '@playwright/test';
import { cellsOf, pageSidePx } from './templates.ts';

const isPainted = '[data-testid="page"][data-state="ready"]';
const paintMaxMs = 120_000;

export async function openDesigner(context: BrowserContext, templateId: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/editor/${templateId}`);
  await page.waitForSelector(isPainted, { timeout: paintMaxMs });
  return page;
}

/** From the navigation to the first picture on the canvas. */
export async function openingMs(context: BrowserContext, templateId: number): Promise<number> {
  const beginMs = performance.now();
  const page = await openDesigner(context, templateId);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const spentMs = performance.now() - beginMs;
  await page.close();
  return spentMs;
}

/** The center of a layer in the middle of the page in screen coordinates, and the position and size of the page. */
export async function placeOf(
  page: Page,
  count: number,
): Promise<{ at: { x: number; y: number; pageX: number; pageY: number }; sidePx: number }> {
  const shown = await page.locator('[data-testid="page"]').boundingBox();
  const cell = cellsOf(count)[Math.floor(count * 0.4)];
  if (!shown || !cell) throw new Error('the page of the template is not shown');
  const scale = shown.width / pageSidePx;
  const x = shown.x + (cell.left + cell.side / 2) * scale;
  const y = shown.y + (cell.top + cell.side / 2) * scale;
  return { at: { x, y, pageX: shown.x, pageY: shown.y }, sidePx: shown.width };
}

/** The size of the heap before and after a number of undoable steps. */
export async function heapAfterSteps(page: Page, steps: number): Promise<{ before: number; after: number }> {
  const inspector = await page.context().newCDPSession(page);
  const heap = async () => {
    await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = await inspector.send('Runtime.getHeapUsage');
    return usedSize;
  };
  const { at } = await placeOf(page, 300);
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(1000);
  const before = await heap();
  for (let step = 0; step < steps; step++) await page.keyboard.press(step % 2 === 0 ? 'Control+]' : 'Control+[');
  await page.waitForTimeout(1000);
  return { before, after: await heap() };
}

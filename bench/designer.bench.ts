/**
 * Measures the designer in a real browser on the built product: the frame rate while one of many layers is dragged,
 * compared with an idle page and with a bare Konva stage of the same pictures; the time until a template is visible;
 * and the memory of the undo history. The ratios of frames must be about 1 or more; the others are relative to a limit
 * and must be at most 1.
 */
import { chromium } from '@playwright/test';
import { chromium as chromiumProgram } from '../scripts/browsers.mjs';
import { ensureRequirements } from '../scripts/requirements.mjs';
import { heapAfterSteps, openDesigner, openingMs, placeOf } from './designer/editor.ts';
import { type Frames, framesAtRest, framesOfDrag, recordFrames } from './designer/frames.ts';
import { openKonva } from './designer/konva-page.ts';
import { findPicture, makeTemplate, signIn } from './designer/templates.ts';
import { startProduct } from './web/product.ts';

const openingMaxMs = 3000;
const undoMaxMb = 20;
const steps = 500;

const print = (name: string, value: number, note: string) =>
  console.log(`${note}\nratio designer.${name} ${value.toFixed(2)}`);
const spell = ({ perSecond, medianMs, p95Ms }: Frames) =>
  `${perSecond.toFixed(1)} frames a second, median ${medianMs.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`;

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: (await ensureRequirements({ chromium: chromiumProgram })).chromium,
  args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const { api, token } = await signIn(product.url);
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((given) => localStorage.setItem('platen:token', given), token);
  const picture = await findPicture(api);

  for (const count of [200, 1000]) {
    const page = await openDesigner(context, await makeTemplate(api, count, picture));
    await recordFrames(page);
    const display = await framesAtRest(page);
    const { at, sidePx } = await placeOf(page, count);
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(1500);
    const drag = await framesOfDrag(page, at);
    await page.close();
    print(
      `drag_fps_${count}_vs_display`,
      drag.perSecond / display.perSecond,
      `one of ${count} layers is dragged: ${spell(drag)}; the display: ${spell(display)}`,
    );
    const bare = await openKonva(context, product.url, count, picture, sidePx);
    await recordFrames(bare);
    const konva = await framesOfDrag(bare, { x: at.x - at.pageX, y: at.y - at.pageY });
    await bare.close();
    print(`drag_${count}_vs_konva`, drag.perSecond / konva.perSecond, `bare Konva, ${count} pictures: ${spell(konva)}`);
  }

  const id = await makeTemplate(api, 300, picture);
  const openings = [];
  for (let round = 0; round < 5; round++) openings.push(await openingMs(context, id));
  const opening = openings.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  print('open_300_vs_limit', opening / openingMaxMs, `300 layers are painted after ${opening.toFixed(0)} ms`);

  const page = await openDesigner(context, id);
  const { before, after } = await heapAfterSteps(page, steps);
  const megabytes = (bytes: number) => bytes / 1e6;
  print(
    'undo_memory_vs_limit',
    Math.max(0, megabytes(after - before)) / undoMaxMb,
    `heap ${megabytes(before).toFixed(1)} MB, after ${steps} steps ${megabytes(after).toFixed(1)} MB`,
  );
} finally {
  await browser.close();
  await product.stop();
}

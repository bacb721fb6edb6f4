import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { cellsOf, pageSidePx } from './templates.ts';

const require = createRequire(import.meta.url);

/** A bare Konva stage of the size of the designer's page, with the same pictures at the same positions. */
export async function openKonva(
  context: BrowserContext,
  url: string,
  count: number,
  picture: string,
  sidePx: number,
): Promise<Page> {
  const page = await context.newPage();
  const script = readFileSync(join(dirname(require.resolve('konva')), '../konva.min.js'), 'utf8');
  const scale = sidePx / pageSidePx;
  const cells = cellsOf(count).map(({ left, top, side }) => ({
    x: left * scale,
    y: top * scale,
    width: side * scale,
    height: side * scale,
  }));
  const body = `<div id="stage"></div><script>${script}</script><script>
    const stage = new Konva.Stage({ container: 'stage', width: ${sidePx}, height: ${sidePx} });
    const layer = new Konva.Layer();
    stage.add(layer);
    const image = new Image();
    image.onload = () => {
      for (const cell of ${JSON.stringify(cells)}) layer.add(new Konva.Image({ image, draggable: true, ...cell }));
      layer.draw();
      document.body.dataset.state = 'ready';
    };
    image.src = ${JSON.stringify(`${picture}?width=300`)};
  </script>`;
  const address = `${url}/konva-${count}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.waitForSelector('body[data-state="ready"]');
  return page;
}

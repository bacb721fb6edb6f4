import type { PlanPainter } from '@platen/render/browser';
import { assetSourceOf, type FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { CanvasResponse, CanvasRequest, DrawnTile } from './canvas-messages.ts';

const postResponse = (response: CanvasResponse, transfer: Transferable[] = []) =>
  self.postMessage(response, { transfer });

/** The painter and the fonts that it was opened with: other fonts need another painter. */
let painter: { readonly key: string; readonly opened: PlanPainter } | undefined;

async function painterFor(fontUrls: FontUrls): Promise<PlanPainter> {
  // Imported here and not above: the import waits for its WASM, and messages that arrive before the listener below
  // would be lost.
  const { newPlanPainter } = await import('@platen/render/browser');
  const key = JSON.stringify(fontUrls);
  if (painter?.key !== key) painter = { key, opened: newPlanPainter(assetSourceOf(fontUrls)) };
  return painter.opened;
}

async function draw({ id, plan, fontUrls, scale, tiles, measures = [] }: CanvasRequest): Promise<void> {
  const opened = await painterFor(fontUrls);
  const sizes = measures.length > 0 ? await opened.measure(plan, measures) : new Map<string, never>();
  const drawings = tiles.length > 0 ? await opened.drawPieces(plan, scale, tiles) : [];
  const drawn = drawings.map(
    ({ width, height, data }): DrawnTile => ({ width, height, data: new Uint8ClampedArray(data) }),
  );
  postResponse(
    { kind: 'drawn', id, tiles: drawn, sizes },
    drawn.map(({ data }) => data.buffer),
  );
}

/** One after the other: a painter draws one plan at a time. */
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data: request }: MessageEvent<CanvasRequest>) => {
  last = last
    .then(() => draw(request))
    .catch((cause: unknown) => postResponse({ kind: 'failed', id: request.id, message: String(cause) }));
});

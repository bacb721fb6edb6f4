import type { PlanPainter } from '@platen/render/browser';
import { answerPaintRequests } from '../../../../shared/preview/answer-paint-requests.ts';
import { assetSourceOf, type FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { CanvasRequest, DrawnCanvas, DrawnTile } from './canvas-messages.ts';

/** The painter and the fonts that it was opened with: other fonts need another painter. */
let painter: { readonly key: string; readonly opened: PlanPainter } | undefined;

async function painterFor(fontUrls: FontUrls): Promise<PlanPainter> {
  // Imported here and not above: the import waits for its WASM, and the listener has to be there before.
  const { newPlanPainter } = await import('@platen/render/browser');
  const key = JSON.stringify(fontUrls);
  if (painter?.key !== key) painter = { key, opened: newPlanPainter(assetSourceOf(fontUrls)) };
  return painter.opened;
}

answerPaintRequests(async ({ plan, fontUrls, scale, tiles, measures = [] }: CanvasRequest) => {
  const opened = await painterFor(fontUrls);
  const sizes = measures.length > 0 ? await opened.measure(plan, measures) : new Map<string, never>();
  const drawings = tiles.length > 0 ? await opened.drawPieces(plan, scale, tiles) : [];
  const drawnTiles = drawings.map(
    ({ width, height, data }): DrawnTile => ({ width, height, data: new Uint8ClampedArray(data) }),
  );
  const drawn: DrawnCanvas = { tiles: drawnTiles, sizes };
  return { drawn, transfer: drawnTiles.map(({ data }) => data.buffer) };
});

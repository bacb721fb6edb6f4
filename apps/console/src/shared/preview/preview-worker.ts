import type { PlanPainter } from '@platen/render/browser';
import { assetSourceOf } from './preview-assets.ts';
import type { PreviewResponse, PreviewRequest } from './preview-messages.ts';

const postResponse = (response: PreviewResponse, transfer: Transferable[] = []) =>
  self.postMessage(response, { transfer });

/** One for each set of fonts: a painter caches what it loaded and drew. */
const painters = new Map<string, PlanPainter>();

async function draw({ id, plan, fontUrls, widthMaxPx, locale }: PreviewRequest): Promise<void> {
  // Imported here and not above: the import waits for its WASM, and messages that arrive before the listener below
  // would be lost.
  const { findingText, newPlanPainter } = await import('@platen/render/browser');
  const key = JSON.stringify(fontUrls);
  const painter = painters.get(key) ?? newPlanPainter(assetSourceOf(fontUrls));
  painters.set(key, painter);
  const { width, height, data, findings, bounds } = await painter.draw(plan, widthMaxPx);
  const pixels = new Uint8ClampedArray(data);
  const texts = [...new Set(findings.map((finding) => findingText(finding, locale)))];
  postResponse({ kind: 'drawn', id, drawn: { width, height, data: pixels, findings: texts, bounds } }, [pixels.buffer]);
}

/** One after the other: a painter draws one plan at a time. */
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data: request }: MessageEvent<PreviewRequest>) => {
  last = last
    .then(() => draw(request))
    .catch((cause: unknown) => postResponse({ kind: 'failed', id: request.id, message: String(cause) }));
});

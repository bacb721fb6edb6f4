import type { PlanPainter } from '@platen/render/browser';
import { answerPaintRequests } from './answer-paint-requests.ts';
import { assetSourceOf } from './preview-assets.ts';
import type { DrawnPreview, PreviewRequest } from './preview-messages.ts';

/** One for each set of fonts: a painter caches what it loaded and drew. */
const painters = new Map<string, PlanPainter>();

answerPaintRequests(async ({ plan, fontUrls, widthMaxPx, locale }: PreviewRequest) => {
  // Imported here and not above: the import waits for its WASM, and the listener has to be there before.
  const { findingText, newPlanPainter } = await import('@platen/render/browser');
  const key = JSON.stringify(fontUrls);
  const painter = painters.get(key) ?? newPlanPainter(assetSourceOf(fontUrls));
  painters.set(key, painter);
  const { width, height, data, findings, bounds } = await painter.draw(plan, widthMaxPx);
  const pixels = new Uint8ClampedArray(data);
  const texts = [...new Set(findings.map((finding) => findingText(finding, locale)))];
  const drawn: DrawnPreview = { width, height, data: pixels, findings: texts, bounds };
  return { drawn, transfer: [pixels.buffer] };
});

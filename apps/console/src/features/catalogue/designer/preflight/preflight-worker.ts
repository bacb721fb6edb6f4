import type { PlanPainter } from '@platen/render/browser';
import { assetSourceOf, type FontUrls } from '../../../../shared/preview/preview-assets.ts';
import type { CheckRequest, CheckResponse } from './preflight.types.ts';

const postResponse = (response: CheckResponse) => self.postMessage(response);

/** The painter and the fonts that it was opened with: other fonts need another painter. */
let painter: { readonly key: string; readonly opened: PlanPainter } | undefined;

async function check({ id, plan, fontUrls }: CheckRequest): Promise<void> {
  // Imported here and not above: the import waits for its WASM, and messages that arrive before the listener below
  // would be lost.
  const { findingText, newPlanPainter, severityOf } = await import('@platen/render/browser');
  const findings = await painterFor(fontUrls, newPlanPainter).check(plan);
  postResponse({
    kind: 'checked',
    id,
    findings: findings.map((finding) => {
      const text = { zh: findingText(finding, 'zh-CN'), en: findingText(finding, 'en-US') };
      const { kind, layer_id, detail } = finding;
      return { kind, layer_id, detail, severity: severityOf(finding), text };
    }),
  });
}

function painterFor(fontUrls: FontUrls, open: (source: ReturnType<typeof assetSourceOf>) => PlanPainter): PlanPainter {
  const key = JSON.stringify(fontUrls);
  if (painter?.key !== key) painter = { key, opened: open(assetSourceOf(fontUrls)) };
  return painter.opened;
}

/** One after the other: a painter handles one plan at a time. */
let last: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data: request }: MessageEvent<CheckRequest>) => {
  last = last.then(() => check(request)).catch(() => postResponse({ kind: 'failed', id: request.id }));
});

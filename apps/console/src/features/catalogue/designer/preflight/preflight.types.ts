import type { DrawingPlan } from '@platen/design/drawing-plan';
import type { BilingualText } from '@platen/model/text/locale';
import type { Finding, Severity } from '@platen/render/browser';
import type { FontUrls } from '../../../../shared/preview/preview-assets.ts';

/** The message from the page to the worker that checks. */
export interface CheckRequest {
  readonly id: number;
  readonly plan: DrawingPlan;
  readonly fontUrls: FontUrls;
}

/** A finding of an image, already formatted by the worker, so that the page does not load the renderer for it. */
export interface PlanFinding extends Pick<Finding, 'layer_id' | 'detail'> {
  /** From the renderer, or from the design alone. */
  readonly kind: Finding['kind'] | 'label_covers_artwork';
  readonly severity: Severity;
  readonly text: BilingualText;
}

export type CheckResponse =
  | { kind: 'checked'; id: number; findings: readonly PlanFinding[] }
  | { kind: 'failed'; id: number };

/** One finding of the design, with the same number in the list, in the layer tree and on the canvas. */
export interface PreflightFinding extends PlanFinding {
  readonly number: number;
  readonly configId: string;
  readonly configName: string;
}

import { errorText } from '@platen/model/errors/errors';
import { type RenderFailure, type RenderState, renderFailures } from '@platen/model/files/renders';
import type { OrderState } from '@platen/model/orders/lifecycle/order-states';
import type { OrderImage } from '@platen/model/orders/orders';
import { type Locale, textIn } from '@platen/model/text/locale';
import { type Finding, findingText, isRefusal } from '@platen/render/node';
import { blobUrl } from '../../../platform/store/blob-url.ts';
import { hasStage } from './image-stages.ts';
import type { ImageRow } from './order-images.queries.ts';
import type { SuppliedFile } from './orders.queries.ts';

export function toOrderImage(row: ImageRow, orderState: OrderState, locale: Locale): OrderImage {
  const state = stateOf(row, orderState);
  const findings = row.findings ?? [];
  return {
    config_id: row.config_id,
    name: row.name,
    state,
    progress: row.progress ?? 0,
    url: row.key !== null && row.filename !== null ? blobUrl({ key: row.key, filename: row.filename }) : null,
    width: row.width,
    height: row.height,
    findings: findings.map((finding) => ({
      kind: finding.kind,
      layer_id: finding.layer_id,
      layer_name: finding.layer_name,
      message: findingText(finding, locale),
    })),
    error: errorOf(state, findings, row.error ?? row.failure, locale),
  };
}

/** A picture that is printed as the customer supplied it. */
export function toSuppliedImage({ url, filename, width, height }: SuppliedFile): OrderImage {
  return { config_id: '', name: filename, state: 'done', progress: 1, url, width, height, findings: [], error: null };
}

function stateOf({ error, state }: ImageRow, orderState: OrderState): RenderState {
  if (error !== null) return 'failed';
  const now = state ?? 'queued';
  // Images of an ended order are not drawn any more.
  return now === 'queued' && !hasStage.preview(orderState) ? 'cancelled' : now;
}

function errorOf(
  state: RenderState,
  findings: readonly Finding[],
  failure: RenderFailure | null,
  locale: Locale,
): string | null {
  if (state === 'refused') {
    const reasons = findings.filter(isRefusal).map((finding) => findingText(finding, locale));
    return errorText('render_failed', { reason: reasons.join('; ') }, locale);
  }
  if (state !== 'failed') return null;
  return errorText('render_failed', { reason: textIn(renderFailures[failure ?? 'unavailable'], locale) }, locale);
}

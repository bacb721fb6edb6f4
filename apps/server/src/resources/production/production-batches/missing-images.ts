import { renderFailures } from '@platen/model/files/renders';
import { fillText, type Locale, textIn } from '@platen/model/text/locale';
import { findingText, isRefusal } from '@platen/render/node';
import type { ProductionImage } from './printed-orders.ts';
import type { PrintedBatch } from './production-images.service.ts';
import { missingStateTexts, missingTexts } from './production-zip.messages.ts';

/** Why an image of an order is missing: its state, and the failing layers or the failure. */
export function missingImageText(image: ProductionImage, locale: Locale): string {
  const { state, findings, failure, suffix } = image;
  const refusals = state === 'refused' ? findings.filter(isRefusal) : [];
  const details = [
    ...refusals.map((finding) => findingText(finding, locale)),
    ...(state === 'failed' && failure !== null ? [textIn(renderFailures[failure], locale)] : []),
  ];
  const reason = [textIn(missingStateTexts[state], locale), ...details].join(' – ');
  return fillText(textIn(missingTexts.image, locale), { image: suffix, reason });
}

/** Images that failed for good, one line for each with its order. Waiting images may still be drawn. */
export function unprintableImages({ orders }: PrintedBatch, locale: Locale): string[] {
  return orders.flatMap(({ order, images }) =>
    images.flatMap((image) => (isFailed(image) ? [missingLine(order, missingImageText(image, locale))] : [])),
  );
}

/** The orders with an image that failed for good. */
export function failedOrderIds({ orders }: PrintedBatch): number[] {
  return orders.filter(({ images }) => images.some(isFailed)).map(({ order }) => order.id);
}

function isFailed({ state }: ProductionImage): boolean {
  return state === 'refused' || state === 'failed';
}

/** The number of images that are not drawn yet. */
export function countUnmadeImages({ orders }: PrintedBatch): number {
  return orders.flatMap(({ images }) => images).filter(({ state }) => state !== 'done').length;
}

export function missingLine({ system_no, no }: { system_no: string; no: string }, reason: string): string {
  return `${system_no} (${no}): ${reason}`;
}

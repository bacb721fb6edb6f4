import { fillText, type Locale, textIn } from '@platen/model/locale';
import { renderFailures } from '@platen/model/renders';
import { findingText, isRefusal } from '@platen/render/node';
import type { ProductionImage } from '../orders/printed-orders.ts';
import type { PrintedBatch } from '../orders/production-images.service.ts';
import { missingStateTexts, missingTexts } from './production-zip.messages.ts';

/** Why the n-th image of an order is not there: its state, and the layers or the failure that are to blame. */
export function missingImageText({ state, findings, failure }: ProductionImage, n: number, locale: Locale): string {
  const refusals = state === 'refused' ? findings.filter(isRefusal) : [];
  const details = [
    ...refusals.map((finding) => findingText(finding, locale)),
    ...(state === 'failed' && failure !== null ? [textIn(renderFailures[failure], locale)] : []),
  ];
  const reason = [textIn(missingStateTexts[state], locale), ...details].join(' – ');
  return fillText(textIn(missingTexts.image, locale), { n, reason });
}

/** Images that nobody is making any more, a line for each with its order. One that waits may still come. */
export function unprintableImages({ orders }: PrintedBatch, locale: Locale): string[] {
  return orders.flatMap(({ order, images }) =>
    images.flatMap((image, index) =>
      isFailed(image) ? [missingLine(order, missingImageText(image, index + 1, locale))] : [],
    ),
  );
}

/** The orders of which nobody makes an image any more that is not there. */
export function failedOrderIds({ orders }: PrintedBatch): number[] {
  return orders.filter(({ images }) => images.some(isFailed)).map(({ order }) => order.id);
}

function isFailed({ state }: ProductionImage): boolean {
  return state === 'refused' || state === 'failed';
}

/** Images that are not there yet. */
export function countUnmadeImages({ orders }: PrintedBatch): number {
  return orders.flatMap(({ images }) => images).filter(({ state }) => state !== 'done').length;
}

export function missingLine({ system_no, no }: { system_no: string; no: string }, reason: string): string {
  return `${system_no} (${no}): ${reason}`;
}

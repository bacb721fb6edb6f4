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
  if (refusals.some(({ kind }) => kind === 'blank_image')) return blankImageText(image, locale);
  const details = [
    ...refusals.map((finding) => findingText(finding, locale)),
    ...(state === 'failed' && failure !== null ? [textIn(renderFailures[failure], locale)] : []),
  ];
  const reason = [textIn(missingStateTexts[state], locale), ...details].join(' – ');
  return fillText(textIn(missingTexts.image, locale), { image: suffix, reason });
}

/** No file is missing that could be told by its number: the image is named, as in the findings of its order. */
function blankImageText({ name }: ProductionImage, locale: Locale): string {
  return fillText(textIn(missingTexts.image, locale), { image: name, reason: textIn(missingTexts.blank, locale) });
}

/**
 * Images that failed for good, and those that will because nothing is printed on them, one line for each with its order.
 * Other waiting images may still be drawn.
 */
export function unprintableImages({ orders }: PrintedBatch, blank: readonly BlankImage[], locale: Locale): string[] {
  const keyOf = ({ order_id, config_id }: BlankImage) => `${order_id}/${config_id}`;
  const blankKeys = new Set(blank.map(keyOf));
  function reasonOf(image: ProductionImage): string | undefined {
    if (isFailed(image)) return missingImageText(image, locale);
    return image.state !== 'done' && blankKeys.has(keyOf(image)) ? blankImageText(image, locale) : undefined;
  }
  return orders.flatMap(({ order, images }) =>
    images.flatMap((image) => {
      const reason = reasonOf(image);
      return reason === undefined ? [] : [missingLine(order, reason)];
    }),
  );
}

type BlankImage = Pick<ProductionImage, 'order_id' | 'config_id'>;

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

import type { PaperOrder } from '@platen/model/production/batch-papers';

/** The customer's numbers of an order. */
export function numbersOf({ no, sub_no }: Pick<PaperOrder, 'no' | 'sub_no'>): string {
  return [no, sub_no].filter(Boolean).join(' / ');
}

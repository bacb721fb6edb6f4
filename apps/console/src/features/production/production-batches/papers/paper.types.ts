import type { PaperOrder } from '@platen/model/production/batch-papers';
import type { ProductionBatch } from '@platen/model/production/production-batches';
import type { BilingualText } from '@platen/model/text/locale';
import type { ComponentType } from 'react';

/** One of the papers that accompany a batch through the workshop. */
export interface Paper {
  text: BilingualText;
  /** The page size that it is printed on. A label has no room for a heading. */
  page: { widthMm: number; heightMm: number; marginMm: number; isLabel?: true };
  /** The orders of the batch that are still made. */
  Sheet: ComponentType<PaperProps>;
}

export interface PaperProps {
  batch: ProductionBatch;
  orders: readonly PaperOrder[];
}

export const a4Page: Paper['page'] = { widthMm: 210, heightMm: 297, marginMm: 12 };

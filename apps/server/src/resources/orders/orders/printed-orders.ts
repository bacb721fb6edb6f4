import type { ReceiverField } from '@platen/model/receiver-fields';
import type { RenderFailure, RenderState } from '@platen/model/renders';
import type { Finding } from '@platen/render/node';
import type { OrderTableRow } from '../lifecycle/lifecycle.tables.ts';

/** One image that is printed for an order: drawn by the system, or brought by the customer. */
export interface ProductionImage {
  order_id: number;
  position: number;
  state: RenderState;
  findings: Finding[];
  failure: RenderFailure | null;
  /** Where its bytes are, and what they are; nothing while it is not made. */
  key: string | null;
  content_type: string | null;
}

/** An order of a batch that has not ended, as the factory packs it. */
export type LiveOrder = Pick<OrderTableRow, 'id' | 'system_no' | 'no' | 'sub_no' | 'size' | 'quantity' | ReceiverField>;

import type { ReceiverField } from '@platen/model/receiver-fields';
import type { RenderFailure, RenderState } from '@platen/model/renders';
import type { Finding } from '@platen/render/node';
import type { OrderTableRow } from '../lifecycle/lifecycle.tables.ts';

/** One image that is printed for an order: drawn by the system, or supplied by the customer. */
export interface ProductionImage {
  order_id: number;
  position: number;
  state: RenderState;
  findings: Finding[];
  failure: RenderFailure | null;
  /** The key and type of its bytes; null until it is drawn. */
  key: string | null;
  content_type: string | null;
}

/** A live order of a batch, as the factory packs it. */
export type LiveOrder = Pick<OrderTableRow, 'id' | 'system_no' | 'no' | 'sub_no' | 'size' | 'quantity' | ReceiverField>;

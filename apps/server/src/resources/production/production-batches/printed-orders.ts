import type { RenderFailure, RenderState } from '@platen/model/files/renders';
import type { ReceiverField } from '@platen/model/orders/receiver-fields';
import type { Finding } from '@platen/render/node';
import type { OrderTableRow } from '../../orders/lifecycle/lifecycle.tables.ts';

/** A stored image of an order: drawn by the system, or supplied by the customer. */
export interface StoredImage {
  order_id: number;
  position: number;
  state: RenderState;
  findings: Finding[];
  failure: RenderFailure | null;
  /** The key and type of the bytes that are printed; null until it is drawn. */
  key: string | null;
  content_type: string | null;
  /** The address of its picture, which screens show. */
  url: string | null;
}

/** One image that is printed for an order. */
export interface ProductionImage extends StoredImage {
  /** The config that it is drawn from; null for an image that the customer supplied. */
  config_id: string | null;
  /** What people call it: the name of its config, or of the file that the customer supplied. */
  name: string;
  /** What tells it from the order's other images in names of files. */
  suffix: string;
}

/** A live order of a batch, as the factory packs it. */
export type LiveOrder = Pick<OrderTableRow, 'id' | 'system_no' | 'no' | 'sub_no' | 'size' | 'quantity' | ReceiverField>;

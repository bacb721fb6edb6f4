import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import type { BilingualText, TextParams } from '@platen/model/text/locale';
import type { CheckedOrder } from '@platen/ordering/check-order';
import type { OrderFile } from '@platen/ordering/order-rules';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { RowMessage } from './sheet.messages.ts';
import type { ImageReference } from './sheet-order.ts';

/** The result of looking up an image: its size, or the reason why it cannot be used. */
export type ImageLookup =
  | { filename: string; width: number; height: number }
  | { refused: RowMessage; params: TextParams };

/** The row and column that a person has assigned a loose photo to. */
export interface PhotoAssignment {
  /** The id of its picture. */
  readonly photo: string;
  readonly rowNumber: number;
  readonly column: string;
}

/** Data that a check needs from outside the sheet. Each lookup is made once. */
export interface SheetLookups {
  findTemplate(no: string): Promise<OrderTemplate | undefined>;
  findImage(image: ImageReference): Promise<ImageLookup>;
  /**
   * Returns the keys (`orderNumberKey`) of the customer's live orders that have one of these numbers. Omitted if they
   * cannot be looked up.
   */
  findTaken?(nos: readonly string[]): Promise<Iterable<string>>;
  /** The only kind of template that is accepted. Omitted if any is. */
  readonly kind?: TemplateKind;
  /** The factory's rules for addresses, by kind of shipping. Omitted if there are none. */
  readonly shipping?: ShippingRules;
  /** Photos that a person has assigned to rows. Omitted if nobody can assign any: photos without a row are then ignored. */
  readonly assignments?: readonly PhotoAssignment[];
}

/** An image of an order; `url` is its reference until it is uploaded. */
export interface SheetImage extends OrderFile {
  image: ImageReference;
}

export interface CheckedRow {
  rowNumber: number;
  isHidden: boolean;
  order: CheckedOrder<SheetImage>;
}

/** The rows of one template. */
export interface CheckedGroup {
  template: OrderTemplate;
  rows: CheckedRow[];
}

/** A row that cannot be ordered. Its cells are not stored: the sheet is read again when they are needed. */
export interface FailedRow {
  rowNumber: number;
  /** One line each, with the row's number. */
  reasons: readonly BilingualText[];
}

export interface CheckedSheet {
  /** By template, in the order in which the sheet names them. */
  groups: CheckedGroup[];
  failed: FailedRow[];
  /** The row at which checking ended because too many had failed; later rows were not checked. */
  stoppedAt: number | undefined;
  /** Headers that are not our columns but name a custom item of a template, by their column. */
  itemHeaders: ReadonlyMap<number, string>;
}

import type { BilingualText, TextParams } from '@platen/model/locale';
import type { ShippingRules } from '@platen/model/shipping-settings';
import type { TemplateKind } from '@platen/model/sku-templates';
import type { CheckedOrder } from '@platen/ordering/check-order';
import type { OrderFile } from '@platen/ordering/order-rules';
import type { OrderTemplate } from '@platen/ordering/order-template';
import type { ImageReference } from './sheet-order.ts';
import type { RowMessage } from './sheet.messages.ts';

/** What is known of an image: its size, or why it cannot be taken. */
export type ImageLookup =
  | { filename: string; width: number; height: number }
  | { refused: RowMessage; params: TextParams };

/** Which row and column a person has given a photo that came with the sheet. */
export interface PhotoAssignment {
  /** The id of its picture. */
  readonly photo: string;
  readonly rowNumber: number;
  readonly column: string;
}

/** What a sheet cannot know by itself. Each thing is asked for once. */
export interface SheetLookups {
  findTemplate(no: string): Promise<OrderTemplate | undefined>;
  findImage(image: ImageReference): Promise<ImageLookup>;
  /** Those of the customer's order numbers that another order has. Not there where nobody can tell. */
  findTaken?(nos: readonly string[]): Promise<Iterable<string>>;
  /** The only kind of templates that is wanted. Not there where any is. */
  readonly kind?: TemplateKind;
  /** What the factory asks of addresses, by kind of shipping. Not there where it asks nothing. */
  readonly shipping?: ShippingRules;
  /** The rows that a person has given photos. Not there where nobody can be asked: photos without a row are then left out. */
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

/** A row that cannot be ordered. Its cells are not kept: whoever needs them reads the sheet again. */
export interface FailedRow {
  rowNumber: number;
  /** One line each, with the row's number. */
  reasons: readonly BilingualText[];
}

export interface CheckedSheet {
  /** By template, in the order in which the sheet names them. */
  groups: CheckedGroup[];
  failed: FailedRow[];
  /** The row at which checking ended because too many had failed; the rest of the sheet was not looked at. */
  stoppedAt: number | undefined;
  /** Headers that are no columns of ours but name a custom item of a template, by their column. */
  itemHeaders: ReadonlyMap<number, string>;
}

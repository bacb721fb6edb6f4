import { type PrintToFill, printsToFill } from '@platen/design/prints-to-fill';
import type { ShippingRules } from '@platen/model/factory/shipping-settings';
import type { FieldReason } from '@platen/model/fields/field-reasons';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import { bySize, type ItemsByKey, itemsBySize } from './custom-items.ts';
import type { OrderTemplate } from './order-template.ts';
import type { ParsedOrder } from './read-orders.ts';

/** The properties of a file that an order refers to. */
export interface OrderFile {
  readonly url: string;
  readonly filename: string;
  readonly isImage: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Whether the file is announced but not uploaded, so that nothing else is known about it. */
  readonly isUnsent?: boolean;
  /** Whether all pixels of the image are transparent. Undefined if the image was not decoded. */
  readonly isBlank?: boolean | undefined;
}

/**
 * The formats that can be decoded and printed. SVG is not one of them: it is a document that may run scripts and load
 * files, so it is stored but never drawn.
 */
const imageFormats = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF', 'TIFF'];

/** Why a URL does not refer to a printable image. */
export function whyNoImage(file: OrderFile | undefined): FieldReason {
  if (!file) return { key: 'image_not_uploaded', params: {} };
  const { filename } = file;
  if (file.isUnsent) return { key: 'image_not_sent', params: { filename } };
  return { key: 'image_type_unsupported', params: { filename, formats: imageFormats } };
}

/** Why an image of which all pixels are transparent cannot be all that is printed. */
export function blankImage({ filename, isBlank }: OrderFile): FieldReason | undefined {
  return isBlank ? { key: 'image_blank', params: { filename } } : undefined;
}

/** Finds the customer's own file by its URL. */
export type FindFile<F extends OrderFile> = (url: string) => F | undefined;

/** All texts of the orders that may be URLs of files, so that they can be looked up at once. */
export function* addressesIn(rows: readonly ParsedOrder[]): Generator<string> {
  for (const { parts } of rows) {
    yield* parts.production_image_urls ?? [];
    for (const { value } of parts.custom_fields ?? []) yield value.trim();
  }
}

/** What the orders of a template are checked against. */
export interface OrderRules<F extends OrderFile> {
  readonly template: OrderTemplate;
  readonly fieldsOf: (size: string) => ItemsByKey;
  /** The production images of a size that an order must not leave empty. */
  readonly printsToFill: (size: string) => readonly PrintToFill[];
  /** The custom items of all sizes, by the names that orders use: their keys with the prefix. */
  readonly keyOf: ReadonlyMap<string, string>;
  /** Undefined if the owner of a file is unknown, as in a browser: files are then not checked. */
  readonly findFile: FindFile<F> | undefined;
  /** The address rules of the factory; undefined if they are unknown. */
  readonly shipping: ShippingRules | undefined;
}

export function orderRulesOf<F extends OrderFile>(
  template: OrderTemplate,
  findFile?: FindFile<F>,
  shipping?: ShippingRules,
): OrderRules<F> {
  const keyOf = new Map(template.excel_config.map(({ key }) => [customItemPrefix + key, key]));
  const prints = bySize((size) => (template.kind === 'micro_custom' ? printsToFill(template, size) : []));
  return { template, fieldsOf: itemsBySize(template), printsToFill: prints, keyOf, findFile, shipping };
}

import type { FieldReason } from '@platen/model/field-reasons';
import { customItemPrefix } from '@platen/model/form-orders';
import type { ShippingRules } from '@platen/model/shipping-settings';
import { itemsBySize, type ItemsByKey } from './custom-items.ts';
import type { OrderTemplate } from './order-template.ts';
import type { ParsedOrder } from './read-orders.ts';

/** What is known of a file that an order names. */
export interface OrderFile {
  readonly url: string;
  readonly filename: string;
  readonly isImage: boolean;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** It was announced, and its bytes have not arrived: nothing else is known of it. */
  readonly isUnsent?: boolean;
}

/** What can be decoded and printed. An SVG is a document that may run scripts and load files: it is kept, never drawn. */
const imageFormats = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF', 'TIFF'];

/** Why what stands behind an address is no image that can be printed. */
export function whyNoImage(file: OrderFile | undefined): FieldReason {
  if (!file) return { key: 'image_not_uploaded', params: {} };
  const { filename } = file;
  if (file.isUnsent) return { key: 'image_not_sent', params: { filename } };
  return { key: 'image_type_unsupported', params: { filename, formats: imageFormats } };
}

/** The customer's own file behind an address; nothing where there is none. */
export type FindFile<F extends OrderFile> = (url: string) => F | undefined;

/** Every text of the orders that may be the address of a file, so that all of them can be looked up at once. */
export function* addressesIn(rows: readonly ParsedOrder[]): Generator<string> {
  for (const { parts } of rows) {
    yield* parts.production_image_urls ?? [];
    for (const { value } of parts.custom_fields ?? []) yield value.trim();
  }
}

/** What orders of a template are checked against. */
export interface OrderRules<F extends OrderFile> {
  readonly template: OrderTemplate;
  readonly fieldsOf: (size: string) => ItemsByKey;
  /** The custom items of all sizes, by the names that orders give them: their keys with the prefix. */
  readonly keyOf: ReadonlyMap<string, string>;
  /** Not there where nobody can tell whose files they are, as in a browser: then nothing is asked of them. */
  readonly findFile: FindFile<F> | undefined;
  /** What the factory asks of addresses. Not there where nobody has asked the factory. */
  readonly shipping: ShippingRules | undefined;
}

export function orderRulesOf<F extends OrderFile>(
  template: OrderTemplate,
  findFile?: FindFile<F>,
  shipping?: ShippingRules,
): OrderRules<F> {
  const keyOf = new Map(template.excel_config.map(({ key }) => [customItemPrefix + key, key]));
  return { template, fieldsOf: itemsBySize(template), keyOf, findFile, shipping };
}

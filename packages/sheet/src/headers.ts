import { customItemPrefix } from '@platen/model/form-orders';
import { orderColumnTitles } from '@platen/model/order-columns';

/** The column of `Error Info.xlsx` that says what is wrong. In a mended sheet it may still be there, and means nothing. */
export const reasonsHeader = '错误原因';

/** Headers of a merchant's own sheets, as they stand there, and the columns that they mean. */
export type HeaderMapping = Readonly<Record<string, string>>;

/** A mapping that an account has made before, and for which headers. */
export interface RememberedMapping {
  headers: readonly string[];
  mapping: HeaderMapping;
}

/** The same for sheets with the same headers, in whatever order and spelling. */
export function headerSetOf(headers: Iterable<string>): string {
  return [...new Set([...headers].map(comparable))]
    .filter((header) => header !== '')
    .sort()
    .join('\n');
}

/**
 * Gives the column's key for a header: with or without its `*`, in full or half width, with whatever spaces. A custom
 * item is recognised by its prefix alone: which ones there may be depends on the template of each row.
 */
export function headerRecogniser(mapping: HeaderMapping = {}): (header: string) => string | undefined {
  const keys = new Map<string, string>();
  for (const [key, title] of Object.entries(orderColumnTitles)) keys.set(comparable(title), key);
  for (const [header, key] of Object.entries(mapping)) keys.set(comparable(header), key);
  return (header) => keys.get(comparable(header)) ?? customItemKey(header);
}

/** Without what people add, leave out or type differently. */
export function comparable(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\*+|[*.]+$/g, '')
    .toLowerCase();
}

const prefix = /^[\s*＊]*定\s*制\s*项\s*[-－\u2010-\u2015\u2212]/;

function customItemKey(header: string): string | undefined {
  const match = prefix.exec(header);
  const label =
    match &&
    header
      .slice(match[0].length)
      .replace(/[\s*＊]+$/, '')
      .trim();
  return label ? customItemPrefix + label : undefined;
}

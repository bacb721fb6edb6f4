import { customItemPrefix } from '@platen/model/orders/form-orders';
import {
  type OrderColumn,
  orderColumnNames,
  orderColumns,
  requiredOrderColumns,
} from '@platen/model/orders/order-columns';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { headersOfColumn } from '@platen/ordering/column-headers';

/** The column of `Error Info.xlsx` that contains the reasons. It is ignored if a corrected sheet still has it. */
const reasonsNames: BilingualText = { zh: '错误原因', en: 'What is wrong' };

export function reasonsHeader(locale: Locale): string {
  return textIn(reasonsNames, locale);
}

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
 * The column that a header names by one of our own names: in either language, with or without its `*`, in full or half
 * width, with whatever spaces. A custom item is recognized by its prefix alone: which ones there may be depends on the
 * template of each row.
 */
export function ownColumnOf(header: string): string | undefined {
  return ownNames.get(comparable(header)) ?? customItemKey(header);
}

/** The column that a header most likely means: by one of our names, or by a word that other programs have for it. */
export function columnOfHeader(header: string): string | undefined {
  return ownColumnOf(header) ?? words.get(comparable(header));
}

export interface HeaderMeaning {
  key: string | undefined;
  /** By a word that is not our own name for the column, and that nobody has mapped. */
  isGuess: boolean;
}

/**
 * The meaning of each header of a sheet, in their order. What a person has said about the same headers counts alone, beside
 * our own names; otherwise other words for a column are taken too, the first of them where several mean the same.
 */
export function readHeaders(headers: readonly string[], mappings: readonly RememberedMapping[]): HeaderMeaning[] {
  const set = headerSetOf(headers);
  const mapping = mappings.find((each) => headerSetOf(each.headers) === set)?.mapping;
  const mapped = new Map(Object.entries(mapping ?? {}).map(([header, key]) => [comparable(header), key]));
  const known = headers.map((header) => mapped.get(comparable(header)) ?? ownColumnOf(header));
  const taken = new Set(known);
  return headers.map((header, index) => {
    const guess = mapping || known[index] !== undefined ? undefined : words.get(comparable(header));
    if (guess === undefined || taken.has(guess)) return { key: known[index], isGuess: false };
    taken.add(guess);
    return { key: guess, isGuess: true };
  });
}

/** Which of the columns that every row needs are missing, where headers that mean nothing to us may be them. */
export function missingColumns(headers: readonly { key: string | null | undefined }[]): OrderColumn[] {
  if (headers.every(({ key }) => typeof key === 'string')) return [];
  const named = new Set(headers.map(({ key }) => key));
  return requiredOrderColumns.filter((column) => !named.has(column));
}

export function isReasonsHeader(header: string): boolean {
  return [reasonsNames.zh, reasonsNames.en].some((name) => comparable(name) === comparable(header));
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

const ownNames: ReadonlyMap<string, OrderColumn> = new Map(
  orderColumns.flatMap((column) =>
    Object.values(orderColumnNames[column]).map((name): [string, OrderColumn] => [comparable(name), column]),
  ),
);

const words: ReadonlyMap<string, OrderColumn> = new Map(
  orderColumns.flatMap((column) =>
    headersOfColumn(column).map((word): [string, OrderColumn] => [comparable(word), column]),
  ),
);

const prefix = /^[\s*＊]*(?:定\s*制\s*项\s*[-－:：\u2010-\u2015\u2212]|custom\s*items?\s*[-－:：\u2010-\u2015\u2212])/i;

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

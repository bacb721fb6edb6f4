import { customItemPrefix } from '@platen/model/orders/form-orders';
import {
  type OrderColumn,
  orderColumnNames,
  orderColumns,
  requiredOrderColumns,
} from '@platen/model/orders/order-columns';
import { receiverFields } from '@platen/model/orders/receiver-fields';
import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { headersOfColumn, secondAddressWords } from '@platen/ordering/column-headers';

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
  return ownColumnOf(header) ?? words.get(headerWord(header))?.column;
}

export interface HeaderMeaning {
  key: string | undefined;
  /** By a word that is not our own name for the column, and that nobody has mapped. */
  isGuess: boolean;
}

/**
 * The meaning of each header of a sheet, in their order. What a person has said about the same headers counts alone, beside
 * our own names; otherwise other words for a column are taken too, the most specific of them where several mean the same.
 * A second line of the address belongs to the column that has the first.
 */
export function readHeaders(headers: readonly string[], mappings: readonly RememberedMapping[]): HeaderMeaning[] {
  const set = headerSetOf(headers);
  const mapping = mappings.find((each) => headerSetOf(each.headers) === set)?.mapping;
  const mapped = new Map(Object.entries(mapping ?? {}).map(([header, key]) => [comparable(header), key]));
  const known = headers.map((header) => mapped.get(comparable(header)) ?? ownColumnOf(header));
  const guesses = mapping ? new Map<number, string>() : guessColumns(headers, known);
  return headers.map((_, index) => {
    const guess = guesses.get(index);
    return guess === undefined ? { key: known[index], isGuess: false } : { key: guess, isGuess: true };
  });
}

/** What the headers without a known meaning probably mean, by their index. */
function guessColumns(headers: readonly string[], known: readonly (string | undefined)[]): Map<number, string> {
  const guesses = new Map<number, string>();
  const taken = new Set(known);
  const candidates = headers
    .flatMap((header, index) => {
      const word = known[index] === undefined ? words.get(headerWord(header)) : undefined;
      return word ? [{ index, column: word.column, rank: isOfShipment(header) ? -1 : word.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  for (const { index, column } of candidates) {
    if (taken.has(column)) continue;
    taken.add(column);
    guesses.set(index, column);
  }
  const firstLine = headers.findIndex((_, index) => (guesses.get(index) ?? known[index]) === 'address');
  const secondLine = headers.findIndex(
    (header, index) => index > firstLine && known[index] === undefined && secondLines.has(headerWord(header)),
  );
  if (firstLine >= 0 && secondLine >= 0) guesses.set(secondLine, 'address');
  return guesses;
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

/** What sellers' programs put before the same words. */
const shopNames = /^(?:etsy|shopify|amazon|ebay|walmart|tiktok|temu|shein|woo(?:commerce)?|wix|平台)/;
const shipment = /^(?:ship(?:ping|ment)?|delivery|recipient|receiver|consignee)(?:to)?/;

/** A header as words are compared: without punctuation, the name of a shop, and what says that it is of the shipment. */
export function headerWord(header: string): string {
  const plain = plainWord(header);
  const part = plain.replace(shipment, '');
  return addressWords.has(part) ? part : plain;
}

const plainWord = (header: string) => {
  const text = comparable(header).replace(/[^\p{L}\p{N}]/gu, '');
  return text.replace(shopNames, '') || text;
};

/** "Ship name" is the receiver's, while "Name" may be anybody's. */
const isOfShipment = (header: string) => headerWord(header) !== plainWord(header);

const secondLines: ReadonlySet<string> = new Set(secondAddressWords.map(plainWord));
const addressWords: ReadonlySet<string> = new Set([
  ...receiverFields.flatMap((field) => headersOfColumn(field).map(plainWord)),
  ...secondLines,
]);

interface HeaderGuess {
  column: OrderColumn;
  /** The position of the word among those for its column. */
  rank: number;
}

const words: ReadonlyMap<string, HeaderGuess> = new Map(
  orderColumns.flatMap((column) =>
    headersOfColumn(column).map((word, rank): [string, HeaderGuess] => [headerWord(word), { column, rank }]),
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

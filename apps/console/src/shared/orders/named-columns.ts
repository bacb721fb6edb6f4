import { orderColumnTitles } from '@platen/model/orders/order-columns';
import { comparable, headerWord } from '@platen/sheet/headers';

/** A column and every header that means it. */
export interface ColumnNames<T> {
  readonly target: T;
  readonly names: readonly string[];
}

/**
 * The columns that a pasted row names, if it is a row of headers: at least half of it must be known names. Of columns
 * with the same name the first one gets the first occurrence, and the next one its repetition.
 */
export function findNamedColumns<T>(
  row: readonly string[],
  columns: readonly ColumnNames<T>[],
): (T | undefined)[] | undefined {
  const known = new Map<string, T[]>();
  for (const { target, names } of columns) {
    for (const word of new Set(names.map(headerWord))) known.set(word, [...(known.get(word) ?? []), target]);
  }
  const taken = new Set<T | undefined>();
  const targets = row.map((text) => {
    const meant = known.get(headerWord(text))?.find((target) => !taken.has(target));
    taken.add(meant);
    return meant;
  });
  const named = row.filter((text) => text.trim() !== '');
  // A column of our sheet that this template does not have is a known header too.
  const recognized = row.filter((text, index) => targets[index] !== undefined || sheetTitles.has(comparable(text)));
  return recognized.length > 0 && recognized.length * 2 >= named.length ? targets : undefined;
}

const sheetTitles: ReadonlySet<string> = new Set(Object.values(orderColumnTitles).map(comparable));

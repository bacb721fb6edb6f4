import { z } from 'zod';
import { findBySpelling, toSnakeCase } from '../text/spelling.ts';
import { listPageSizeDefault, listPageSizeMax } from './list-pages.ts';

/** `page=0` asks for all rows; more than this many are never sent at once. */
export const listAllRowsMax = 1000;
/** Totals are counted up to this number and estimated beyond it, because counting a large table slows down every page. */
export const listCountedMax = 20_000;
/** For this long, page N + 1 continues where page N ended for the same reader. */
export const pageCursorMinutes = 5;
const cursorLengthMax = 2000;

/** The limit for one filter. */
const filterEntriesMax = 100;

/**
 * The filters and sorts of a list as data: the server validates and queries with it, the console builds filters from it.
 * A filter's name ends in its operator (`name_cont`, `state_eq`, `tags_name_in`); a name without one is the
 * resource's own parameter, which its queries interpret.
 */
export const filterKinds = {
  /** A substring, case-insensitive. */
  text: z.string().max(200),
  /** One of several texts. */
  texts: z.array(z.string().max(200)).max(filterEntriesMax),
  id: z.coerce.number().int().positive(),
  ids: z.array(z.coerce.number().int().positive()).max(filterEntriesMax),
  flag: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }),
  /** A calendar day in the factory's time zone. */
  day: z.iso.date(),
  /** An instant with its time zone. */
  time: z.iso.datetime({ offset: true }),
} as const;

export type FilterKind = keyof typeof filterKinds;
/**
 * One or several values of an enum; `find` handles the spellings of callers. A plain list of values accepts one of
 * them.
 */
export interface ChoiceSpec<V extends string = string, IsMany extends boolean = boolean> {
  readonly values: readonly V[];
  readonly isMany: IsMany;
  readonly find: (text: string) => V | undefined;
}
export type FilterSpec = FilterKind | readonly string[] | ChoiceSpec;
export type FilterSpecs = Readonly<Record<string, FilterSpec>>;

export interface ListSpec<F extends FilterSpecs = FilterSpecs, S extends string = string> {
  readonly filters: F;
  /** The columns that `order` may name; the first is the default, newest or largest first. */
  readonly sorts: readonly [S, ...S[]];
  readonly pageSize: number;
}

export function defineList<const F extends FilterSpecs, const S extends string>(spec: {
  filters: F;
  sorts: readonly [S, ...S[]];
  pageSize?: number;
}): ListSpec<F, S> {
  return { filters: spec.filters, sorts: spec.sorts, pageSize: spec.pageSize ?? listPageSizeDefault };
}

export function oneOf<const V extends string>(
  values: readonly V[],
  find: (text: string) => V | undefined,
): ChoiceSpec<V, false> {
  return { values, isMany: false, find };
}

export function someOf<const V extends string>(values: readonly V[]): ChoiceSpec<V, true> {
  return { values, isMany: true, find: (text) => findBySpelling(values, text) };
}

/** Undefined for a filter that is not a choice. */
function findChoice(spec: FilterSpec | undefined): ChoiceSpec | undefined {
  if (typeof spec !== 'object') return undefined;
  return 'isMany' in spec ? spec : oneOf(spec, (text) => findBySpelling(spec, text));
}

type FilterValue<T extends FilterSpec> = T extends readonly (infer V)[]
  ? V
  : T extends ChoiceSpec<infer V, infer IsMany>
    ? IsMany extends true
      ? V[]
      : V
    : T extends FilterKind
      ? z.output<(typeof filterKinds)[T]>
      : never;
export type FilterValues<F extends FilterSpecs> = { -readonly [K in keyof F]?: FilterValue<F[K]> };

export interface Sort<S extends string = string> {
  column: S;
  direction: 'asc' | 'desc';
}

/** A cursor: the position in a list where the next page starts. */
export interface ListCursor {
  /** The number of the next page for a reader who has read all pages before it. */
  readonly page: number;
  /** The values of the last row in each column of the order, the unique one last. */
  readonly values: readonly (string | null)[];
}

export interface ListQuery<F extends FilterSpecs = FilterSpecs, S extends string = string> {
  page: number;
  per_page: number;
  /** Where the page begins; takes precedence over `page`. */
  after?: ListCursor;
  order: Sort<S>[];
  filters: FilterValues<F>;
  /** Called with the cursor at the end of the page, also for the last page. */
  ended?: (place: ListCursor['values']) => void;
}

export interface PageMeta {
  page: number;
  per_page: number;
  total: number;
  /** At least the number of pages that are known to exist. */
  total_pages: number;
  /** True if there are more rows than are counted. */
  total_is_estimate: boolean;
  /** Sent as `after`, it returns the next page; null on the last page. */
  next_cursor: string | null;
}

export interface Page<T> {
  data: T[];
  meta: PageMeta;
}

export const pageMetaSchema = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
  total_is_estimate: z.boolean(),
  next_cursor: z.string().nullable(),
});

export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: pageMetaSchema });
}

/** The schema of a list's query string, after `normalizeListParams`. Strict: an unknown filter is refused by name. */
export function listQuerySchema(spec: ListSpec) {
  const shape: Record<string, z.ZodType> = {
    page: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(1)
      .describe(`Number of the page, from 1. 0 returns all rows, at most ${listAllRowsMax}.`),
    per_page: z.coerce.number().int().min(1).max(listPageSizeMax).default(spec.pageSize),
    after: z
      .string()
      .max(cursorLengthMax)
      .optional()
      .describe('`meta.next_cursor` of the previous page. Takes precedence over `page`.'),
    order: z
      .string()
      .max(200)
      .optional()
      .describe(
        `Columns to sort by, separated by commas, each with an optional \`asc\` or \`desc\`. ` +
          `Default: \`${spec.sorts[0]} desc\`. Columns: ${spec.sorts.join(', ')}.`,
      ),
  };
  for (const [name, kind] of Object.entries(spec.filters)) {
    shape[name] = filterSchema(kind).optional();
  }
  return z.strictObject(shape);
}

function filterSchema(spec: FilterSpec): z.ZodType {
  if (typeof spec === 'string') return filterKinds[spec];
  const { values = [], isMany = false } = findChoice(spec) ?? {};
  const one = z.enum(values as [string, ...string[]]);
  return isMany ? z.array(one).max(filterEntriesMax) : one;
}

/** The brackets of an array: `name[]`, or `name[0]` as PHP writes it. */
const brackets = /\[\d*\]$/;

/**
 * Converts query parameters to the form of the schema: camelCase becomes snake_case in names and enum values, `name[]`,
 * `name[0]` and comma lists become arrays, and empty values are dropped (a cleared input sends one). Values in brackets
 * are not split at commas, because a merchant's order number may contain one. An empty list stays: it matches nothing,
 * and a program that asks for none of its orders must not get everybody's.
 */
export function normalizeListParams(spec: ListSpec, raw: Record<string, unknown>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [rawName, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    const name = toSnakeCase(rawName.replace(brackets, ''));
    const kind = spec.filters[name];
    const choice = findChoice(kind);
    const read = (part: string) => choice?.find(part) ?? part;
    if (kind === 'texts' || kind === 'ids' || choice?.isMany) {
      const given = [value].flat() as string[];
      const parts = brackets.test(rawName) ? given : given.flatMap((part) => part.split(','));
      const before = (params[name] ?? []) as string[];
      params[name] = [...before, ...parts.filter((part) => part !== '').map(read)];
    } else if (value !== '') {
      params[name] = typeof value === 'string' ? read(value) : value;
    }
  }
  return params;
}

/** Parses `created_at desc, name`; returns the part that names no column of the list, if there is one. */
export function parseOrder<S extends string>(spec: ListSpec<FilterSpecs, S>, order: string | undefined) {
  const sorts: Sort<S>[] = [];
  for (const part of (order ?? '').split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [rawColumn = '', rawDirection = 'asc', ...rest] = part.split(/\s+/);
    const column = spec.sorts.find((name) => name === toSnakeCase(rawColumn));
    const direction = rawDirection.toLowerCase();
    if (!column || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return { refused: part };
    sorts.push({ column, direction });
  }
  return { sorts: sorts.length > 0 ? sorts : [{ column: spec.sorts[0], direction: 'desc' as const }] };
}

/** The query of a list: `ListQueryOf<typeof apiKeyList>`. */
export type ListQueryOf<L> = L extends ListSpec<infer F, infer S> ? ListQuery<F, S> : never;

import { z } from 'zod';
import { selectPageSize } from './list-pages.ts';
import { defineList, type FilterSpecs, pageSchema } from './lists.ts';

/** The filters of every select: a search term, or the ids of entries that are already chosen. */
const optionFilters = { keyword: 'text', id_in: 'ids' } as const satisfies FilterSpecs;

export const readOptionSchema = z.object({ id: z.int(), display_name: z.string() });
export type ReadOption = z.infer<typeof readOptionSchema>;

/** The list of a `read_options` call, with the resource's own filters added to the common two. */
export function defineReadOptions<const F extends FilterSpecs, const S extends string>(spec: {
  filters: F;
  sorts: readonly [S, ...S[]];
}) {
  return defineList({ filters: { ...optionFilters, ...spec.filters }, sorts: spec.sorts, pageSize: selectPageSize });
}

export const readOptionsAnswer = pageSchema(readOptionSchema);

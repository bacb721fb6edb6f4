import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import type { CategoryOption } from '@platen/model/catalogue/categories';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../request/request.ts';

/** A whole tree in one request: the first level, with the second in `children`. */
export const categoryOptionsQuery = (tree: CategoryTree) =>
  queryOptions({
    queryKey: [tree, 'read_options'],
    queryFn: ({ signal }) =>
      api(`GET /${tree}/read_options` as const, {
        query: { page: 0, parent_id_null: true, order: 'name asc' },
        signal,
        showActivity: false,
      }),
    select: (page) => page.data,
  });

/** The path from the root to a category, as a cascader represents it; undefined while the tree is loading. */
export function categoryPath(options: readonly CategoryOption[], id: number | null | undefined): number[] | undefined {
  for (const parent of options) {
    if (parent.id === id) return [parent.id];
    if (parent.children.some((child) => child.id === id)) return [parent.id, id as number];
  }
  return undefined;
}

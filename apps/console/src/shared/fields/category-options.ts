import type { CategoryOption } from '@platen/model/categories';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../request/request.ts';

/** The two trees: of templates, and of image libraries. */
export type CategoryTree = 'categories' | 'library_categories';

/** A whole tree in one call: the first level, with the second in `children`. */
export const categoryOptionsQuery = (tree: CategoryTree) =>
  queryOptions({
    queryKey: [tree, 'read_options'],
    queryFn: ({ signal }) =>
      get<Page<CategoryOption>>(`/${tree}/read_options`, {
        query: { page: 0, parent_id_null: true, order: 'name asc' },
        signal,
        showActivity: false,
      }),
    select: (page) => page.data,
  });

/** The way from the root to a category, as a cascader holds it; nothing while it is not known. */
export function categoryPath(options: readonly CategoryOption[], id: number | null | undefined): number[] | undefined {
  for (const parent of options) {
    if (parent.id === id) return [parent.id];
    if (parent.children.some((child) => child.id === id)) return [parent.id, id as number];
  }
  return undefined;
}

import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import type { CategoryInput, CategoryUpdate } from '@platen/model/catalogue/categories';
import { queryOptions } from '@tanstack/react-query';
import { api, type CallOptions } from '../../../shared/request/request.ts';

/** A whole tree: both levels, with the number of items in each category. */
export const categoriesQuery = (tree: CategoryTree) =>
  queryOptions({
    queryKey: [tree, 'tree'],
    queryFn: ({ signal }) =>
      api(`GET /${tree}` as const, { query: { page: 0, parent_id_null: true, order: 'name asc' }, signal }),
    select: (page) => page.data,
  });

// The dialog shows refusals at the fields, so no message is shown.
export const createCategory = (tree: CategoryTree, body: CategoryInput, options: CallOptions) =>
  api(`POST /${tree}` as const, { body, ...options, showError: false });

export const updateCategory = (tree: CategoryTree, id: number, body: CategoryUpdate) =>
  api(`PUT /${tree}/:id` as const, { params: { id }, body, showError: false });

export const deleteCategory = (tree: CategoryTree, id: number) =>
  api(`DELETE /${tree}/:id` as const, { params: { id } });

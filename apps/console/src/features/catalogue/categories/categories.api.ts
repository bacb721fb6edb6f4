import type { Category, CategoryInput, CategoryUpdate } from '@platen/model/categories';
import type { Page } from '@platen/model/lists';
import { queryOptions } from '@tanstack/react-query';
import type { CategoryTree } from '../../../shared/fields/category-options.ts';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post, put } from '../../../shared/request/request.ts';

/** A tree as a whole: both levels, with how much is filed under each. */
export const categoriesQuery = (tree: CategoryTree) =>
  queryOptions({
    queryKey: [tree, 'tree'],
    queryFn: ({ signal }) =>
      get<Page<Category>>(`/${tree}`, { query: { page: 0, parent_id_null: true, order: 'name asc' }, signal }),
    select: (page) => page.data,
  });

// The dialog shows what the server refuses, beside the fields; nothing is announced.
export const createCategory = (tree: CategoryTree, input: CategoryInput, options: CallOptions) =>
  post<Category>(`/${tree}`, input, { ...options, showError: false });

export const updateCategory = (tree: CategoryTree, id: number, input: CategoryUpdate) =>
  put<Category>(`/${tree}${path`/${id}`}`, input, { showError: false });

export const deleteCategory = (tree: CategoryTree, id: number) => del(`/${tree}${path`/${id}`}`);

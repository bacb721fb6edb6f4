import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import type {
  Category,
  CategoryInput,
  CategoryOption,
  CategoryUpdate,
  categoryList,
  categoryOptions,
} from '@platen/model/catalogue/categories';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import * as queries from './categories.queries.ts';

export function listCategories(
  ctx: Context,
  tree: CategoryTree,
  list: ListQueryOf<typeof categoryList>,
): Promise<Page<Category>> {
  return queries.listCategories(ctx.db, tree, list);
}

export function listCategoryOptions(
  ctx: Context,
  tree: CategoryTree,
  list: ListQueryOf<typeof categoryOptions>,
): Promise<Page<CategoryOption>> {
  return queries.listCategoryOptions(ctx.db, tree, list);
}

export async function getCategory(ctx: Pick<Context, 'db'>, tree: CategoryTree, id: number): Promise<Category> {
  const category = await queries.findCategory(ctx.db, tree, id);
  if (!category) throw appError('not_found');
  return category;
}

/** The category with this name and parent, whoever created it. */
export function findCategoryByName(ctx: Pick<Context, 'db'>, tree: CategoryTree, input: CategoryInput) {
  return queries.findCategoryByName(ctx.db, tree, input);
}

export async function createCategory(
  ctx: Pick<Context, 'db'>,
  tree: CategoryTree,
  input: CategoryInput,
): Promise<Category> {
  await checkParentAndName(ctx, tree, input);
  return getCategory(ctx, tree, await queries.insertCategory(ctx.db, tree, input));
}

export async function updateCategory(
  ctx: Context,
  tree: CategoryTree,
  id: number,
  update: CategoryUpdate,
): Promise<Category> {
  const category = await getCategory(ctx, tree, id);
  const { name, parent_id } = { ...category, ...update };
  // Moving a parent below another category would create a third level; below itself, a cycle.
  const isTooDeep = parent_id !== null && (category.children.length > 0 || parent_id === id);
  if (isTooDeep) throw appError('category_too_deep').at('parent_id');
  await checkParentAndName(ctx, tree, { name, parent_id }, id);
  await queries.updateCategory(ctx.db, tree, id, { name, parent_id });
  return getCategory(ctx, tree, id);
}

export async function deleteCategory(ctx: Context, tree: CategoryTree, id: number): Promise<void> {
  const category = await getCategory(ctx, tree, id);
  if (category.items_count > 0 || category.children.length > 0) throw appError('in_use', { name: category.name });
  await queries.deleteCategory(ctx.db, tree, id);
}

/** Throws if a category that another resource references does not exist; the error names that resource's field. */
export async function checkCategoryExists(
  ctx: Pick<Context, 'db'>,
  tree: CategoryTree,
  id: number,
  field: string,
): Promise<void> {
  const category = await queries.findCategory(ctx.db, tree, id);
  if (!category) throw appError('reference_unknown', { field, id }).at(field);
}

async function checkParentAndName(
  ctx: Pick<Context, 'db'>,
  tree: CategoryTree,
  input: CategoryInput,
  ownId?: number,
): Promise<void> {
  if (input.parent_id !== null) {
    const parent = await queries.findCategory(ctx.db, tree, input.parent_id);
    if (!parent) throw appError('reference_unknown', { field: 'parent_id', id: input.parent_id }).at('parent_id');
    if (parent.parent_id !== null) throw appError('category_too_deep').at('parent_id');
  }
  const namesake = await queries.findCategoryByName(ctx.db, tree, input);
  if (namesake && namesake.id !== ownId) throw appError('name_taken', { name: input.name }).at('name');
}

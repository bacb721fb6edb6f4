import type { CategoryTree } from '@platen/contract/catalogue/categories.calls';
import type {
  Category,
  CategoryInput,
  CategoryOption,
  categoryList,
  categoryOptions,
} from '@platen/model/catalogue/categories';
import type { ListQueryOf, Page } from '@platen/model/lists/lists';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { escapeLike, listPage } from '../../../platform/lists/lists.ts';

declare module '../../../platform/database/database.ts' {
  interface Database {
    categories: CategoriesTable;
    library_categories: CategoriesTable;
  }
}

interface CategoriesTable {
  id: Generated<number>;
  name: string;
  parent_id: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

/** Both trees have the same shape. For each, the table that is filed under it. */
const itemTables = {
  categories: { table: 'sku_templates', column: 'category_id' },
  library_categories: { table: 'image_libraries', column: 'library_category_id' },
} as const satisfies Record<CategoryTree, object>;

/** The rows of a tree with their parents and children, in one statement because trees are small. */
function selectTree(db: Db, tree: CategoryTree) {
  const count = (id: string) =>
    sql<number>`(select count(*)::int from ${sql.table(itemTables[tree].table)} where ${sql.ref(itemTables[tree].column)} = ${sql.ref(id)})`;
  const children = sql<Category['children']>`coalesce((
      select jsonb_agg(jsonb_build_object('id', child.id, 'name', child.name, 'parent_id', child.parent_id,
        'display_name', child.name, 'items_count', ${count('child.id')}) order by child.id)
      from ${sql.table(tree)} as child where child.parent_id = category.id), '[]')`;
  const parent = sql<Category['parent']>`(
      select jsonb_build_object('id', parent.id, 'name', parent.name)
      from ${sql.table(tree)} as parent where parent.id = category.parent_id)`;
  return db
    .selectFrom(`${tree} as category`)
    .selectAll('category')
    .select([children.as('children'), parent.as('parent'), count('category.id').as('items_count')]);
}

const nameOrChildrenName = (tree: CategoryTree) => (text: string) => {
  const pattern = `%${escapeLike(text)}%`;
  return sql<boolean>`(category.name ilike ${pattern} or exists (
    select 1 from ${sql.table(tree)} as child where child.parent_id = category.id and child.name ilike ${pattern}))`;
};

const sort = { created_at: 'category.created_at', name: 'category.name', updated_at: 'category.updated_at' };
const common = { tieBreaker: 'category.id', timeZone: 'UTC' };

export function listCategories(
  db: Db,
  tree: CategoryTree,
  list: ListQueryOf<typeof categoryList>,
): Promise<Page<Category>> {
  return listPage(db, selectTree(db, tree), list, {
    where: {
      name_or_children_name_cont: nameOrChildrenName(tree),
      name_cont: 'category.name',
      parent_id_eq: 'category.parent_id',
      parent_id_null: 'category.parent_id',
    },
    sort,
    ...common,
  });
}

export async function listCategoryOptions(
  db: Db,
  tree: CategoryTree,
  list: ListQueryOf<typeof categoryOptions>,
): Promise<Page<CategoryOption>> {
  const page = await listPage(db, selectTree(db, tree), list, {
    where: {
      keyword: nameOrChildrenName(tree),
      id_in: 'category.id',
      name_cont: 'category.name',
      parent_id_eq: 'category.parent_id',
      parent_id_null: 'category.parent_id',
    },
    sort,
    ...common,
  });
  const data = page.data.map((row) => ({
    ...row,
    display_name: row.parent ? `${row.parent.name} / ${row.name}` : row.name,
    children: row.children.map((child) => ({ ...child, display_name: child.name })),
  }));
  return { ...page, data };
}

export function findCategory(db: Db, tree: CategoryTree, id: number): Promise<Category | undefined> {
  return selectTree(db, tree).where('category.id', '=', id).executeTakeFirst();
}

export function findCategoryByName(db: Db, tree: CategoryTree, { name, parent_id }: CategoryInput) {
  return db
    .selectFrom(tree)
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where(sql<number>`coalesce(parent_id, 0)`, '=', parent_id ?? 0)
    .executeTakeFirst();
}

export async function insertCategory(db: Db, tree: CategoryTree, input: CategoryInput): Promise<number> {
  const row = await db.insertInto(tree).values(input).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategory(db: Db, tree: CategoryTree, id: number, input: CategoryInput): Promise<void> {
  await db
    .updateTable(tree)
    .set({ ...input, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteCategory(db: Db, tree: CategoryTree, id: number): Promise<void> {
  await db.deleteFrom(tree).where('id', '=', id).execute();
}

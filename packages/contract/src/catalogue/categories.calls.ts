import { doneSchema } from '@platen/model/accounts/accounts';
import {
  categoryInputSchema,
  categoryList,
  categoryOptionSchema,
  categoryOptions,
  categorySchema,
  categoryUpdateSchema,
} from '@platen/model/catalogue/categories';
import { pageSchema } from '@platen/model/lists/lists';
import { can, withScope } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';

/** Two trees with the same calls: of templates, and of image libraries. */
export type CategoryTree = 'categories' | 'library_categories';

function treeCalls<const Tree extends CategoryTree>(tree: Tree, what: string) {
  return defineCalls({
    list: {
      method: 'GET',
      path: `/${tree}`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      summary: `List ${what}`,
      list: categoryList,
      response: pageSchema(categorySchema),
    },
    options: {
      method: 'GET',
      path: `/${tree}/read_options`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      summary: `The ${what} for a select or a cascader`,
      list: categoryOptions,
      response: pageSchema(categoryOptionSchema),
    },
    get: {
      method: 'GET',
      path: `/${tree}/:id`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      summary: `One of the ${what}`,
      params: idParams,
      response: categorySchema,
    },
    create: {
      method: 'POST',
      path: `/${tree}`,
      access: withScope(can(`${tree}.create`), 'catalogue'),
      summary: `Add to the ${what}`,
      refuses: ['reference_unknown', 'category_too_deep', 'name_taken'],
      body: categoryInputSchema,
      response: categorySchema,
    },
    update: {
      method: 'PUT',
      path: `/${tree}/:id`,
      access: withScope(can(`${tree}.update`), 'catalogue'),
      summary: `Rename or move one of the ${what}`,
      refuses: ['reference_unknown', 'category_too_deep', 'name_taken'],
      params: idParams,
      body: categoryUpdateSchema,
      response: categorySchema,
    },
    delete: {
      method: 'DELETE',
      path: `/${tree}/:id`,
      access: withScope(can(`${tree}.destroy`), 'catalogue'),
      summary: `Delete one of the ${what} that nothing is filed under`,
      refuses: ['in_use'],
      params: idParams,
      response: doneSchema,
    },
  });
}

export const categoryCalls = treeCalls('categories', 'template categories');
export const libraryCategoryCalls = treeCalls('library_categories', 'library categories');

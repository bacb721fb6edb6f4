import { doneSchema } from '@platen/model/accounts';
import {
  categoryInputSchema,
  categoryList,
  categoryOptionSchema,
  categoryOptions,
  categorySchema,
  categoryUpdateSchema,
} from '@platen/model/categories';
import { pageSchema } from '@platen/model/lists';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as service from './categories.service.ts';

/** The calls of one tree; both trees have the same ones. */
function treeRoutes(tree: service.CategoryTree, what: string): Route[] {
  return [
    route({
      method: 'GET',
      path: `/${tree}`,
      access: can(`${tree}.read`),
      summary: `List ${what}`,
      list: categoryList,
      answer: pageSchema(categorySchema),
      run: (ctx, { list }) => service.listCategories(ctx, tree, list),
    }),
    route({
      method: 'GET',
      path: `/${tree}/read_options`,
      access: can(`${tree}.read`),
      summary: `${what} for a select or a cascader`,
      list: categoryOptions,
      answer: pageSchema(categoryOptionSchema),
      run: (ctx, { list }) => service.listCategoryOptions(ctx, tree, list),
    }),
    route({
      method: 'GET',
      path: `/${tree}/:id`,
      access: can(`${tree}.read`),
      summary: `One of the ${what}`,
      params: idParams,
      answer: categorySchema,
      run: (ctx, { params }) => service.getCategory(ctx, tree, params.id),
    }),
    route({
      method: 'POST',
      path: `/${tree}`,
      access: can(`${tree}.create`),
      summary: `Add to the ${what}`,
      body: categoryInputSchema,
      answer: categorySchema,
      run: (ctx, { body }) => service.createCategory(ctx, tree, body),
    }),
    route({
      method: 'PUT',
      path: `/${tree}/:id`,
      access: can(`${tree}.update`),
      summary: `Rename or move one of the ${what}`,
      params: idParams,
      body: categoryUpdateSchema,
      answer: categorySchema,
      run: (ctx, { params, body }) => service.updateCategory(ctx, tree, params.id, body),
    }),
    route({
      method: 'DELETE',
      path: `/${tree}/:id`,
      access: can(`${tree}.destroy`),
      summary: `Delete one of the ${what} that nothing is filed under`,
      params: idParams,
      answer: doneSchema,
      run: async (ctx, { params }) => {
        await service.deleteCategory(ctx, tree, params.id);
        return done(ctx);
      },
    }),
  ];
}

export const categoryRoutes = [
  ...treeRoutes('categories', 'template categories'),
  ...treeRoutes('library_categories', 'library categories'),
];

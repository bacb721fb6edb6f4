import { type CategoryTree, categoryCalls, libraryCategoryCalls } from '@platen/contract/catalogue/categories.calls';
import { done } from '../../../platform/http/done.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as service from './categories.service.ts';

/** The calls of one tree; both trees have the same calls. */
function treeRoutes(tree: CategoryTree, calls: typeof categoryCalls | typeof libraryCategoryCalls): Route[] {
  return [
    route(calls.list, { run: (ctx, { list }) => service.listCategories(ctx, tree, list) }),
    route(calls.options, { run: (ctx, { list }) => service.listCategoryOptions(ctx, tree, list) }),
    route(calls.get, { run: (ctx, { params }) => service.getCategory(ctx, tree, params.id) }),
    route(calls.create, { run: (ctx, { body }) => service.createCategory(ctx, tree, body) }),
    route(calls.update, { run: (ctx, { params, body }) => service.updateCategory(ctx, tree, params.id, body) }),
    route(calls.delete, {
      run: async (ctx, { params }) => {
        await service.deleteCategory(ctx, tree, params.id);
        return done(ctx);
      },
    }),
  ];
}

export const categoryRoutes = [
  ...treeRoutes('categories', categoryCalls),
  ...treeRoutes('library_categories', libraryCategoryCalls),
];

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
import type { BilingualText } from '@platen/model/text/locale';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { type SampleThing, thing, unique } from '../samples.ts';
import { anyMember, both, desks, everyone, type Who } from '../who.ts';

/** Two trees with the same calls: of templates, and of image libraries. */
export type CategoryTree = 'categories' | 'library_categories';

interface TreeOptions {
  what: string;
  readers: Who;
  samples: SampleThing;
  words: Readonly<Record<'created' | 'updated' | 'deleted', BilingualText>>;
}

function treeCalls<const Tree extends CategoryTree>(tree: Tree, { what, readers, samples, words }: TreeOptions) {
  const category = auditOf(tree, `GET /${tree}/:id`);
  return defineCalls({
    list: {
      method: 'GET',
      path: `/${tree}`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      who: readers,
      summary: `List ${what}`,
      list: categoryList,
      response: pageSchema(categorySchema),
    },
    options: {
      method: 'GET',
      path: `/${tree}/read_options`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      who: readers,
      summary: `The ${what} for a select or a cascader`,
      list: categoryOptions,
      response: pageSchema(categoryOptionSchema),
    },
    get: {
      method: 'GET',
      path: `/${tree}/:id`,
      access: withScope(can(`${tree}.read`), 'catalogue'),
      who: readers,
      sample: { params: { id: thing(samples) } },
      summary: `One of the ${what}`,
      params: idParams,
      response: categorySchema,
    },
    create: {
      method: 'POST',
      path: `/${tree}`,
      access: withScope(can(`${tree}.create`), 'catalogue'),
      who: desks('prepress'),
      audit: category.byResponse(words.created),
      withoutReauthentication: 'catalogue',
      sample: { body: { name: unique } },
      summary: `Add to the ${what}`,
      refuses: ['reference_unknown', 'category_too_deep', 'name_taken'],
      body: categoryInputSchema,
      response: categorySchema,
    },
    update: {
      method: 'PUT',
      path: `/${tree}/:id`,
      access: withScope(can(`${tree}.update`), 'catalogue'),
      who: desks('prepress'),
      audit: category.byPath(words.updated),
      withoutReauthentication: 'catalogue',
      sample: { params: { id: thing(samples) }, body: { name: unique } },
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
      who: desks('prepress'),
      audit: category.byPath(words.deleted),
      withoutReauthentication: 'catalogue',
      sample: { params: { id: thing(samples) } },
      summary: `Delete one of the ${what} that nothing is filed under`,
      refuses: ['in_use'],
      params: idParams,
      response: doneSchema,
    },
  });
}

export const categoryCalls = treeCalls('categories', {
  what: 'template categories',
  readers: everyone,
  samples: 'category',
  words: {
    created: { zh: '新建模板分类', en: 'Created a category' },
    updated: { zh: '修改模板分类', en: 'Updated a category' },
    deleted: { zh: '删除模板分类', en: 'Deleted a category' },
  },
});
export const libraryCategoryCalls = treeCalls('library_categories', {
  what: 'library categories',
  readers: both(anyMember, desks('prepress', 'support', 'viewer')),
  samples: 'libraryCategory',
  words: {
    created: { zh: '新建素材分类', en: 'Created a library category' },
    updated: { zh: '修改素材分类', en: 'Updated a library category' },
    deleted: { zh: '删除素材分类', en: 'Deleted a library category' },
  },
});

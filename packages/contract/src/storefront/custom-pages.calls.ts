import { doneSchema } from '@platen/model/accounts/accounts';
import { pageSchema } from '@platen/model/lists/lists';
import {
  customPageInputSchema,
  customPageList,
  customPageRowSchema,
  customPageSchema,
  customPageUpdateSchema,
  pageVersionDetailSchema,
  pageVersionsSchema,
  publishQuerySchema,
} from '@platen/model/storefront/custom-pages';
import { z } from 'zod';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing, unique } from '../samples.ts';
import { desks } from '../who.ts';

const page = auditOf('custom_pages', 'GET /custom_pages/:id');

const versionParams = z.object({ ...idParams.shape, version: z.coerce.number().int().positive() });

const configsText =
  '`configs` is a JSON text: a list of sections, each with `id`, `type`, `settings`, `blocks` and `hidden`. Rich text is ' +
  'cleaned; images and videos are addresses of uploaded files.';

export const customPageCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/custom_pages',
    access: withScope(can('custom_pages.read'), 'catalogue'),
    who: desks('viewer'),
    summary: 'List pages',
    list: customPageList,
    response: pageSchema(customPageRowSchema),
  },
  get: {
    method: 'GET',
    path: '/custom_pages/:id',
    access: withScope(can('custom_pages.read'), 'catalogue'),
    who: desks('viewer'),
    sample: { params: { id: thing('page') } },
    summary: 'Get a page with its draft',
    params: idParams,
    response: customPageSchema,
  },
  create: {
    method: 'POST',
    path: '/custom_pages',
    access: withScope(can('custom_pages.create'), 'catalogue'),
    who: desks(),
    audit: page.byResponse({ zh: '新建页面', en: 'Created a page' }),
    withoutReauthentication: 'catalogue',
    sample: { body: { title: unique } },
    summary: 'Create a page',
    description: configsText,
    refuses: ['file_type_wrong'],
    body: customPageInputSchema,
    response: customPageSchema,
  },
  update: {
    method: 'PUT',
    path: '/custom_pages/:id',
    access: withScope(can('custom_pages.update'), 'catalogue'),
    who: desks(),
    audit: page.byPath({ zh: '修改页面', en: 'Updated a page' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('page') }, body: { title: unique } },
    summary: 'Save the draft of a page, or rename it',
    description: `${configsText} With \`revision\` it is refused where somebody saved meanwhile.`,
    refuses: ['page_changed', 'file_type_wrong'],
    params: idParams,
    body: customPageUpdateSchema,
    response: customPageSchema,
  },
  publish: {
    method: 'POST',
    path: '/custom_pages/:id/publish',
    access: withScope(can('custom_pages.publish'), 'catalogue'),
    who: desks(),
    audit: page.byPath({ zh: '发布页面', en: 'Published a page' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('page') } },
    summary: 'Publish the draft, now or later, or roll it back to the published version',
    description:
      'With `rollback=true`, the published version replaces the draft. With `publish_at`, the current draft is published at that time. With `revision`, the request is refused if somebody has saved another revision since.',
    refuses: ['page_unpublished', 'publish_time_past', 'page_changed'],
    params: idParams,
    query: publishQuerySchema,
    response: customPageSchema,
  },
  cancelSchedule: {
    method: 'DELETE',
    path: '/custom_pages/:id/schedule',
    access: withScope(can('custom_pages.publish'), 'catalogue'),
    who: desks(),
    audit: page.byPath({ zh: '取消定时发布', en: 'Canceled a scheduled page' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('page') } },
    summary: 'Cancel the scheduled publishing of a page',
    params: idParams,
    response: customPageSchema,
  },
  duplicate: {
    method: 'POST',
    path: '/custom_pages/:id/duplicate',
    access: withScope(can('custom_pages.create'), 'catalogue'),
    who: desks(),
    audit: page.byResponse({ zh: '复制页面', en: 'Duplicated a page' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('page') } },
    summary: 'Copy a page',
    params: idParams,
    response: customPageSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/custom_pages/:id',
    access: withScope(can('custom_pages.destroy'), 'catalogue'),
    who: desks(),
    audit: page.byPath({ zh: '删除页面', en: 'Deleted a page' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('page') } },
    summary: 'Delete a page and all its versions; its URL returns 404 from then on',
    params: idParams,
    response: doneSchema,
  },
  versions: {
    method: 'GET',
    path: '/custom_pages/:id/versions',
    access: withScope(can('custom_pages.read'), 'catalogue'),
    who: desks('viewer'),
    sample: { params: { id: thing('page') } },
    summary: 'List the published versions of a page, newest first',
    params: idParams,
    response: pageVersionsSchema,
  },
  version: {
    method: 'GET',
    path: '/custom_pages/:id/versions/:version',
    access: withScope(can('custom_pages.read'), 'catalogue'),
    who: desks('viewer'),
    sample: { params: { id: thing('pageVersion'), version: thing('pageVersion', 'version') } },
    summary: 'Get a published version of a page',
    params: versionParams,
    response: pageVersionDetailSchema,
  },
  restore: {
    method: 'POST',
    path: '/custom_pages/:id/versions/:version/restore',
    access: withScope(can('custom_pages.update'), 'catalogue'),
    who: desks(),
    audit: page.byPath({ zh: '恢复页面版本', en: 'Restored a page version' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('pageVersion'), version: thing('pageVersion', 'version') } },
    summary: 'Restore a published version as the draft',
    params: versionParams,
    response: customPageSchema,
  },
});

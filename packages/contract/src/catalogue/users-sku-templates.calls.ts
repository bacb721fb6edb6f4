import { doneSchema } from '@platen/model/accounts/accounts';
import {
  usersSkuTemplateInputSchema,
  usersSkuTemplateList,
  usersSkuTemplateOptions,
  usersSkuTemplateSchema,
} from '@platen/model/catalogue/sku-templates';
import { pageSchema } from '@platen/model/lists/lists';
import { readOptionsAnswer } from '@platen/model/lists/read-options';
import { can, withScope } from '../access.ts';
import { auditOf } from '../audit.ts';
import { defineCalls, idParams } from '../call.ts';
import { thing } from '../samples.ts';
import { anyMember, both, buyers, desks } from '../who.ts';

const privateTemplate = auditOf('users_sku_templates', 'GET /users_sku_templates/:id');

export const usersSkuTemplateCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/users_sku_templates',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    who: both(anyMember, desks('support', 'viewer')),
    summary: 'List private templates',
    list: usersSkuTemplateList,
    response: pageSchema(usersSkuTemplateSchema),
  },
  options: {
    method: 'GET',
    path: '/users_sku_templates/read_options',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    who: both(anyMember, desks('support', 'viewer')),
    summary: 'List private templates as options',
    list: usersSkuTemplateOptions,
    response: readOptionsAnswer,
  },
  get: {
    method: 'GET',
    path: '/users_sku_templates/:id',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    who: both(anyMember, desks('support', 'viewer')),
    sample: { params: { id: thing('privateTemplate') } },
    summary: 'Get an entry of the private list',
    params: idParams,
    response: usersSkuTemplateSchema,
  },
  exportMaterials: {
    method: 'GET',
    path: '/users_sku_templates/:id/export_materials',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    who: both(anyMember, desks('support', 'viewer')),
    audit: privateTemplate.byPath({ zh: '下载收藏模板素材', en: 'Downloaded a private template’s materials' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('privateTemplate') } },
    summary: 'Download a zip of the order sheet, effect images, fonts and option images',
    params: idParams,
    isExport: true,
    response: 'raw',
  },
  create: {
    method: 'POST',
    path: '/users_sku_templates',
    access: withScope(can('users_sku_templates.create'), 'catalogue'),
    who: both(buyers, desks()),
    audit: privateTemplate.byResponse({ zh: '收藏模板', en: 'Added a template to private' }),
    withoutReauthentication: 'catalogue',
    sample: { body: { sku_template_id: thing('sparePublishedTemplate') } },
    summary: 'Add a template to the private list',
    refuses: ['already_private', 'reference_unknown'],
    body: usersSkuTemplateInputSchema,
    response: usersSkuTemplateSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/users_sku_templates/:id',
    access: withScope(can('users_sku_templates.destroy'), 'catalogue'),
    who: both(buyers, desks()),
    audit: privateTemplate.byPath({ zh: '取消收藏模板', en: 'Removed a template from private' }),
    withoutReauthentication: 'catalogue',
    sample: { params: { id: thing('sparePrivateTemplate') } },
    summary: 'Remove a template from the private list',
    params: idParams,
    response: doneSchema,
  },
});

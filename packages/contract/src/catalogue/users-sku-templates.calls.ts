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
import { defineCalls, idParams } from '../call.ts';

export const usersSkuTemplateCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/users_sku_templates',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    summary: 'List private templates',
    list: usersSkuTemplateList,
    response: pageSchema(usersSkuTemplateSchema),
  },
  options: {
    method: 'GET',
    path: '/users_sku_templates/read_options',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    summary: 'List private templates as options',
    list: usersSkuTemplateOptions,
    response: readOptionsAnswer,
  },
  get: {
    method: 'GET',
    path: '/users_sku_templates/:id',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    summary: 'Get an entry of the private list',
    params: idParams,
    response: usersSkuTemplateSchema,
  },
  exportMaterials: {
    method: 'GET',
    path: '/users_sku_templates/:id/export_materials',
    access: withScope(can('users_sku_templates.read'), 'catalogue'),
    summary: 'Download a zip of the order sheet, effect images, fonts and option images',
    params: idParams,
    isExport: true,
    response: 'raw',
  },
  create: {
    method: 'POST',
    path: '/users_sku_templates',
    access: withScope(can('users_sku_templates.create'), 'catalogue'),
    summary: 'Add a template to the private list',
    refuses: ['already_private', 'reference_unknown'],
    body: usersSkuTemplateInputSchema,
    response: usersSkuTemplateSchema,
  },
  delete: {
    method: 'DELETE',
    path: '/users_sku_templates/:id',
    access: withScope(can('users_sku_templates.destroy'), 'catalogue'),
    summary: 'Remove a template from the private list',
    params: idParams,
    response: doneSchema,
  },
});

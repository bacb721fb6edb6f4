import { doneSchema } from '@platen/model/accounts';
import { pageSchema } from '@platen/model/lists';
import { readOptionsAnswer } from '@platen/model/read-options';
import {
  usersSkuTemplateInputSchema,
  usersSkuTemplateList,
  usersSkuTemplateOptions,
  usersSkuTemplateSchema,
} from '@platen/model/sku-templates';
import { can } from '../../../platform/http/access.ts';
import { done } from '../../../platform/http/done.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './users-sku-templates.service.ts';

export const usersSkuTemplateRoutes = [
  route({
    method: 'GET',
    path: '/users_sku_templates',
    access: can('users_sku_templates.read'),
    summary: 'The private list',
    list: usersSkuTemplateList,
    answer: pageSchema(usersSkuTemplateSchema),
    run: (ctx, { list }) => service.listUsersSkuTemplates(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/users_sku_templates/read_options',
    access: can('users_sku_templates.read'),
    summary: 'The private list for a select',
    list: usersSkuTemplateOptions,
    answer: readOptionsAnswer,
    run: (ctx, { list }) => service.listUsersSkuTemplateOptions(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/users_sku_templates/:id',
    access: can('users_sku_templates.read'),
    summary: 'One entry of the private list',
    params: idParams,
    answer: usersSkuTemplateSchema,
    run: (ctx, { params }) => service.getUsersSkuTemplate(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/users_sku_templates/:id/export_materials',
    access: can('users_sku_templates.read'),
    summary: 'A zip of order sheet, effect images, fonts and option images',
    params: idParams,
    answer: 'raw',
    run: async (ctx, { params }, reply) => sendFile(reply, await service.exportMaterials(ctx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/users_sku_templates',
    access: can('users_sku_templates.create'),
    summary: 'Add a template to the private list',
    body: usersSkuTemplateInputSchema,
    answer: usersSkuTemplateSchema,
    run: (ctx, { body }) => service.addUsersSkuTemplate(ctx, body.sku_template_id),
  }),
  route({
    method: 'DELETE',
    path: '/users_sku_templates/:id',
    access: can('users_sku_templates.destroy'),
    summary: 'Remove a template from the private list',
    params: idParams,
    answer: doneSchema,
    run: async (ctx, { params }) => {
      await service.removeUsersSkuTemplate(ctx, params.id);
      return done(ctx);
    },
  }),
];

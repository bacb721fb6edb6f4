import { usersSkuTemplateCalls } from '@platen/contract/catalogue/users-sku-templates.calls';
import { done } from '../../../platform/http/done.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import * as service from './users-sku-templates.service.ts';

export const usersSkuTemplateRoutes = [
  route(usersSkuTemplateCalls.list, { run: (ctx, { list }) => service.listUsersSkuTemplates(ctx, list) }),
  route(usersSkuTemplateCalls.options, { run: (ctx, { list }) => service.listUsersSkuTemplateOptions(ctx, list) }),
  route(usersSkuTemplateCalls.get, { run: (ctx, { params }) => service.getUsersSkuTemplate(ctx, params.id) }),
  route(usersSkuTemplateCalls.exportMaterials, {
    run: async (ctx, { params }, reply) => sendFile(reply, await service.exportMaterials(ctx, params.id)),
  }),
  route(usersSkuTemplateCalls.create, {
    run: (ctx, { body }) => service.addUsersSkuTemplate(ctx, body.sku_template_id),
  }),
  route(usersSkuTemplateCalls.delete, {
    run: async (ctx, { params }) => {
      await service.removeUsersSkuTemplate(ctx, params.id);
      return done(ctx);
    },
  }),
];

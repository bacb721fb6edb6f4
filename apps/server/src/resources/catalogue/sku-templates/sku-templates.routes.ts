import { skuTemplateCalls } from '@platen/contract/catalogue/sku-templates.calls';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { previewTemplate } from './previews.service.ts';
import * as service from './sku-templates.service.ts';
import { discardDraft, startDraft } from './template-drafts.service.ts';
import { checkPublishing, publishSkuTemplate } from './template-publishing.service.ts';
import { getTemplateVersion, listTemplateVersions } from './template-versions.service.ts';

export const skuTemplateRoutes = [
  route(skuTemplateCalls.list, { run: (ctx, { list }) => service.listSkuTemplates(ctx, list) }),
  route(skuTemplateCalls.options, { run: (ctx, { list }) => service.listSkuTemplateOptions(ctx, list) }),
  route(skuTemplateCalls.getByNo, { run: (ctx, { query }) => service.getSkuTemplateByNo(ctx, query.no) }),
  route(skuTemplateCalls.get, { run: (ctx, { params }) => service.getSkuTemplate(ctx, params.id) }),
  route(skuTemplateCalls.exportMaterials, {
    run: async (ctx, { params }, reply) => sendFile(reply, await service.exportMaterials(ctx, params.id)),
  }),
  route(skuTemplateCalls.create, {
    bodyLimitMb: 0.5,
    run: (ctx, { body }) => service.createSkuTemplate(ctx, body),
  }),
  route(skuTemplateCalls.update, {
    bodyLimitMb: 4,
    run: (ctx, { params, body }) => service.updateSkuTemplate(ctx, params.id, body),
  }),
  route(skuTemplateCalls.copy, { run: (ctx, { params, body }) => service.copySkuTemplate(ctx, params.id, body.name) }),
  route(skuTemplateCalls.startDraft, { run: (ctx, { params }) => startDraft(ctx, params.id) }),
  route(skuTemplateCalls.discardDraft, { run: (ctx, { params }) => discardDraft(ctx, params.id) }),
  route(skuTemplateCalls.updateEditTime, { run: (ctx, { body }) => service.updateEditTime(ctx, body) }),
  route(skuTemplateCalls.versions, { run: (ctx, { params }) => listTemplateVersions(ctx, params.id) }),
  route(skuTemplateCalls.version, { run: (ctx, { params }) => getTemplateVersion(ctx, params.id, params.version) }),
  route(skuTemplateCalls.preview, {
    bodyLimitMb: 4,
    // Drawing takes a while and changes nothing, so it needs no transaction.
    transaction: false,
    run: (ctx, { params, body }) => previewTemplate(ctx, params.id, body),
  }),
  route(skuTemplateCalls.checkPublishing, { run: (ctx, { params }) => checkPublishing(ctx, params.id) }),
  route(skuTemplateCalls.publish, {
    // Its images are checked first, which takes a while; the state change opens its own transaction.
    transaction: false,
    run: (ctx, { params }) => publishSkuTemplate(ctx, params.id),
  }),
  route(skuTemplateCalls.unpublish, {
    run: (ctx, { params }) => service.moveSkuTemplate(ctx, params.id, 'unpublished'),
  }),
];

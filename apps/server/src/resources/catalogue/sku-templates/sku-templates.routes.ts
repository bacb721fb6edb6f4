import { pageSchema } from '@platen/model/lists';
import {
  skuTemplateCardSchema,
  skuTemplateInputSchema,
  skuTemplateList,
  skuTemplateOptionSchema,
  skuTemplateOptions,
  skuTemplateSchema,
  skuTemplateUpdateSchema,
} from '@platen/model/sku-templates';
import { previewSchema } from '@platen/model/renders';
import { z } from 'zod';
import { can } from '../../../platform/http/access.ts';
import { idParams } from '../../../platform/http/id-params.ts';
import { route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { designUpdateShape } from './designs.service.ts';
import { previewRequestSchema, previewTemplate } from './previews.service.ts';
import * as service from './sku-templates.service.ts';

export const skuTemplateRoutes = [
  route({
    method: 'GET',
    path: '/sku_templates',
    access: can('sku_templates.read'),
    summary: 'The template gallery',
    list: skuTemplateList,
    answer: pageSchema(skuTemplateCardSchema),
    run: (ctx, { list }) => service.listSkuTemplates(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/sku_templates/read_options',
    access: can('sku_templates.read'),
    summary: 'Templates for a select',
    list: skuTemplateOptions,
    answer: pageSchema(skuTemplateOptionSchema),
    run: (ctx, { list }) => service.listSkuTemplateOptions(ctx, list),
  }),
  route({
    method: 'GET',
    path: '/sku_templates/get_detail_by_no',
    access: can('sku_templates.read'),
    summary: 'One template by its number',
    query: z.strictObject({ no: z.string().trim().min(1).max(40) }),
    answer: skuTemplateSchema,
    run: (ctx, { query }) => service.getSkuTemplateByNo(ctx, query.no),
  }),
  route({
    method: 'GET',
    path: '/sku_templates/:id',
    access: can('sku_templates.read'),
    summary: 'One template',
    params: idParams,
    query: z.strictObject({ open_type: z.string().max(20).optional() }),
    answer: skuTemplateSchema,
    run: (ctx, { params }) => service.getSkuTemplate(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/sku_templates/:id/export_materials',
    access: can('sku_templates.read'),
    summary: 'A zip of order sheet, effect images, fonts and option images',
    params: idParams,
    answer: 'raw',
    run: async (ctx, { params }, reply) => sendFile(reply, await service.exportMaterials(ctx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/sku_templates',
    access: can('sku_templates.create'),
    summary: 'Create a template, in internal test',
    body: skuTemplateInputSchema,
    answer: skuTemplateSchema,
    run: (ctx, { body }) => service.createSkuTemplate(ctx, body),
  }),
  route({
    method: 'PUT',
    path: '/sku_templates/:id',
    access: can('sku_templates.update'),
    summary: 'Change a template that is not published',
    params: idParams,
    body: skuTemplateUpdateSchema.extend(designUpdateShape),
    bodyLimitMb: 20,
    answer: skuTemplateSchema,
    run: (ctx, { params, body }) => service.updateSkuTemplate(ctx, params.id, body),
  }),
  route({
    method: 'POST',
    path: '/sku_templates/:id/preview',
    access: can('sku_templates.update'),
    summary: 'An image of a config as it would come out, with what drawing finds',
    params: idParams,
    body: previewRequestSchema,
    bodyLimitMb: 20,
    answer: previewSchema,
    // Drawing takes a while and changes nothing that could be half done.
    transaction: false,
    run: (ctx, { params, body }) => previewTemplate(ctx, params.id, body),
  }),
  route({
    method: 'PUT',
    path: '/sku_templates/:id/publish',
    access: can('sku_templates.publish'),
    summary: 'Publish a template to its customers',
    params: idParams,
    answer: skuTemplateSchema,
    run: (ctx, { params }) => service.moveSkuTemplate(ctx, params.id, 'published'),
  }),
  route({
    method: 'PUT',
    path: '/sku_templates/:id/unpublish',
    access: can('sku_templates.unpublish'),
    summary: 'Take a template back',
    params: idParams,
    answer: skuTemplateSchema,
    run: (ctx, { params }) => service.moveSkuTemplate(ctx, params.id, 'unpublished'),
  }),
];

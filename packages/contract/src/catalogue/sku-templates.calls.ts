import { pageSchema } from '@platen/model/lists';
import {
  skuTemplateCardSchema,
  skuTemplateInputSchema,
  skuTemplateList,
  skuTemplateOptionSchema,
  skuTemplateOptions,
} from '@platen/model/sku-templates';
import { previewSchema } from '@platen/model/renders';
import { z } from 'zod';
import { can } from '../access.ts';
import { defineCalls, idParams } from '../call.ts';
import { designedTemplateUpdateSchema, previewRequestSchema, skuTemplateSchema } from './sku-template.ts';

export const skuTemplateCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/sku_templates',
    access: can('sku_templates.read'),
    summary: 'List templates',
    list: skuTemplateList,
    answer: pageSchema(skuTemplateCardSchema),
  },
  options: {
    method: 'GET',
    path: '/sku_templates/read_options',
    access: can('sku_templates.read'),
    summary: 'List templates as options',
    list: skuTemplateOptions,
    answer: pageSchema(skuTemplateOptionSchema),
  },
  getByNo: {
    method: 'GET',
    path: '/sku_templates/get_detail_by_no',
    access: can('sku_templates.read'),
    summary: 'Get a template by number',
    refuses: ['sku_template_no_unknown'],
    query: z.strictObject({ no: z.string().trim().min(1).max(40) }),
    answer: skuTemplateSchema,
  },
  get: {
    method: 'GET',
    path: '/sku_templates/:id',
    access: can('sku_templates.read'),
    summary: 'Get a template',
    params: idParams,
    query: z.strictObject({ open_type: z.string().max(20).optional() }),
    answer: skuTemplateSchema,
  },
  exportMaterials: {
    method: 'GET',
    path: '/sku_templates/:id/export_materials',
    access: can('sku_templates.read'),
    summary: 'Download a zip of the order sheet, effect images, fonts and option images',
    params: idParams,
    answer: 'raw',
  },
  create: {
    method: 'POST',
    path: '/sku_templates',
    access: can('sku_templates.create'),
    summary: 'Create a template, in internal testing',
    refuses: ['reference_unknown', 'blob_unknown', 'file_type_wrong'],
    body: skuTemplateInputSchema,
    answer: skuTemplateSchema,
  },
  update: {
    method: 'PUT',
    path: '/sku_templates/:id',
    access: can('sku_templates.update'),
    summary: 'Update an unpublished template',
    refuses: ['reference_unknown', 'blob_unknown', 'file_type_wrong', 'template_published', 'design_refused'],
    params: idParams,
    body: designedTemplateUpdateSchema,
    answer: skuTemplateSchema,
  },
  preview: {
    method: 'POST',
    path: '/sku_templates/:id/preview',
    access: can('sku_templates.update'),
    summary: 'Render a preview of a config, with its print problems',
    isQuestion: true,
    refuses: ['reference_unknown', 'render_refused', 'render_failed'],
    params: idParams,
    body: previewRequestSchema,
    answer: previewSchema,
  },
  publish: {
    method: 'PUT',
    path: '/sku_templates/:id/publish',
    access: can('sku_templates.publish'),
    summary: 'Publish a template to its customers',
    refuses: ['template_state_refused', 'design_refused'],
    params: idParams,
    answer: skuTemplateSchema,
  },
  unpublish: {
    method: 'PUT',
    path: '/sku_templates/:id/unpublish',
    access: can('sku_templates.unpublish'),
    summary: 'Unpublish a template',
    refuses: ['template_state_refused'],
    params: idParams,
    answer: skuTemplateSchema,
  },
});

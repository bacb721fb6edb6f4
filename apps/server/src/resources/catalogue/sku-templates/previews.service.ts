import { sceneOf } from '@platen/design/scene';
import { layerDiffSchema, type TemplateConfig, templateConfigSchema } from '@platen/design/template';
import { refusal } from '@platen/model/locale';
import type { Preview } from '@platen/model/renders';
import { findingText } from '@platen/render/node';
import { z } from 'zod';
import { appError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { getFileRef } from '../../files/blobs/blobs.service.ts';
import { type RenderOutput, type RenderRow, renderNow } from '../../files/renders/renders.service.ts';
import * as queries from './sku-templates.queries.ts';

/** Which config to look at: a saved one by its id, or one as it is being designed; and what an order would fill in. */
export const previewRequestSchema = z
  .strictObject({
    config_id: z.string().min(1).max(64).optional(),
    config: templateConfigSchema.optional(),
    values: z.record(z.string().max(100), z.string().max(5000)).default({}),
    layer_diff: layerDiffSchema.optional(),
  })
  .refine(({ config_id, config }) => (config_id === undefined) !== (config === undefined), {
    ...refusal('config_id 与 config 必须且只能填写一个', 'either config_id or config'),
    path: ['config_id'],
  });
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** A production image is looked at as its effect image is: small, with what is missing marked. */
const outputOf: Record<TemplateConfig['type'], RenderOutput> = {
  effect: 'effect',
  custom: 'custom',
  production: 'effect',
};

export async function previewTemplate(ctx: Context, id: number, request: PreviewRequest): Promise<Preview> {
  const template = await queries.findTemplate(ctx.db, { sees: 'everything', userId: ctx.caller.id }, id);
  if (!template) throw appError('not_found');
  const design = await queries.getDesign(ctx.db, id);
  const saved = [...design.effect_image_configs, ...design.custom_area_configs, ...design.production_image_configs];
  const config = request.config ?? saved.find((each) => each.id === request.config_id);
  if (!config) throw appError('reference_unknown', { field: 'config_id', id: request.config_id ?? '' }).at('config_id');
  const { values } = request;
  const [customArea] = config.type === 'custom' ? [] : design.custom_area_configs;
  const areas = customArea ? { custom: (await draw(ctx, customArea, { values, dpi: template.dpi_value })).url } : {};
  const shown = request.layer_diff ? { ...config, layer_diff: request.layer_diff } : config;
  return draw(ctx, shown, { values, areas, dpi: template.dpi_value });
}

async function draw(ctx: Context, config: TemplateConfig, order: Parameters<typeof sceneOf>[1]): Promise<Preview> {
  const row = await renderNow(ctx, sceneOf(config, order), outputOf[config.type]);
  const url = await urlOf(ctx, row);
  return {
    url,
    width: row.width ?? config.width,
    height: row.height ?? config.height,
    findings: row.findings.map((finding) => ({
      kind: finding.kind,
      layer_id: finding.layer_id,
      layer_name: finding.layer_name,
      message: findingText(finding, ctx.locale),
    })),
  };
}

async function urlOf(ctx: Context, row: RenderRow): Promise<string> {
  if (row.state !== 'done' || row.blob_id === null) throw appError('render_failed', { reason: row.error ?? row.state });
  return (await getFileRef(ctx.db, row.blob_id)).url;
}

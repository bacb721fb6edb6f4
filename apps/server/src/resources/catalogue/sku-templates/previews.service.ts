import type { PreviewRequest } from '@platen/contract/catalogue/sku-template';
import { type DrawingPlan, planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import { itemsOf } from '@platen/design/layer-items';
import type { TemplateConfig } from '@platen/design/template';
import { walkLayers } from '@platen/design/tree';
import { finding as fieldFinding } from '@platen/model/errors/field-findings';
import { type Preview, renderFailures } from '@platen/model/files/renders';
import { customTextLengthMax } from '@platen/model/orders/form-orders';
import { textIn } from '@platen/model/text/locale';
import { findingText, isRefusal } from '@platen/render/node';
import type { Context } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { InvalidFieldsError } from '../../../platform/errors/invalid-fields-error.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { getFileRef } from '../../files/blobs/blobs.service.ts';
import { resolveRender } from '../../files/renders/render-plans.service.ts';
import { finishRenderNow } from '../../files/renders/renders.service.ts';
import type { RenderRow } from '../../files/renders/renders.tables.ts';
import * as queries from './sku-templates.queries.ts';

export async function previewTemplate(ctx: Context, id: number, request: PreviewRequest): Promise<Preview> {
  const template = await queries.findTemplate(ctx.db, { sees: 'everything', userId: ctx.caller.accountId }, id);
  if (!template) throw appError('not_found');
  const saved = [template.effect_image_configs, template.custom_area_configs, template.production_image_configs].flat();
  const config = request.config ?? saved.find((each) => each.id === request.config_id);
  if (!config) throw appError('reference_unknown', { field: 'config_id', id: request.config_id ?? '' }).at('config_id');
  const { values, layer_diff } = request;
  checkTexts(config, values);
  const templateSizes = template.size_prices.map(({ size }) => size);
  const order = sampleOrder({
    size: request.size ?? sampleSize(config, templateSizes),
    values,
    layer_diff: layer_diff ? { [config.id]: layer_diff } : {},
  });
  const image = { role: config.type, position: 0, config };
  return previewPlan(ctx, planDrawing(template, order, image, screenOutputOf[config.type]), config);
}

/** Texts that no order may contain are not drawn in previews either: it would take too long. */
function checkTexts({ layers }: TemplateConfig, values: PreviewRequest['values']): void {
  const findings = [...walkLayers(layers)].flatMap(itemsOf).flatMap(({ kind, item }) => {
    const isFilled = Object.hasOwn(values, item.label);
    const text = isFilled ? (values[item.label] ?? '') : item.value;
    if (kind !== 'text' || text.length <= customTextLengthMax) return [];
    return [fieldFinding(isFilled ? ['values', item.label] : ['config'], 'too_long', { max: customTextLengthMax })];
  });
  if (findings.length > 0) throw new InvalidFieldsError(findings);
}

/** Draws an image as it would be printed, ahead of background work. */
export async function previewPlan(ctx: Context, plan: DrawingPlan, config: TemplateConfig): Promise<Preview> {
  const row = await draw(ctx, plan);
  return {
    url: await urlOf(ctx, row),
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

async function draw(ctx: Context, plan: DrawingPlan): Promise<RenderRow> {
  const finish = (of: FileContext, row: RenderRow) => finishRenderNow(of, row, ctx.caller.accountId);
  const resolved = await resolveRender(ctx, plan, finish);
  return resolved.state === 'ready' ? finish(ctx, resolved.row) : resolved.by;
}

async function urlOf(ctx: Context, row: RenderRow): Promise<string> {
  if (row.state === 'done' && row.blob_id !== null) return (await getFileRef(ctx.db, row.blob_id)).url;
  const failure = row.failure ?? 'unavailable';
  if (row.state === 'refused') {
    const reasons = row.findings.filter(isRefusal).map((finding) => findingText(finding, ctx.locale));
    throw appError('render_refused', { reason: reasons.join('; ') });
  }
  const reason = textIn(renderFailures[failure], ctx.locale);
  throw appError(failure === 'unavailable' ? 'render_failed' : 'render_refused', { reason });
}

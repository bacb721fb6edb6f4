import type { PublishCheck, SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import { canBeLeftBlank, isSettledByOrders } from '@platen/design/filled-by-orders';
import {
  blocksPublishing,
  checkBeforePublish,
  type PublishFinding,
  publishedImageName,
  publishFindingText,
} from '@platen/design/publish-check';
import { configListOf, type TemplateConfig, templateTypes } from '@platen/design/template';
import { templateFlow } from '@platen/model/catalogue/sku-templates';
import { renderFailures } from '@platen/model/files/renders';
import { textIn } from '@platen/model/text/locale';
import { findingText, RenderThreadError, severityOf } from '@platen/render/node';
import type { Context, RequestContext } from '../../../platform/context.ts';
import { appError } from '../../../platform/errors/app-error.ts';
import { checkPrint } from '../../files/renders/check-print.service.ts';
import { getSkuTemplate, moveSkuTemplate } from './sku-templates.service.ts';
import { publishDraft } from './template-drafts.service.ts';

/** What prevents publishing a template, and what its customers would miss. */
export async function checkPublishing(ctx: Context, id: number): Promise<PublishCheck> {
  const findings = await findingsOf(ctx, await getSkuTemplate(ctx, id));
  return {
    findings: findings.map((finding) => ({
      kind: finding.kind,
      severity: blocksPublishing(finding) ? 'error' : 'warning',
      message: publishFindingText(finding, ctx.locale),
      ...(finding.configId !== undefined && { config_id: finding.configId }),
      ...(finding.layerId !== undefined && { layer_id: finding.layerId }),
    })),
  };
}

/**
 * Publishes a template if its orders can be produced; a draft replaces its template. Its images are checked outside a
 * transaction, because that waits for a render thread; the state change is refused if the template was changed in between.
 */
export async function publishSkuTemplate(ctx: RequestContext, id: number): Promise<SkuTemplate> {
  const template = await getSkuTemplate(ctx, id);
  const { no, state, draft_of, updated_at } = template;
  // Checked first, so that publishing twice does not wait for the image checks.
  if (!templateFlow[state].includes('published')) {
    throw appError('template_state_refused', { no, from: state, to: 'published' });
  }
  const blocking = (await findingsOf(ctx, template)).filter(blocksPublishing);
  if (blocking.length > 0) {
    const findings = blocking.map((finding) => publishFindingText(finding, ctx.locale)).join('\n');
    throw appError('template_not_ready', { no, findings });
  }
  return ctx.db
    .transaction()
    .execute((db) =>
      draft_of === null
        ? moveSkuTemplate({ ...ctx, db }, id, 'published', updated_at)
        : publishDraft({ ...ctx, db }, { id, draft_of }, updated_at),
    );
}

async function findingsOf(ctx: Context, template: SkuTemplate): Promise<PublishFinding[]> {
  const found = checkBeforePublish(template);
  for (const config of templateTypes.flatMap((type) => template[configListOf[type]])) {
    found.push(...(await checkImage(ctx, template, config)));
  }
  return found.toSorted((a, b) => Number(blocksPublishing(b)) - Number(blocksPublishing(a)));
}

/** Errors of an image with the template's own content, and a warning if orders may leave it empty. */
async function checkImage(ctx: Context, template: SkuTemplate, config: TemplateConfig): Promise<PublishFinding[]> {
  const sizes = template.size_prices.map(({ size }) => size);
  const order = sampleOrder({ size: sampleSize(config, sizes) });
  const image = { role: config.type, position: 0, config };
  const plan = planDrawing(template, order, image, screenOutputOf[config.type]);
  const name = publishedImageName(template, config);
  const errorOf = (text: string, layerId?: string): PublishFinding => ({
    kind: 'print_error',
    params: { image: name, text },
    configId: config.id,
    ...(layerId !== undefined && { layerId }),
  });
  try {
    const errors = (await checkPrint(ctx, plan, ctx.caller.id)).filter((each) => severityOf(each) === 'error');
    const settled = errors.filter((finding) => isSettledByOrders(plan, template.kind, finding));
    return [
      ...errors
        .filter((finding) => !settled.includes(finding))
        .map((finding) => errorOf(findingText(finding, ctx.locale), finding.layer_id || undefined)),
      ...(settled.some(({ kind }) => kind === 'blank_image' || kind === 'only_label') &&
      canBeLeftBlank(plan, template.kind)
        ? [{ kind: 'can_be_left_blank', params: { image: name }, configId: config.id } as const]
        : []),
    ];
  } catch (error) {
    // A design that crashes the checking thread would also crash every order's render.
    if (error instanceof RenderThreadError) return [errorOf(textIn(renderFailures[error.reason], ctx.locale))];
    throw error;
  }
}

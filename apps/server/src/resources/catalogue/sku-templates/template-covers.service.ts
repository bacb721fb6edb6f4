import { planDrawing, screenOutputOf } from '@platen/design/drawing-plan';
import { sampleOrder, sampleSize } from '@platen/design/drawn-order';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { resolveRender } from '../../files/renders/render-plans.service.ts';
import { finishRender } from '../../files/renders/renders.service.ts';
import * as queries from './template-covers.queries.ts';

const batchSize = 20;

/** Called after a template was changed: the cover of one without an effect image of its own shows its design. */
export async function requestCover({ platform, db }: FileContext, id: number): Promise<void> {
  await queries.requestCover(db, id);
  await platform.jobs.queue(db, 'draw_template_covers', {});
}

/** Draws all covers that were asked for. One that cannot be drawn now does not keep the others waiting. */
export async function drawWaitingCovers(ctx: FileContext & Pick<JobContext, 'closing'>): Promise<void> {
  const failures: unknown[] = [];
  let afterId = 0;
  for (;;) {
    const batch = await queries.listWaiting(ctx.db, afterId, batchSize);
    for (const template of batch) {
      ctx.closing?.throwIfAborted();
      await drawCover(ctx, template).catch((error: unknown) => failures.push(error));
      afterId = template.id;
    }
    if (batch.length < batchSize) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} covers could not be drawn`);
}

async function drawCover(ctx: FileContext, template: queries.WaitingTemplate): Promise<void> {
  const blobId = template.has_own ? null : await drawEffectImage(ctx, template);
  await queries.setCover(ctx.db, template, blobId);
}

/** The first effect image that shows anything, as an order that changes nothing would have it; null if there is none. */
async function drawEffectImage(ctx: FileContext, template: queries.WaitingTemplate): Promise<number | null> {
  const config = template.effect_image_configs.find(({ layers }) => layers.length > 0);
  if (!config) return null;
  const sizes = template.size_prices.map(({ size }) => size);
  const order = sampleOrder({ size: sampleSize(config, sizes) });
  const plan = planDrawing(template, order, { role: 'effect', position: 0, config }, screenOutputOf.effect);
  const resolved = await resolveRender(ctx, plan, finishRender);
  if (resolved.state === 'blocked') return null;
  const { state, blob_id } = await finishRender(ctx, resolved.row);
  return state === 'done' ? blob_id : null;
}

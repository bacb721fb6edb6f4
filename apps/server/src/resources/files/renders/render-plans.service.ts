import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Area } from '@platen/design/layers/define-layer';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { getFileRef } from '../blobs/blobs.service.ts';
import { findOrCreateRender } from './renders.service.ts';
import type { RenderRow } from './renders.tables.ts';

/** What a planned image will be: a render that may still have to be made, or nothing but what stands in its way. */
export type ResolvedRender = { state: 'ready'; row: RenderRow } | { state: 'blocked'; by: RenderRow };

type FinishRender = (ctx: FileContext, row: RenderRow) => Promise<RenderRow>;

/**
 * The render of a plan, whose parts are made first. It is blocked where one of them (the custom area, the effect image)
 * could not be made: that one's render says which layer is to blame.
 */
export async function resolveRender(
  ctx: FileContext,
  plan: DrawingPlan,
  finish: FinishRender,
): Promise<ResolvedRender> {
  const filled: { [A in Area]?: string } = {};
  for (const part of plan.parts) {
    const resolved = await resolveRender(ctx, part.plan, finish);
    if (resolved.state === 'blocked') return resolved;
    const made = await finish(ctx, resolved.row);
    if (made.state !== 'done' || made.blob_id === null) return { state: 'blocked', by: made };
    filled[part.area] = (await getFileRef(ctx.db, made.blob_id)).url;
  }
  return { state: 'ready', row: await findOrCreateRender(ctx, withAreas(plan.scene, filled), plan.output) };
}

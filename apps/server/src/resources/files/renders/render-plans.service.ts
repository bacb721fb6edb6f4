import { type DrawingPlan, withAreas } from '@platen/design/drawing-plan';
import type { Area } from '@platen/design/layers/define-layer';
import type { FileContext } from '../blobs/blob-uploads.service.ts';
import { getFileRef } from '../blobs/blobs.service.ts';
import { insertParts } from './render-parts.queries.ts';
import { findOrCreateRender } from './renders.service.ts';
import type { RenderRow } from './renders.tables.ts';

/** The render of a planned image, which may still have to be drawn, or the render that blocks it. */
export type ResolvedRender = { state: 'ready'; row: RenderRow } | { state: 'blocked'; by: RenderRow };

type FinishRender = (ctx: FileContext, row: RenderRow) => Promise<RenderRow>;

/**
 * Finds or creates the render of a plan after drawing its parts. It is blocked if one of them (the custom area, the
 * effect image) could not be drawn; that part's render names the failing layer.
 */
export async function resolveRender(
  ctx: FileContext,
  plan: DrawingPlan,
  finish: FinishRender,
): Promise<ResolvedRender> {
  const filled: { [A in Area]?: string } = {};
  const partIds: number[] = [];
  for (const part of plan.parts) {
    const resolved = await resolveRender(ctx, part.plan, finish);
    if (resolved.state === 'blocked') return resolved;
    const made = await finish(ctx, resolved.row);
    if (made.state !== 'done' || made.blob_id === null) return { state: 'blocked', by: made };
    filled[part.area] = (await getFileRef(ctx.db, made.blob_id)).url;
    partIds.push(made.id);
  }
  const row = await findOrCreateRender(ctx, withAreas(plan.scene, filled), plan.output);
  await insertParts(ctx.db, row.id, partIds);
  return { state: 'ready', row };
}

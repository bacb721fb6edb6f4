import { type PrintedDesign, planDrawing } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import type { OrderForFacts } from '@platen/design/order-facts';
import type { PlannedImage } from '@platen/design/order-images';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { type ResolvedRender, resolveRender } from '../../files/renders/render-plans.service.ts';
import { finishRender } from '../../files/renders/renders.service.ts';
import type { RenderRow } from '../../files/renders/renders.tables.ts';
import type { OrderToDraw } from './order-images.queries.ts';

/** With the number of its batch, which designs can show: without it they would be drawn empty there. */
export type OrderWithDesign = OrderToDraw & OrderForFacts & PrintedDesign & { production_batch_no: string | null };

/** Finds or creates the render of one image of an order. */
export function resolveImageRender(
  ctx: FileContext,
  order: OrderWithDesign,
  image: PlannedImage,
): Promise<ResolvedRender> {
  const drawn = drawnOrder(order, ctx.platform.settings.timeZone);
  const finish = (of: FileContext, row: RenderRow) => finishRender(of, row, order.user_id);
  return resolveRender(ctx, planDrawing(order, drawn, image, image.role), finish);
}

import { planDrawing } from '@platen/design/drawing-plan';
import { drawnOrder } from '@platen/design/drawn-order';
import { planImages } from '@platen/design/order-images';
import type { Finding } from '@platen/render/node';
import { RenderThreadError } from '@platen/render/node';
import type { FileContext } from '../../files/blobs/blob-uploads.service.ts';
import { checkPrint } from '../../files/renders/check-print.service.ts';
import type { StoredFinding } from '../lifecycle/lifecycle.tables.ts';
import { storePrintFindings } from '../lifecycle/print-findings.service.ts';
import type { OrderWithDesign } from './order-drawing.ts';
import { findOrderToDraw, type ImageRow, listImages, type OrderToDraw } from './order-images.queries.ts';
import * as queries from './print-findings.queries.ts';

/**
 * Checks the prints of an order and stores the findings on it: with its first images, before it is paid, and whenever
 * its images are redrawn.
 */
export async function updatePrintFindings(ctx: FileContext, order: OrderWithDesign): Promise<void> {
  await saveFindings(ctx, order, await checkPrints(ctx, order));
  for (const id of await queries.listOthersWithErrors(ctx.db, order.id)) {
    const other = await findOrderToDraw(ctx.db, id);
    if (other) await updateFailedImages(ctx, other);
  }
}

/** Updates which images failed, which may change over time; the findings of the prints stay. */
export async function updateFailedImages(
  ctx: FileContext,
  order: Pick<OrderToDraw, 'id' | 'values' | 'layer_diff'>,
): Promise<void> {
  const known = await queries.getPrintFindings(ctx.db, order.id);
  await saveFindings(
    ctx,
    order,
    known.filter(({ kind }) => kind !== 'image_failed'),
  );
}

async function saveFindings(
  ctx: FileContext,
  order: Pick<OrderToDraw, 'id' | 'values' | 'layer_diff'>,
  ofPrints: readonly StoredFinding[],
): Promise<void> {
  const images = await listImages(ctx.db, [order.id], ['custom', 'effect', 'production']);
  // A refused image repeats findings of the print check; only its additional findings are added.
  const all = new Map([...ofPrints, ...images.flatMap(failuresOf)].map((finding) => [keyOf(finding), finding]));
  await storePrintFindings(ctx.db, order, [...all.values()]);
}

async function checkPrints(ctx: FileContext, order: OrderWithDesign): Promise<StoredFinding[]> {
  const drawn = drawnOrder(order, ctx.platform.settings.timeZone);
  const images = planImages(order, { size: order.size, suppliedCount: order.suppliedUrls.length }, 'production');
  const found: StoredFinding[] = [];
  for (const image of images) {
    const plan = planDrawing(order, drawn, image, 'production');
    const findings = await checkPrint(ctx, plan, order.user_id).catch(ignoreThreadError);
    found.push(...findings.map((finding) => toStoredFinding(finding, image.config.id, image.config.name)));
  }
  return found;
}

/** A design that crashes the checking thread has no findings here; drawing its image will fail and report it. */
function ignoreThreadError(error: unknown): Finding[] {
  if (error instanceof RenderThreadError) return [];
  throw error;
}

function failuresOf({ state, error, failure, findings, config_id, name }: ImageRow): StoredFinding[] {
  if (error === null && state === 'refused') {
    return (findings ?? []).map((finding) => toStoredFinding(finding, config_id, name));
  }
  if (error === null && state !== 'failed') return [];
  const detail = error ?? failure ?? 'unavailable';
  return [{ kind: 'image_failed', layer_id: '', layer_name: '', detail, config_id, image_name: name }];
}

function toStoredFinding(finding: Finding, config_id: string, image_name: string): StoredFinding {
  return { ...finding, config_id, image_name };
}

function keyOf({ config_id, kind, layer_id, detail }: StoredFinding): string {
  return JSON.stringify([config_id, kind, layer_id, detail]);
}

import { type BatchPapers, batchPapersMax, type PaperOrder } from '@platen/model/production/batch-papers';
import type { Context } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { blobUrl } from '../../../platform/store/blob-url.ts';
import { listImages } from '../../orders/orders/order-images.queries.ts';
import { toPrintFindings } from '../../orders/orders/print-findings.rows.ts';
import { customValuesIn } from './custom-values.ts';
import { listFilledOrders } from './production-images.queries.ts';
import { planPrints } from './production-images.service.ts';

type ShownImage = Awaited<ReturnType<typeof listImages>>[number];
type NamedPicture = PaperOrder['artwork'][number];

/**
 * The live orders of a batch as its papers show them, all in a few statements, because a batch may have thousands. An order
 * that has no picture gets the one of its template, if it is made without images.
 */
export async function listPaperOrders(
  ctx: Context,
  batchId: number,
  { afterId, templatePicture }: { afterId: number; templatePicture: string | null },
): Promise<BatchPapers> {
  const { template, imagesOf, suppliedOf } = await planPrints(ctx.db, batchId);
  const valuesOf = customValuesIn(template);
  const rows = await listFilledOrders(ctx.db, batchId, afterId, batchPapersMax + 1);
  const page = rows.slice(0, batchPapersMax);
  const ids = page.map(({ id }) => id);
  const shownByOrder = groupBy(await listImages(ctx.db, ids, ['effect', 'custom']), (image) => image.order_id);

  function picturesOf(order: (typeof page)[number]) {
    const shown = shownByOrder.get(order.id) ?? [];
    const images = imagesOf(order);
    const effects = shown.filter(({ role }) => role === 'effect').flatMap(toPicture);
    const areas = shown.filter(({ role }) => role === 'custom').flatMap(toPicture);
    const prints = images.flatMap(({ name, url }) => (url === null ? [] : { name, url }));
    // Before production is confirmed, what the customer supplied is all that there is to see.
    const supplied = suppliedOf(order.id).flatMap(({ filename, url }) => (url === null ? [] : { name: filename, url }));
    const pictures = [effects, areas, prints, supplied].find(({ length }) => length > 0) ?? [];
    const artwork = [areas, effects, prints, supplied].find(({ length }) => length > 0) ?? [];
    const substitute = template.kind === 'batch_order' ? templatePicture : null;
    return {
      picture_url: pictures[0]?.url ?? substitute,
      artwork,
      production_image_names: images.map(({ name }) => name),
    };
  }

  const orders = page.map((row) => {
    const { values, errors_count, warnings_count, print_findings, ...order } = row;
    return {
      ...order,
      finding_counts: { errors: errors_count, warnings: warnings_count },
      print_findings: toPrintFindings(print_findings, ctx.locale),
      custom_values: valuesOf(order.size, values),
      ...picturesOf(row),
    };
  });
  return { orders, next_after_id: rows.length > page.length ? (ids.at(-1) ?? null) : null };
}

function toPicture({ name, key, filename }: ShownImage): NamedPicture[] {
  return key !== null && filename !== null ? [{ name, url: blobUrl({ key, filename }) }] : [];
}

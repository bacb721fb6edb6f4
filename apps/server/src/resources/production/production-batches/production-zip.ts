import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type BilingualText, textIn } from '@platen/model/text/locale';
import { ZipFile } from 'yazl';
import type { Context } from '../../../platform/context.ts';
import { openBlob } from '../../files/blobs/blob-bytes.service.ts';
import { printFileName } from '../../orders/orders/print-file-names.ts';
import { type PackedOrder, writeManifest, writeMissing } from './manifest.ts';
import { missingImageText } from './missing-images.ts';
import type { ProductionImage } from './printed-orders.ts';
import { listCustomValues, listPrintedOrders, type PrintedBatch } from './production-images.service.ts';
import { missingTexts } from './production-zip.messages.ts';

/**
 * A zip of what a batch is printed from, with a manifest. It is streamed: images can be large, and none is ever
 * completely in memory. A missing image is named in the manifest and does not affect the others.
 */
export async function zipProductionImages(ctx: Context, batchId: number): Promise<Readable> {
  const batch = await listPrintedOrders(ctx.db, batchId);
  const valuesOf = await listCustomValues(ctx.db, batchId, batch.template);
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const closed = new AbortController();
  output.once('close', () => closed.abort());

  async function pack(): Promise<void> {
    const packed: PackedOrder[] = [];
    for (const { order, images } of batch.orders) {
      const reason = reasonForNoImages(batch, images);
      const missing = reason ? [textIn(reason, ctx.locale)] : [];
      const entry: PackedOrder = { order, values: valuesOf.get(order.id) ?? [], files: [], names: [], missing };
      for (const image of images) await packImage(entry, image);
      packed.push(entry);
    }
    const missing = writeMissing(packed);
    if (missing !== undefined) zip.addBuffer(Buffer.from(missing), 'missing.txt');
    zip.addBuffer(Buffer.from(writeManifest(batch.template, packed, ctx.locale)), 'manifest.csv');
    zip.end();
  }

  /** Images are opened one at a time, because a batch may have thousands. */
  async function packImage({ order, files, names, missing }: PackedOrder, image: ProductionImage): Promise<void> {
    closed.signal.throwIfAborted();
    const bytes = await openImage(ctx, image);
    if (!bytes) {
      missing.push(missingImageText(image, ctx.locale));
      return;
    }
    const name = printFileName(order.system_no, image, image.content_type);
    files.push(name);
    names.push(image.name);
    zip.addReadStream(addAbortSignal(closed.signal, bytes), name, { compress: false });
    await finished(bytes);
  }

  // A zip that fails is aborted: ended properly, it would look complete.
  void pack().catch((error: Error) => output.destroy(error));
  return output;
}

/** Why an order has no images; undefined for batch orders, which never have any. */
function reasonForNoImages(
  { template, isConfirmed }: PrintedBatch,
  images: readonly ProductionImage[],
): BilingualText | undefined {
  if (!isConfirmed) return missingTexts.unconfirmed;
  return images.length === 0 && template.kind !== 'batch_order' ? missingTexts.none : undefined;
}

/** Undefined for a missing file. An unavailable store is not a missing file, so that error is thrown. */
async function openImage(ctx: Context, { state, key }: ProductionImage): Promise<Readable | undefined> {
  if (state !== 'done' || key === null) return undefined;
  try {
    return await openBlob(ctx, { key });
  } catch (error) {
    if (await ctx.platform.store.head(key)) throw error;
    return undefined;
  }
}

import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type BilingualText, textIn } from '@platen/model/locale';
import { ZipFile } from 'yazl';
import type { Context } from '../../../platform/context.ts';
import { fileTypes } from '../../../platform/store/file-types.ts';
import { openBlob } from '../../files/blobs/blob-bytes.service.ts';
import { type PackedOrder, writeManifest, writeMissing } from './manifest.ts';
import type { ProductionImage } from '../orders/printed-orders.ts';
import { listPrintedOrders, type PrintedBatch } from '../orders/production-images.service.ts';
import { missingImageText } from './missing-images.ts';
import { missingTexts } from './production-zip.messages.ts';

/**
 * A zip of what a batch is printed from, with a manifest. It is streamed: images can be large, and none is ever
 * completely in memory. A missing image is named in the manifest and does not affect the others.
 */
export async function zipProductionImages(ctx: Context, batchId: number): Promise<Readable> {
  const batch = await listPrintedOrders(ctx.db, batchId);
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const closed = new AbortController();
  output.once('close', () => closed.abort());

  async function pack(): Promise<void> {
    const packed: PackedOrder[] = [];
    for (const { order, images } of batch.orders) {
      const reason = reasonForNoImages(batch, images);
      const entry: PackedOrder = { order, files: [], missing: reason ? [textIn(reason, ctx.locale)] : [] };
      for (const [index, image] of images.entries()) await packImage(entry, image, index + 1);
      packed.push(entry);
    }
    const missing = writeMissing(packed);
    if (missing !== undefined) zip.addBuffer(Buffer.from(missing), 'missing.txt');
    zip.addBuffer(Buffer.from(writeManifest(packed, ctx.locale)), 'manifest.csv');
    zip.end();
  }

  /** Images are opened one at a time, because a batch may have thousands. */
  async function packImage({ order, files, missing }: PackedOrder, image: ProductionImage, n: number): Promise<void> {
    closed.signal.throwIfAborted();
    const bytes = await openImage(ctx, image);
    if (!bytes) {
      missing.push(missingImageText(image, n, ctx.locale));
      return;
    }
    const name = `${order.system_no}_${n}${extensionOf(image.content_type)}`;
    files.push(name);
    zip.addReadStream(addAbortSignal(closed.signal, bytes), name, { compress: false });
    await finished(bytes);
  }

  // A zip that fails is aborted: ended properly, it would look complete.
  void pack().catch((error: Error) => output.destroy(error));
  return output;
}

/** Why an order has no images; undefined for batch orders, which never have any. */
function reasonForNoImages(
  { kind, isConfirmed }: PrintedBatch,
  images: readonly ProductionImage[],
): BilingualText | undefined {
  if (!isConfirmed) return missingTexts.unconfirmed;
  return images.length === 0 && kind !== 'batch_order' ? missingTexts.none : undefined;
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

/** The extension of the content type, whatever the customer named the file. */
function extensionOf(contentType: string | null): string {
  const type = Object.entries(fileTypes).find(([name]) => name === contentType)?.[1];
  const [extension] = type?.extensions ?? [];
  return extension === undefined ? '' : `.${extension}`;
}

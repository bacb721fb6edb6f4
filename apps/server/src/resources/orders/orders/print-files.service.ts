import { planImages } from '@platen/design/order-images';
import type { FileRef } from '@platen/model/files/blobs';
import type { Db } from '../../../platform/database/database.ts';
import { type FoundOrder, listPrintFiles, type SuppliedFile } from './orders.queries.ts';
import { namedImages, printFileName, suppliedName } from './print-file-names.ts';

/** What the press gets for an order, under the names that the files have in the zip of its batch. */
export async function printFilesOf(
  db: Db,
  order: FoundOrder,
  supplied: readonly SuppliedFile[],
  isPrintedAsSupplied: boolean,
): Promise<FileRef[]> {
  if (isPrintedAsSupplied) {
    return supplied.map(({ id, url, filename, content_type }, index) => ({
      id,
      url,
      filename: printFileName(order.system_no, suppliedName(filename, index), content_type),
    }));
  }
  const design = { ...order, kind: order.sku_template_kind };
  const planned = planImages(design, { size: order.size, suppliedCount: supplied.length }, 'production');
  const byPosition = new Map(namedImages(planned).map((image) => [image.position, image]));
  return (await listPrintFiles(db, order.id)).flatMap(({ position, content_type, ...file }) => {
    const image = byPosition.get(position);
    return image ? { ...file, filename: printFileName(order.system_no, image, content_type) } : [];
  });
}

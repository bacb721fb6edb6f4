import { Readable } from 'node:stream';
import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import type { SkippedFiles } from '@platen/model/catalogue/materials';
import type { StoredBlob } from '@platen/model/files/blobs';
import {
  type Material,
  materialSheetName,
  materialsOf,
  sheetTemplateOf,
  skippedList,
  skippedListName,
} from '@platen/ordering/materials';
import { writeOrderSheet } from '@platen/sheet/write-order-sheet';
import { ZipFile } from 'yazl';
import type { Context } from '../../../platform/context.ts';
import { areBytesStored, openBlob } from '../../files/blobs/blob-bytes.service.ts';
import { findBlobByUrl } from '../../files/blobs/blobs.service.ts';

interface StoredMaterial extends Material {
  blob: StoredBlob | undefined;
}

/**
 * A zip of what a merchant needs to prepare orders: the order sheet, effect images, fonts and option images. It is
 * streamed. A file that cannot be read is skipped and named in a list, so that one lost picture does not fail the
 * download.
 */
export async function zipMaterials(
  ctx: Context,
  template: SkuTemplate,
): Promise<{ stream: Readable; estimatedBytes: number }> {
  const zip = new ZipFile();
  const sheet = Buffer.from(await writeOrderSheet(sheetTemplateOf(template), ctx.locale));
  zip.addBuffer(sheet, materialSheetName(template, ctx.locale));
  const materials = await Promise.all(
    materialsOf(template).map(async (material) => ({ ...material, blob: await findBlobByUrl(ctx.db, material.url) })),
  );
  void addMaterials(ctx, zip, materials).then(
    (skipped) => zip.end({ forceZip64Format: false, comment: JSON.stringify(skipped) }),
    (error: Error) => zip.outputStream.emit('error', error),
  );
  // Files are stored uncompressed; a workbook is a zip itself and would not get smaller.
  const estimatedBytes = materials.reduce((sum, { blob }) => sum + (blob?.byte_size ?? 0), sheet.length);
  return { stream: zip.outputStream as Readable, estimatedBytes };
}

/** Files are opened one at a time: a template with a hundred pictures must not hold a hundred open. */
async function addMaterials(ctx: Context, zip: ZipFile, materials: StoredMaterial[]): Promise<SkippedFiles> {
  const failed: string[] = [];
  for (const { path, blob } of materials) {
    const isStored = blob && (await areBytesStored(ctx, blob));
    if (!isStored) {
      failed.push(path);
      continue;
    }
    zip.addReadStreamLazy(path, { compress: false }, (open) => {
      openBlob(ctx, blob).then(
        (stream) => open(null, stream),
        (error: Error) => open(error, Readable.from([])),
      );
    });
  }
  const counts = { failed: failed.length, total: materials.length };
  if (failed.length > 0) zip.addBuffer(Buffer.from(skippedList(counts, failed)), skippedListName);
  return counts;
}

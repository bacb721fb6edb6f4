import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { Readable } from 'node:stream';
import type { StoredBlob } from '@platen/model/blobs';
import { fillText } from '@platen/model/locale';
import type { SkippedFiles } from '@platen/model/materials';
import { writeOrderSheet } from '@platen/sheet/write-order-sheet';
import { ZipFile } from 'yazl';
import type { Context } from '../../../platform/context.ts';
import { findBlobByUrl, openBlob } from '../../files/blobs/blobs.service.ts';
import { materialNames } from './materials.messages.ts';

interface Material {
  /** Where it lies in the zip. */
  path: string;
  url: string;
}

interface StoredMaterial extends Material {
  blob: StoredBlob | undefined;
}

/**
 * A zip of what a merchant needs to prepare orders: the order sheet, effect images, fonts and option images.
 * It is sent while it is made. A file that cannot be read is left out and named in a list, so that one lost
 * picture does not cost the merchant all the others.
 */
export async function zipMaterials(
  ctx: Context,
  template: SkuTemplate,
): Promise<{ stream: Readable; estimatedBytes: number }> {
  const zip = new ZipFile();
  const sheet = Buffer.from(await writeOrderSheet(sheetTemplateOf(template)));
  zip.addBuffer(sheet, `${safeName(template.no)} ${materialNames.sheet}.xlsx`);
  const materials = await Promise.all(
    materialsOf(template).map(async (material) => ({ ...material, blob: await findBlobByUrl(ctx.db, material.url) })),
  );
  void addMaterials(ctx, zip, materials).then(
    (skipped) => zip.end({ forceZip64Format: false, comment: JSON.stringify(skipped) }),
    (error: Error) => zip.outputStream.emit('error', error),
  );
  // Files lie in it as they are; a workbook is a zip itself and gets no smaller.
  const estimatedBytes = materials.reduce((sum, { blob }) => sum + (blob?.byte_size ?? 0), sheet.length);
  return { stream: zip.outputStream as Readable, estimatedBytes };
}

/** Each file is opened when its turn comes: a template with a hundred pictures must not hold a hundred open. */
async function addMaterials(ctx: Context, zip: ZipFile, materials: StoredMaterial[]): Promise<SkippedFiles> {
  const failed: string[] = [];
  for (const { path, blob } of materials) {
    const isThere = blob && (await ctx.platform.store.head(blob.key));
    if (!isThere) {
      failed.push(path);
      continue;
    }
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      openBlob(ctx, blob).then(
        (stream) => give(null, stream),
        (error: Error) => give(error, Readable.from([])),
      );
    });
  }
  if (failed.length > 0) {
    const heading = fillText(materialNames.skippedHeading, { failed: failed.length, total: materials.length });
    zip.addBuffer(Buffer.from([heading, ...failed].join('\r\n')), `${materialNames.skipped}.txt`);
  }
  return { failed: failed.length, total: materials.length };
}

function materialsOf(template: SkuTemplate): Material[] {
  const effects = template.effect_images.map((image, index) => ({
    path: `${materialNames.effectImages}/${index + 1}-${safeName(image.filename)}`,
    url: image.url,
  }));
  const fonts = template.font_libraries.map((font) => ({
    path: `${materialNames.fonts}/${safeName(font.name)}-${safeName(font.font_file.filename)}`,
    url: font.font_file.url,
  }));
  const options = template.excel_config
    .filter(({ type }) => type === 'image')
    .flatMap((item) =>
      item.options.map((option, index) => ({
        path: `${materialNames.customItems}/${safeName(item.label)}/${index + 1}-${safeName(option.label)}${extensionOf(option.value)}`,
        url: option.value,
      })),
    );
  return [...effects, ...fonts, ...options];
}

function sheetTemplateOf({ no, name, kind, size_prices, excel_config }: SkuTemplate) {
  return { no, name, kind, sizes: size_prices.flatMap(({ size }) => size || []), items: excel_config };
}

/** A name that every system can unpack: no path, no reserved character. */
function safeName(name: string): string {
  return name.replace(/[<>:"/\\|?*%]|\p{Cc}/gu, '_').slice(0, 120);
}

function extensionOf(url: string): string {
  return /\.\w{2,5}$/.exec(new URL(url, 'http://local').pathname)?.[0] ?? '';
}

import type { SkippedFiles } from '@platen/model/catalogue/materials';
import type { CustomItem, SizePrice, TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { FileRef } from '@platen/model/files/blobs';
import { safeFileName } from '@platen/model/text/file-names';
import { type BilingualText, fillText, type Locale, textIn } from '@platen/model/text/locale';
import type { SheetTemplate } from './sheet-columns.ts';

const sheetNames: BilingualText = { zh: '订单表', en: 'order sheet' };

/** Names of folders and files, which are Chinese in both languages. */
const names = {
  effectImages: '效果图',
  fonts: '字体',
  customItems: '定制项',
  skipped: '失败文件',
  skippedHeading: '{failed}/{total} 个文件下载失败，已跳过：',
} as const;

/** The parts of a template that merchants get to prepare orders. */
interface MaterialsTemplate {
  readonly no: string;
  readonly name: string;
  readonly kind: TemplateKind;
  readonly size_prices: readonly SizePrice[];
  readonly excel_config: readonly CustomItem[];
  readonly effect_images: readonly FileRef[];
  readonly font_libraries: readonly { readonly name: string; readonly font_file: FileRef }[];
}

/** A file beside the order sheet. */
export interface Material {
  /** The path inside one folder; each part is a valid name on every system. */
  path: string;
  url: string;
}

export function materialsOf(template: MaterialsTemplate): Material[] {
  const effects = template.effect_images.map((image, index) => ({
    path: `${names.effectImages}/${index + 1}-${safeFileName(image.filename)}`,
    url: image.url,
  }));
  const fonts = template.font_libraries.map((font) => ({
    path: `${names.fonts}/${safeFileName(font.name)}-${safeFileName(font.font_file.filename)}`,
    url: font.font_file.url,
  }));
  const options = template.excel_config
    .filter(({ type }) => type === 'image')
    .flatMap((item) =>
      item.options.map((option, index) => ({
        path: `${names.customItems}/${safeFileName(item.label)}/${index + 1}-${safeFileName(option.label)}${extensionOf(option.value)}`,
        url: option.value,
      })),
    );
  return [...effects, ...fonts, ...options];
}

export function sheetTemplateOf({ no, name, kind, size_prices, excel_config }: MaterialsTemplate): SheetTemplate {
  return { no, name, kind, sizes: size_prices.flatMap(({ size }) => size || []), items: excel_config };
}

/** In the language of the reader, like the sheet itself. */
export function materialSheetName({ no }: Pick<MaterialsTemplate, 'no'>, locale: Locale): string {
  return `${safeFileName(no)} ${textIn(sheetNames, locale)}.xlsx`;
}

/** The list of files that could not be fetched. */
export const skippedListName = `${names.skipped}.txt`;

export function skippedList(counts: SkippedFiles, paths: readonly string[]): string {
  return [fillText(names.skippedHeading, { ...counts }), ...paths].join('\r\n');
}

function extensionOf(url: string): string {
  return /\.\w{2,5}$/.exec(url.split(/[?#]/)[0] ?? '')?.[0] ?? '';
}

import { mergeExcelConfigs } from '@platen/design/excel-config';
import { flattenExcelConfig } from '@platen/design/excel-entry';
import { configListOf, fitsSize, type TemplateConfig } from '@platen/design/template';
import { type Fen, yuanToFen } from '@platen/model/money';
import type { SizePrice, SkuTemplate } from '@platen/model/sku-templates';

export const findSize = (template: Pick<SkuTemplate, 'size_prices'>, size: string): SizePrice | undefined =>
  template.size_prices.find((each) => each.size === size);

/** The custom items that an order of a size is drawn with: another size may show fewer. By the server's own rule. */
function itemKeysOf(template: SkuTemplate, size: string): ReadonlySet<string> {
  const configs = Object.values(configListOf).flatMap((list) => template[list] as unknown as TemplateConfig[]);
  const fitting = configs.filter((config) => fitsSize(config, size)).map(({ excel_config }) => excel_config);
  return new Set(flattenExcelConfig(mergeExcelConfigs(fitting)).map(({ key }) => key));
}

/** The same answer for the same size, worked out once: hundreds of rows ask. */
export function itemKeysBySize(template: SkuTemplate): (size: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (size) => {
    const keys = known.get(size) ?? itemKeysOf(template, size);
    known.set(size, keys);
    return keys;
  };
}

/** Asked once for an order, and only where the system draws it. */
export function renderingPriceFen({ kind, system_rendering_price }: SkuTemplate): Fen {
  return kind === 'micro_custom' ? (yuanToFen(system_rendering_price) ?? 0) : 0;
}

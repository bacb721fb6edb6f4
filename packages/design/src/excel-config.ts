import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import {
  type ConfigItem,
  type ExcelConfig,
  type ExcelType,
  flattenExcelConfig,
  type LeadingConfigItem,
} from './config-items.ts';
import type { ItemKind } from './items.ts';
import { type ItemAt, itemsOf } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { findShownSize } from './shown-size.ts';
import { walkLayers } from './tree.ts';

/** A choice between templates is filled in like a text with options. */
const excelTypeOf: Record<ItemKind, ExcelType> = {
  image: 'image',
  text: 'text',
  color: 'color',
  font_family: 'font_family',
  template: 'text',
};

/**
 * The custom items of an order: one entry for each editable item, named by its label. The first editable item of a
 * layer leads; the layer's other ones are its children. A repeated label is the same field and is listed once.
 */
export function deriveExcelConfig(layers: readonly Layer[]): ExcelConfig {
  const seen = new Set<string>();
  const entries: LeadingConfigItem[] = [];
  for (const layer of walkLayers(layers)) {
    const fresh = itemsOf(layer).filter(({ item }) => {
      if (!item.editable || item.label === '' || seen.has(item.label)) return false;
      seen.add(item.label);
      return true;
    });
    const [leader, ...others] = fresh;
    if (!leader) continue;
    entries.push({ ...toEntry(layer, leader, false), children: others.map((each) => toEntry(layer, each, true)) });
  }
  return entries;
}

/** The fields of several configs of a template. The same key is the same field, described by the first config. */
export function mergeExcelConfigs(configs: readonly ExcelConfig[]): ExcelConfig {
  const seen = new Set<string>();
  const isFresh = ({ key }: ConfigItem) => !seen.has(key) && seen.add(key);
  return configs.flat().flatMap((entry): LeadingConfigItem[] => {
    const isLeaderFresh = isFresh(entry);
    const children = entry.children.filter(isFresh);
    if (isLeaderFresh) return [{ ...entry, children }];
    return children.map((child) => ({ ...child, is_child: false, children: [] }));
  });
}

/** The configs, each with its custom items. */
export function withConfigItems<C extends { layers: Layer[] }>(
  configs: readonly C[],
): (C & { excel_config: ExcelConfig })[] {
  return configs.map((config) => ({ ...config, excel_config: deriveExcelConfig(config.layers) }));
}

/** The custom items of a template with these configs: one for each label, whichever config has it. */
export function customItemsOf(configs: readonly { layers: Layer[] }[]): CustomItem[] {
  const all = configs.map(({ layers }) => deriveExcelConfig(layers));
  return flattenExcelConfig(mergeExcelConfigs(all)).map(({ key, type, required, value, options, width, height }) => ({
    key,
    label: key,
    type,
    required,
    value,
    options: options.map((option) => ({ label: option.label, value: option.value })),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }));
}

function toEntry(layer: Layer, { kind, item, path }: ItemAt, isChild: boolean): ConfigItem {
  return {
    key: item.label,
    type: excelTypeOf[kind],
    value: item.value,
    options: item.options ?? [],
    required: item.required,
    is_child: isChild,
    ...(kind === 'image' && findShownSize(layer, path)),
  };
}

import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import {
  type ConfigItem,
  type ExcelConfig,
  type ExcelType,
  flattenExcelConfig,
  type LeadingConfigItem,
} from './config-items.ts';
import type { Size } from './geometry.ts';
import type { ItemKind } from './items.ts';
import { type ItemAt, type ItemPath, itemsOf, withItemValue } from './layer-items.ts';
import type { Inherited } from './layers/define-layer.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { sampleFacts } from './order-facts.ts';
import { inheritFrom } from './scene.ts';
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

/** A URL that no design contains. */
const mark = 'blob:the-picture-that-is-looked-for';

/**
 * The largest size at which a picture item of a layer is shown, by the layer or by its children, in any arrangement.
 * Undefined if nothing shows it.
 */
function findShownSize(layer: Layer, path: ItemPath): Size | undefined {
  const sizes = [...sizesOfMarked(withItemValue(layer, path, mark), {})];
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

function* sizesOfMarked(layer: Layer, inherited: Inherited): Generator<Size> {
  const kind = layerKindOf(layer);
  const context = { inherited, facts: sampleFacts, areas: {} };
  const shown = [kind.picture?.(layer, context)?.url, kind.textItems?.(layer, context)?.fill_image.value];
  // The size of a tile is in the layer, not in its frame.
  const { width, height } = 'image_size' in layer ? layer.image_size : layer;
  if (shown.includes(mark)) yield { width, height };
  for (const child of layer.children) yield* sizesOfMarked(child, inheritFrom(layer, inherited));
}

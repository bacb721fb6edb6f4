import { type ConfigItem, flattenExcelConfig } from './config-items.ts';
import { type PrintedDesign, shownConfigs } from './drawing-plan.ts';
import { sampleOrder } from './drawn-order.ts';
import { deriveExcelConfig } from './excel-config.ts';
import { visibleLayers } from './filled-by-orders.ts';
import { itemsOf } from './layer-items.ts';
import { configsFor } from './order-images.ts';
import { type TemplateConfig, type TemplateType, templateTypes } from './template.ts';
import { walkLayers } from './tree.ts';

/** A custom item that orders of a size are asked for. */
export interface AskedItem {
  readonly key: string;
  /** Not meant for the print, in any image of this size. */
  readonly isPapersOnly: boolean;
  /** The first two images of this size whose options for it have different names. */
  readonly differing: readonly [TemplateConfig, TemplateConfig] | undefined;
}

/** The custom items of all images that an order of a size has, in the order of its form. */
export function itemsOfSize(design: PrintedDesign, size: string): AskedItem[] {
  const uses = new Map<string, { config: TemplateConfig; entry: ConfigItem }[]>();
  const papersOnly = new Set<string>();
  for (const config of templateTypes.flatMap((role) => configsFor(design, role, size))) {
    for (const entry of flattenExcelConfig(deriveExcelConfig(config.layers))) {
      uses.set(entry.key, [...(uses.get(entry.key) ?? []), { config, entry }]);
    }
    for (const { item } of [...walkLayers(config.layers)].flatMap(itemsOf)) {
      if (item.editable && item.papers_only) papersOnly.add(item.label);
    }
  }
  return [...uses].map(([key, of]) => {
    const [first] = of;
    const other = of.find(({ entry }) => first && optionNames(entry) !== optionNames(first.entry));
    return {
      key,
      isPapersOnly: papersOnly.has(key),
      differing: first && other ? ([first.config, other.config] as const) : undefined,
    };
  });
}

/** In any order. The values behind the names may differ: each image has its own. */
function optionNames({ options }: ConfigItem): string {
  return JSON.stringify(options.map(({ label }) => label.trim()).sort());
}

/** The custom items that change an image of a role in orders of a size, directly or through what its areas show. */
export function itemsReaching(design: PrintedDesign, role: TemplateType, size: string): ReadonlySet<string> {
  const order = sampleOrder({ size });
  const reaching = configsFor(design, role, size).flatMap((config, position) => [
    config,
    ...shownConfigs(design, order, { role, position, config }),
  ]);
  const items = reaching.flatMap(({ layers }) => visibleLayers(layers)).flatMap(itemsOf);
  return new Set(items.flatMap(({ item }) => (item.editable ? [item.label] : [])));
}

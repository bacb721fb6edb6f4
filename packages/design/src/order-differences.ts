import type { BilingualText } from '@platen/model/text/locale';
import { applyOrder, type OrderValues } from './apply-order.ts';
import { counterpartOf, labelsOf, transferChange, transferredKeys } from './counterparts.ts';
import { chosenName } from './custom-values.ts';
import { itemsOf, layerValue } from './layer-items.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import type { LayerChange, TemplateConfig } from './template.ts';
import { findLayer, walkLayers } from './tree.ts';

/** A difference between the images of an order, and the configs that differ. */
export interface OrderDifference {
  readonly kind: 'value_differs' | 'placement_differs';
  /** The label of the custom item, or the name of the layer. */
  readonly name: string | BilingualText;
  readonly configs: readonly { readonly config: TemplateConfig; readonly shows: string }[];
}

/**
 * Finds where the changes of an order make its images differ. Differences in the template itself are intended by the
 * designer.
 * @param configs the configs that the order is drawn from, each with the order's `layer_diff`
 */
export function findDifferences(configs: readonly TemplateConfig[], values: OrderValues): OrderDifference[] {
  const filled = configs.map((config) => ({ config, layers: applyOrder(config.layers, values, {}) }));
  return [...valueDifferences(filled), ...placementDifferences(filled)];
}

/** A config, and its layers with the order's values but without its changes. */
interface FilledConfig {
  readonly config: TemplateConfig;
  readonly layers: readonly Layer[];
}

function valueDifferences(filled: readonly FilledConfig[]): OrderDifference[] {
  const labels = new Set(filled.flatMap(overriddenLabels));
  return [...labels].flatMap((name) => {
    const configs = filled.flatMap(({ config, layers }) => {
      const shown = [...walkLayers(applyOrder(layers, {}, config.layer_diff))].flatMap(itemsOf);
      const found = shown.find(({ item }) => item.editable && item.label === name);
      return found ? [{ config, shows: chosenName(found.item) }] : [];
    });
    const isSame = configs.every(({ shows }) => shows === configs[0]?.shows);
    return isSame ? [] : [{ kind: 'value_differs' as const, name, configs }];
  });
}

/** A custom item can differ only by overrides, because values apply to every config. */
function overriddenLabels({ config: { layer_diff }, layers }: FilledConfig): string[] {
  return Object.entries(layer_diff).flatMap(([id, { url, images }]) => {
    const layer = findLayer(layers, id);
    return layer && (url !== undefined || images) ? labelsOf(layer) : [];
  });
}

function placementDifferences(filled: readonly FilledConfig[]): OrderDifference[] {
  const found = new Map<string, { name: OrderDifference['name']; configs: Set<TemplateConfig> }>();
  for (const one of filled) {
    for (const [id, change] of Object.entries(one.config.layer_diff)) {
      const layer = findLayer(one.layers, id);
      if (!layer) continue;
      const others = filled.filter((other) => other !== one && isElsewhere(change, layer, other));
      if (others.length === 0) continue;
      // A pair is found from both sides, and its layers may have different ids.
      const key = labelsOf(layer)[0] ?? id;
      const known = found.get(key) ?? { name: layerName(layer), configs: new Set() };
      for (const { config } of [one, ...others]) known.configs.add(config);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ name, configs }) => ({
    kind: 'placement_differs',
    name,
    configs: [...configs].map((config) => ({ config, shows: '' })),
  }));
}

function layerName(layer: Layer): OrderDifference['name'] {
  return labelsOf(layer)[0] ?? (layer.name || layerKindOf(layer).label);
}

/** Whether another config has the layer at a different position than this change. */
function isElsewhere(change: LayerChange, layer: Layer, { config, layers }: FilledConfig): boolean {
  const there = counterpartOf(layer, layers);
  return there !== undefined && !hasSamePlace(change, layer, there, config.layer_diff[there.id]);
}

function hasSamePlace(change: LayerChange, layer: Layer, there: Layer, own: LayerChange | undefined): boolean {
  const carried = transferChange(change, layer, there);
  // Stored values are rounded, and on a larger canvas the rounding is scaled up.
  const tolerance = 0.01 + 0.01 * Math.max(1, there.width / layer.width, there.height / layer.height);
  return transferredKeys
    .filter((key) => change[key] !== undefined)
    .every((key) => isClose(carried[key], own?.[key] ?? layerValue(there, key), tolerance));
}

function isClose(wanted: unknown, is: unknown, tolerance: number): boolean {
  if (typeof wanted === 'number' && typeof is === 'number') return Math.abs(wanted - is) <= tolerance;
  if (typeof wanted !== 'object' || wanted === null || typeof is !== 'object' || is === null) return wanted === is;
  return Object.entries(wanted).every(([key, part]) => isClose(part, (is as Record<string, unknown>)[key], tolerance));
}

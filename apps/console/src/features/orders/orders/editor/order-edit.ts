import type { Order } from '@platen/contract/orders/order';
import { applyOrder, type OrderValues } from '@platen/design/apply-order';
import type { Layer } from '@platen/design/layers/index';
import {
  configListOf,
  type LayerChange,
  type LayerDiff,
  type TemplateConfig,
  type TemplateType,
} from '@platen/design/template';
import { findLayer, walkLayers } from '@platen/design/tree';

/** One canvas of an order, and the list that it stands in. */
export interface OrderConfig {
  type: TemplateType;
  config: TemplateConfig;
  /** Its place among those of its type, for its name. */
  index: number;
  count: number;
}

/** What is changed, by config. A config that is not here is as it was. */
export type DiffDrafts = Readonly<Record<string, LayerDiff>>;

/** The body of `PUT /orders/{id}`: exactly one of the three lists. */
export type OrderEdit = { [List in (typeof configListOf)[TemplateType]]?: { id: string; layer_diff: LayerDiff }[] };

const types: readonly TemplateType[] = ['effect', 'custom', 'production'];

export function configsOf(order: Order): OrderConfig[] {
  return types.flatMap((type) => {
    // The server made and checked them by this very schema.
    const configs = order[configListOf[type]];
    return configs.map((config, index) => ({ type, config, index, count: configs.length }));
  });
}

/** What an order may change: the layers that the template leaves to it. */
export function changeableLayers({ layers }: TemplateConfig): Layer[] {
  return [...walkLayers(layers)].filter((layer) => layer.can_design_in_order);
}

export const diffOf = ({ config }: OrderConfig, drafts: DiffDrafts): LayerDiff =>
  drafts[config.id] ?? config.layer_diff;

/** A layer as the order has it, with what is not saved yet. */
export function layerNow(config: TemplateConfig, values: OrderValues, diff: LayerDiff, id: string): Layer | undefined {
  return findLayer(applyOrder(config.layers, values, diff), id);
}

/** Adds to what is changed in a layer; what is given as undefined goes back to the template's. */
export function withChange(diff: LayerDiff, layerId: string, change: Partial<LayerChange>): LayerDiff {
  const merged = Object.entries({ ...diff[layerId], ...change }).filter(([, value]) => value !== undefined);
  const others = Object.entries(diff).filter(([id]) => id !== layerId);
  const own = merged.length > 0 ? [[layerId, Object.fromEntries(merged)] as const] : [];
  return Object.fromEntries([...others, ...own]);
}

/** One edit for each list in which something differs from what is stored, with all changed configs of the list. */
export function editsOf(configs: readonly OrderConfig[], drafts: DiffDrafts): OrderEdit[] {
  return types.flatMap((type) => {
    const changed = configs.filter((each) => each.type === type && isChanged(each, drafts));
    if (changed.length === 0) return [];
    const entries = changed.map((each) => ({ id: each.config.id, layer_diff: diffOf(each, drafts) }));
    return [{ [configListOf[type]]: entries }];
  });
}

export function isChanged(each: OrderConfig, drafts: DiffDrafts): boolean {
  return canonical(diffOf(each, drafts)) !== canonical(each.config.layer_diff);
}

/** The same for the same changes, in whatever order they were made. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

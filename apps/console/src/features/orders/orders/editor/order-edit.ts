import type { Order, OrderDesignEdit } from '@platen/contract/orders/order';
import { applyOrder, type OrderValues } from '@platen/design/apply-order';
import { changeReach, type ChangeReach } from '@platen/design/change-reach';
import { carryChange, labelsOf } from '@platen/design/counterparts';
import { withoutOverrides } from '@platen/design/custom-values';
import { itemsOf } from '@platen/design/layer-items';
import type { Layer } from '@platen/design/layers/index';
import { withChange } from '@platen/design/order-changes';
import {
  configListOf,
  type LayerChange,
  type LayerDiff,
  type TemplateConfig,
  type TemplateType,
} from '@platen/design/template';
import { findLayer, walkLayers } from '@platen/design/tree';
import { customItemPrefix } from '@platen/model/form-orders';
import { designOf } from './order-design.ts';

/** One canvas of an order, and the list that it stands in. */
export interface OrderConfig {
  type: TemplateType;
  config: TemplateConfig;
  /** Its place among those of its type, for its name. */
  index: number;
  count: number;
}

/** What is changed and not saved yet. */
export interface OrderDrafts {
  /** Of custom items, by their label: all images show them. */
  readonly values: OrderValues;
  /** By config. A config that is not here is as it was. */
  readonly diffs: Readonly<Record<string, LayerDiff>>;
}
export const noDrafts: OrderDrafts = { values: {}, diffs: {} };

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

export const diffOf = ({ id, layer_diff }: TemplateConfig, { diffs }: OrderDrafts): LayerDiff =>
  diffs[id] ?? layer_diff;

export const valuesNow = (order: Order, { values }: OrderDrafts): OrderValues => ({ ...order.values, ...values });

/** A layer as the order has it, with what is not saved yet. */
export function layerNow(
  order: Order,
  drafts: OrderDrafts,
  config: TemplateConfig,
  layerId: string,
): Layer | undefined {
  return findLayer(applyOrder(config.layers, valuesNow(order, drafts), diffOf(config, drafts)), layerId);
}

/** Where else a change of a layer is seen. */
export function reachNow(
  order: Order,
  drafts: OrderDrafts,
  config: TemplateConfig,
  layerId: string,
): ChangeReach | undefined {
  const configs = configsOf(order).map((each) => each.config);
  const filled = { size: order.size, values: valuesNow(order, drafts) };
  return changeReach(designOf(order), configs, filled, config, layerId);
}

/** Changes a layer, and its counterparts in the other images with it. */
export function withLayerChange(
  order: Order,
  drafts: OrderDrafts,
  config: TemplateConfig,
  layerId: string,
  change: Partial<LayerChange>,
): OrderDrafts {
  const diffs = { ...drafts.diffs, [config.id]: withChange(diffOf(config, drafts), layerId, change) };
  const reach = reachNow(order, drafts, config, layerId);
  for (const there of reach?.counterparts ?? []) {
    const carried = reach && carryChange(change, reach.layer, there.layer);
    const before = diffs[there.config.id] ?? there.config.layer_diff;
    if (carried) diffs[there.config.id] = withChange(before, there.layer.id, carried);
  }
  return { ...drafts, diffs };
}

/** Fills custom items in again. What one image shows in their place goes: they are the same in all of them. */
export function withValues(order: Order, drafts: OrderDrafts, values: OrderValues): OrderDrafts {
  const labels = new Set(Object.keys(values));
  const diffs = configsOf(order).flatMap(({ config }) => {
    const diff = diffOf(config, drafts);
    const kept = withoutOverrides(config.layers, diff, labels);
    return canonical(kept) === canonical(diff) ? [] : [[config.id, kept] as const];
  });
  return { values: { ...drafts.values, ...values }, diffs: { ...drafts.diffs, ...Object.fromEntries(diffs) } };
}

/** A layer as the template has it: where it lies, and what it shows. */
export function restored(order: Order, drafts: OrderDrafts, config: TemplateConfig, layerId: string): OrderDrafts {
  const change = diffOf(config, drafts)[layerId] ?? {};
  const nothing = Object.fromEntries(Object.keys(change).map((key) => [key, undefined]));
  const placed = withLayerChange(order, drafts, config, layerId, nothing);
  return withValues(order, placed, templateValues(order, config, layerId));
}

/** Whether a layer is not as the template has it. */
export function isRestorable(order: Order, drafts: OrderDrafts, config: TemplateConfig, layerId: string): boolean {
  if (diffOf(config, drafts)[layerId] !== undefined) return true;
  const now = valuesNow(order, drafts);
  return Object.entries(templateValues(order, config, layerId)).some(([label, value]) => (now[label] ?? '') !== value);
}

/**
 * What the custom items of a layer are filled in with for it to show what the template shows: nothing. What has to be
 * filled in takes the template's own value; a sample picture is the factory's, so that the saved one stays.
 */
function templateValues(order: Order, config: TemplateConfig, layerId: string): OrderValues {
  const layer = findLayer(config.layers, layerId);
  const items = (layer ? itemsOf(layer) : []).filter(({ item }) => item.editable && item.label !== '');
  return Object.fromEntries(
    items.map(({ kind, item: { label, required, value, options = [] } }) => {
      if (!required) return [label, ''];
      const own = options.find((option) => option.value === value)?.label ?? (kind === 'image' ? '' : value);
      return [label, own === '' ? (order.values[label] ?? '') : own];
    }),
  );
}

/** All that differs from what is stored, to be saved at once; nothing where nothing does. */
export function editOf(order: Order, drafts: OrderDrafts): OrderDesignEdit | undefined {
  const custom_fields = Object.entries(drafts.values)
    .filter(([label, value]) => (order.values[label] ?? '') !== value)
    .map(([label, value]) => ({ key: customItemPrefix + label, value }));
  const edit: OrderDesignEdit = custom_fields.length > 0 ? { custom_fields } : {};
  for (const { type, config } of configsOf(order)) {
    if (!isMoved(config, drafts)) continue;
    (edit[configListOf[type]] ??= []).push({ id: config.id, layer_diff: diffOf(config, drafts) });
  }
  return Object.keys(edit).length > 0 ? edit : undefined;
}

/** Whether an image is not what is stored. */
export function isChanged(order: Order, drafts: OrderDrafts, config: TemplateConfig): boolean {
  return isMoved(config, drafts) || [...walkLayers(config.layers)].some((layer) => isRefilled(order, drafts, layer));
}

/** Whether a custom item of a layer is filled in again. */
export function isRefilled(order: Order, { values }: OrderDrafts, layer: Layer): boolean {
  return labelsOf(layer).some((label) => values[label] !== undefined && values[label] !== (order.values[label] ?? ''));
}

function isMoved(config: TemplateConfig, drafts: OrderDrafts): boolean {
  return canonical(diffOf(config, drafts)) !== canonical(config.layer_diff);
}

/** The same for the same changes, in whatever order they were made. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

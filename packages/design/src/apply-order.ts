import { findChosenOption } from './items.ts';
import { itemsOf, withItemValue } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import { withOptionSize } from './option-size.ts';
import { applyChange } from './order-changes.ts';
import type { LayerDiff } from './template.ts';
import { mapLayers } from './tree.ts';

/** The values of an order, by the label of the custom item. */
export type OrderValues = Readonly<Record<string, string>>;

/**
 * Applies an order to the layers of a template: first its values, then its layer diff. Without either, the same layers
 * are returned.
 */
export function applyOrder(layers: readonly Layer[], values: OrderValues, diff: LayerDiff): readonly Layer[] {
  return mapLayers(layers, (layer) => {
    const filled = applyValues(layer, values);
    const change = ownValue(diff, layer.id);
    return change ? applyChange(filled, change) : filled;
  });
}

/** Only editable items accept a value: an order cannot change what the template has fixed. */
function applyValues(layer: Layer, values: OrderValues): Layer {
  return itemsOf(layer).reduce((current, { kind, item, path }) => {
    const entry = item.editable ? ownValue(values, item.label) : undefined;
    if (entry === undefined || entry === '') return current;
    const option = findChosenOption(item, entry);
    // An unknown arrangement would show nothing, so the template's own stays.
    if (kind === 'template' && !option) return current;
    return withOptionSize(withItemValue(current, path, option?.value ?? entry));
  }, layer);
}

/** Labels are free text: `constructor` must be looked up as an own property. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

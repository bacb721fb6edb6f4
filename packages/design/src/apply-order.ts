import { findChosenOption } from './items.ts';
import { itemsOf, withItemValue } from './layer-items.ts';
import { withOptionSize } from './option-size.ts';
import type { Layer } from './layers/index.ts';
import { applyChange } from './order-changes.ts';
import type { LayerDiff } from './template.ts';
import { mapLayers } from './tree.ts';

/** What an order filled in, by the label of the item. */
export type OrderValues = Readonly<Record<string, string>>;

/**
 * A template's layers as one order has them: first the values, then the changes that were made by hand.
 * Nothing filled in and nothing changed gives the very same layers.
 */
export function applyOrder(layers: readonly Layer[], values: OrderValues, diff: LayerDiff): readonly Layer[] {
  return mapLayers(layers, (layer) => {
    const filled = applyValues(layer, values);
    const change = ownValue(diff, layer.id);
    return change ? applyChange(filled, change) : filled;
  });
}

/** Only editable items take a value: what a template fixed, no order can change. */
function applyValues(layer: Layer, values: OrderValues): Layer {
  return itemsOf(layer).reduce((current, { kind, item, path }) => {
    const entry = item.editable ? ownValue(values, item.label) : undefined;
    if (entry === undefined || entry === '') return current;
    const option = findChosenOption(item, entry);
    // An arrangement that there is not would show nothing: what the template has stays.
    if (kind === 'template' && !option) return current;
    return withOptionSize(withItemValue(current, path, option?.value ?? entry));
  }, layer);
}

/** Labels are free text: `constructor` is a label like any other, and not what every object has. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

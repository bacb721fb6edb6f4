import { findChosenOption, type NamedImage } from './items.ts';
import { itemsOf, withItemValue } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import type { LayerChange, LayerDiff } from './template.ts';
import { mapLayers } from './tree.ts';

/** What an order filled in, by the label of the item. */
export type OrderValues = Readonly<Record<string, string>>;

/**
 * A template's layers as one order has them: first the values, then the changes that were made by hand.
 * Nothing filled in and nothing changed gives the very same layers.
 */
export function applyOrder(layers: readonly Layer[], values: OrderValues, diff: LayerDiff): readonly Layer[] {
  return mapLayers(layers, (layer) => applyChange(applyValues(layer, values), ownValue(diff, layer.id)));
}

/** Only editable items take a value: what a template fixed, no order can change. */
function applyValues(layer: Layer, values: OrderValues): Layer {
  return itemsOf(layer).reduce((current, { item, path }) => {
    const entry = item.editable ? ownValue(values, item.label) : undefined;
    if (entry === undefined || entry === '') return current;
    const option = findChosenOption(item, entry);
    return withOptionSize(withItemValue(current, path, option?.value ?? entry), option);
  }, layer);
}

/** In size-editing mode an option says how large its tiles are. */
function withOptionSize(layer: Layer, option: { width?: number; height?: number } | undefined): Layer {
  if (!('image_size' in layer) || option?.width === undefined || option.height === undefined) return layer;
  return { ...layer, image_size: { width: option.width, height: option.height } };
}

function applyChange(layer: Layer, change: LayerChange | undefined): Layer {
  if (!change) return layer;
  const { url, images, image_size, ...placement } = change;
  let changed = withDefined(layer, placement);
  if (image_size && 'image_size' in changed) changed = { ...changed, image_size };
  if (url !== undefined && 'url' in changed) changed = withItemValue(changed, ['url'], url);
  if (images && 'images' in changed) changed = withImages(changed, images);
  return changed;
}

function withImages(layer: Layer & { images: readonly NamedImage[] }, images: Record<string, string>): Layer {
  return layer.images.reduce<Layer>((current, { id }, index) => {
    const url = ownValue(images, id);
    return url === undefined ? current : withItemValue(current, ['images', index], url);
  }, layer);
}

function withDefined<T extends object>(target: T, parts: Partial<T>): T {
  const defined = Object.entries(parts).filter(([, value]) => value !== undefined);
  return defined.length === 0 ? target : { ...target, ...Object.fromEntries(defined) };
}

/** Labels are free text: `constructor` is a label like any other, and not what every object has. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

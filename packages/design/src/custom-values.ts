import type { ItemValue, NamedItemValue } from '@platen/model/fields/fields';
import type { OrderValues } from './apply-order.ts';
import { labelsOf } from './counterparts.ts';
import { findChosenOption, type ImageItem, type NamedImage } from './items.ts';
import { layerValue } from './layer-items.ts';
import type { Layer } from './layers/index.ts';
import type { OfferedField } from './order-changes.ts';
import type { LayerChange, LayerDiff } from './template.ts';
import { walkLayers } from './tree.ts';

/**
 * The value of a custom item is stored once, in the values of the order, and every image shows it. A picture that a
 * `layer_diff` sets in one config (`url`, `images`) shows in that config only.
 */

const isCustomItem = ({ editable, label }: ItemValue): boolean => editable && label !== '';

/** The values that change when a field is edited; undefined for a field that is not a custom item. */
export function valuesBy({ field, value }: OfferedField, next: unknown): OrderValues | undefined {
  const [before, after] = [itemsIn(field.kind, value), itemsIn(field.kind, next)];
  if (!before.some(isCustomItem)) return undefined;
  const changed = after.filter((item, index) => isCustomItem(item) && item.value !== before[index]?.value);
  // By label, because the same option has a different URL in each config.
  return Object.fromEntries(changed.map((item) => [item.label, chosenName(item)]));
}

function itemsIn(kind: OfferedField['field']['kind'], value: unknown): readonly ItemValue[] {
  if (kind === 'image_item') return [value as ItemValue];
  return kind === 'image_list' ? (value as readonly NamedItemValue[]) : [];
}

/** The value of an item by the name that all configs share: the label of an option, otherwise the value itself. */
export function chosenName(item: ItemValue): string {
  return findChosenOption(item as ImageItem, item.value)?.label ?? item.value;
}

/** The field of a layer that contains a custom item (`url`, `images.<id>`); undefined if the layer does not have it. */
export function fieldOfItem(layer: Layer, label: string): string | undefined {
  if ((layerValue(layer, 'url') as ImageItem | undefined)?.label === label) return 'url';
  const listed = (layerValue(layer, 'images') ?? []) as readonly NamedImage[];
  const found = listed.find((each) => each.label === label);
  return found && `images.${found.id}`;
}

/** The layer diff of a config without the pictures that override one of these custom items. */
export function withoutOverrides(layers: readonly Layer[], diff: LayerDiff, labels: ReadonlySet<string>): LayerDiff {
  const byId = new Map([...walkLayers(layers)].map((layer) => [layer.id, layer]));
  return Object.fromEntries(
    Object.entries(diff).flatMap(([id, change]) => {
      const layer = byId.get(id);
      const kept =
        layer && labelsOf(layer).some((label) => labels.has(label)) ? without(layer, change, labels) : change;
      return Object.keys(kept).length > 0 ? [[id, kept]] : [];
    }),
  );
}

function without(layer: Layer, { url, images, ...rest }: LayerChange, labels: ReadonlySet<string>): LayerChange {
  const isKept = (item: ImageItem | undefined) => !item || !labels.has(item.label);
  const listed = (layerValue(layer, 'images') ?? []) as readonly NamedImage[];
  const keptImages = Object.entries(images ?? {}).filter(([id]) => isKept(listed.find((each) => each.id === id)));
  return {
    ...rest,
    ...(url !== undefined && isKept(layerValue(layer, 'url') as ImageItem | undefined) && { url }),
    ...(keptImages.length > 0 && { images: Object.fromEntries(keptImages) }),
  };
}

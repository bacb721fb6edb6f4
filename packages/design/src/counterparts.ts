import { coordinateMaxPx, layerSideMinPx, tileSideMinPx } from './constants.ts';
import { normalizeAngle, toHundredths } from './geometry.ts';
import { itemsOf, layerValue } from './layer-items.ts';
import type { PlacementKey } from './layers/common-fields.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import type { LayerChange } from './template.ts';
import { findLayer, walkLayers } from './tree.ts';

/**
 * The images of one order show the same content on different canvases. When an order moves a layer in one of them, its
 * counterpart in the others moves too: the layer with the same custom item, otherwise the one with the same id.
 */
export function counterpartOf(layer: Layer, others: readonly Layer[]): Layer | undefined {
  const labels = labelsOf(layer);
  const isSameItem = (other: Layer) => labelsOf(other).some((label) => labels.includes(label));
  for (const other of walkLayers(others)) if (isSameItem(other)) return other;
  return findLayer(others, layer.id);
}

/** The labels of the custom items of a layer. */
export function labelsOf(layer: Layer): string[] {
  return itemsOf(layer).flatMap(({ item }) => (item.editable && item.label !== '' ? [item.label] : []));
}

/** The properties that counterparts share: placement and tile size. */
type TransferredKey = PlacementKey | 'image_size';
type Transfer<Value> = (value: Value, from: Layer, to: Layer) => Value | undefined;

/** Another canvas may show the design at another size and position, so distances are scaled by the sizes of the layers. */
const scaleX = (from: Layer, to: Layer) => to.width / from.width;
const scaleY = (from: Layer, to: Layer) => to.height / from.height;

const transfers: { readonly [K in TransferredKey]: Transfer<NonNullable<LayerChange[K]>> } = {
  left: (px, from, to) => bounded(to.left + (px - from.left) * scaleX(from, to), -coordinateMaxPx),
  top: (px, from, to) => bounded(to.top + (px - from.top) * scaleY(from, to), -coordinateMaxPx),
  width: (px, from, to) => bounded(px * scaleX(from, to), layerSideMinPx),
  height: (px, from, to) => bounded(px * scaleY(from, to), layerSideMinPx),
  rotate: (angle, from, to) =>
    layerKindOf(to).isRotatable ? toHundredths(normalizeAngle(to.rotate + angle - from.rotate)) : undefined,
  flip_horizontal: (isFlipped, from, to) => to.flip_horizontal !== (isFlipped !== from.flip_horizontal),
  flip_vertical: (isFlipped, from, to) => to.flip_vertical !== (isFlipped !== from.flip_vertical),
  image_size(size, from, to) {
    const [own, other] = [tileSizeOf(from), tileSizeOf(to)];
    if (!own || !other) return undefined;
    return {
      width: bounded((size.width * other.width) / own.width, tileSideMinPx),
      height: bounded((size.height * other.height) / own.height, tileSideMinPx),
    };
  },
};
export const transferredKeys = Object.keys(transfers) as TransferredKey[];

/**
 * Converts a change of one layer to its counterpart. Both layers are given without the change. Undefined resets a property
 * to the template's in both; properties that the counterpart's kind does not have are omitted.
 */
export function transferChange(change: Partial<LayerChange>, from: Layer, to: Layer): Partial<LayerChange> {
  const carried = transferredKeys.flatMap((key): [TransferredKey, unknown][] => {
    if (!Object.hasOwn(change, key)) return [];
    const value = change[key];
    if (value === undefined) return [[key, undefined]];
    const there = (transfers[key] as Transfer<unknown>)(value, from, to);
    return there === undefined ? [] : [[key, there]];
  });
  return Object.fromEntries(carried);
}

function tileSizeOf(layer: Layer): { width: number; height: number } | undefined {
  return layerValue(layer, 'image_size') as { width: number; height: number } | undefined;
}

function bounded(px: number, min: number): number {
  return Math.min(coordinateMaxPx, Math.max(min, toHundredths(px)));
}

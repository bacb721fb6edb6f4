import type { FieldKind } from '@platen/model/fields/fields';
import { dpiDefault } from './constants.ts';
import type { ImageItem, Item, ItemKind, NamedImage, NamedText } from './items.ts';
import { type Layer, layerKindOf } from './layers/index.ts';

/** The path of an item in its layer: `['url']`, `['images', 1]`, `['texts', 0, 'color']`. */
export type ItemPath = readonly (string | number)[];

export interface ItemAt {
  readonly path: ItemPath;
  readonly kind: ItemKind;
  readonly item: Item | ImageItem;
}

type ItemsOfField = (key: string, value: unknown) => readonly ItemAt[];

const noItems: ItemsOfField = () => [];

function oneItem(kind: ItemKind): ItemsOfField {
  return (key, value) => [{ path: [key], kind, item: value as Item }];
}

/** The items that a field of each kind contains. */
const itemsOfField: Record<FieldKind, ItemsOfField> = {
  text: noItems,
  number: noItems,
  flag: noItems,
  choice: noItems,
  color: noItems,
  font: noItems,
  picture: noItems,
  file: noItems,
  upload: noItems,
  link: noItems,
  rich_text: noItems,
  size: noItems,
  reference: noItems,
  image_item: oneItem('image'),
  text_item: oneItem('text'),
  color_item: oneItem('color'),
  font_item: oneItem('font_family'),
  template_item: oneItem('template'),
  image_list: (key, value) =>
    (value as readonly NamedImage[]).map((item, index) => ({ path: [key, index], kind: 'image', item })),
  text_list: (key, value) =>
    (value as readonly NamedText[]).flatMap((text, index): ItemAt[] => [
      { path: [key, index, 'text'], kind: 'text', item: text.text },
      { path: [key, index, 'color'], kind: 'color', item: text.color },
      { path: [key, index, 'font_family'], kind: 'font_family', item: text.font_family },
      { path: [key, index, 'fill_image'], kind: 'image', item: text.fill_image },
    ]),
};

/** The items of a layer without those of its children, in the order of its panel. */
export function itemsOf(layer: Layer): readonly ItemAt[] {
  return layerKindOf(layer).fields.flatMap(({ kind, key }) => itemsOfField[kind](key, layerValue(layer, key)));
}

/** The value that a field of the layer's kind edits. */
export function layerValue(layer: Layer, key: string): unknown {
  return (layer as unknown as Record<string, unknown>)[key];
}

/** The same, with the default of a new layer if a stored layer has no value: what an editor shows. */
export function fieldValue(layer: Layer, key: string): unknown {
  const unset: unknown = layerKindOf(layer).defaults({ dpi: dpiDefault, newId: () => '' })[key as 'width'];
  return layerValue(layer, key) ?? unset;
}

export function withLayerValue<L extends Layer>(layer: L, key: string, value: unknown): L {
  return { ...layer, [key]: value };
}

/** Sets the value of one item; returns the same layer if nothing changes. */
export function withItemValue<L extends Layer>(layer: L, path: ItemPath, value: string): L {
  return replaceAt(layer, [...path, 'value'], value) as L;
}

/** Sets the label of one item. */
export function withItemLabel<L extends Layer>(layer: L, path: ItemPath, label: string): L {
  return replaceAt(layer, [...path, 'label'], label) as L;
}

/** A copy of `target` with `value` at `path` that shares unchanged parts. */
function replaceAt(target: unknown, path: ItemPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const before = (target as Record<string | number, unknown>)[step];
  const after = replaceAt(before, rest, value);
  if (Object.is(before, after)) return target;
  if (Array.isArray(target)) return target.with(Number(step), after);
  return { ...(target as object), [step]: after };
}

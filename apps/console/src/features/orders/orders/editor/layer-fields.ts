import type { ImageItem, NamedImage } from '@platen/design/items';
import { kindOf, type Layer } from '@platen/design/layers/index';
import type { LayerChange } from '@platen/design/template';

/** A picture of a layer that the order may replace: the layer's own (`url`), or one of its list by its id. */
export interface PictureSlot {
  key: string;
  item: ImageItem;
  /** Where a change of it goes. */
  place: { kind: 'url' } | { kind: 'images'; id: string };
}

/** The pictures of a layer that are the customer's to choose. */
export function pictureSlots(layer: Layer): PictureSlot[] {
  const own: PictureSlot[] =
    'url' in layer && layer.url.editable ? [{ key: 'url', item: layer.url, place: { kind: 'url' } }] : [];
  const listed = 'images' in layer ? layer.images : [];
  return [...own, ...listed.filter(({ editable }: NamedImage) => editable).map(toSlot)];
}

function toSlot(item: NamedImage): PictureSlot {
  return { key: `images.${item.id}`, item, place: { kind: 'images', id: item.id } };
}

/** Another picture in a slot; without one the template's own comes back. */
export function pictureChange(
  { place }: PictureSlot,
  before: LayerChange | undefined,
  url: string | undefined,
): Partial<LayerChange> {
  if (place.kind === 'url') return { url };
  const images = Object.entries(before?.images ?? {}).filter(([id]) => id !== place.id);
  if (url !== undefined) images.push([place.id, url]);
  return { images: images.length > 0 ? Object.fromEntries(images) : undefined };
}

export interface LayerAbilities {
  isRotatable: boolean;
  /** Width and height change together. */
  keepsRatio: boolean;
  hasTiles: boolean;
}

export function abilitiesOfLayer(layer: Layer): LayerAbilities {
  const { isRotatable, keepsRatio } = kindOf(layer);
  return { isRotatable, keepsRatio, hasTiles: 'image_size' in layer };
}

/** A new side with the other one in its ratio, to a hundredth of a pixel. */
export function resized(
  size: { width: number; height: number },
  side: 'width' | 'height',
  valuePx: number,
  keepsRatio: boolean,
): Partial<Record<'width' | 'height', number>> {
  if (!keepsRatio) return { [side]: valuePx };
  const other = side === 'width' ? 'height' : 'width';
  const otherPx = Math.max(1, Math.round(((size[other] * valuePx) / size[side]) * 100) / 100);
  return { [side]: valuePx, [other]: otherPx };
}

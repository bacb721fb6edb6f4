import type { ImageItem, Item, TextItems } from '@platen/design/items';
import type { LayerBase } from '@platen/design/layers/define-layer';
import type { Layer, LayerByType, LayerType } from '@platen/design/layers/index';
import type { TextStyle } from '@platen/design/layers/text-style';
import { newLayer } from '@platen/design/new-layer';

/** Builders for layers. Ids are assigned when a config is complete (see `config.ts`). */

export type Frame = Pick<LayerBase, 'left' | 'top' | 'width' | 'height'> &
  Partial<Pick<LayerBase, 'rotate' | 'flip_horizontal' | 'flip_vertical' | 'can_design_in_order' | 'name'>>;

export type Style = Partial<TextStyle> & Pick<TextStyle, 'font_size'>;

/** A plain text is fixed; a field is filled in by an order. */
export type Words = {
  readonly text: string | Item;
  readonly font: string | Item;
  readonly color: string | Item;
  readonly fill?: string | ImageItem;
};

export function field(
  label: string,
  value: string,
  rest: { readonly required?: boolean; readonly options?: ImageItem['options'] } = {},
): ImageItem {
  return { label, editable: true, required: false, value, ...rest };
}

/** Options by label; the first one is the default. */
export function choice(label: string, options: Readonly<Record<string, string>>): ImageItem {
  const listed = Object.entries(options).map(([name, value]) => ({ label: name, value }));
  return field(label, listed[0]?.value ?? '', { options: listed });
}

export function still(value: string): ImageItem {
  return { label: '', editable: false, required: false, value };
}

const itemOf = (item: string | ImageItem) => (typeof item === 'string' ? still(item) : item);

export function textItemsOf(words: Words): TextItems {
  return {
    text: itemOf(words.text),
    font_family: itemOf(words.font),
    color: itemOf(words.color),
    fill_image: itemOf(words.fill ?? ''),
  };
}

/** Names a layer after what an order can change in it, so that findings and panels use the template's own words. */
function make<T extends LayerType>(type: T, set: Partial<LayerByType[T]>, lead?: string | ImageItem): LayerByType[T] {
  const name = typeof lead === 'object' && lead.label !== '' ? { name: lead.label } : {};
  return newLayer(type, { set: { ...name, ...set } });
}

export function image(url: string | ImageItem, place: Frame): Layer {
  return make('Image', { url: itemOf(url), ...place }, url);
}

export function text(words: Words, place: Frame, style: Style): Layer {
  return make('TextRect', { ...textItemsOf(words), ...place, ...style }, words.text);
}

export function tiles(url: string | ImageItem, tilePx: number, place: Frame): Layer {
  return make('TileImageArea', { url: itemOf(url), image_size: { width: tilePx, height: tilePx }, ...place }, url);
}

/** A filled box without an outline; with a small height, a line. */
export function box(fill: string, place: Frame): Layer {
  return make('Rect', { fill, stroke: 'none', stroke_width: 0, ...place });
}

export function outline(stroke: string, strokeWidth: number, place: Frame, fill = 'none'): Layer {
  return make('Rect', { fill, stroke, stroke_width: strokeWidth, ...place });
}

export function group(place: Frame, children: readonly Layer[]): Layer {
  return make('Group', { ...place, children: children as LayerByType['Group']['children'] });
}

/** One picture at several positions. */
export function imageGroup(url: ImageItem, place: Frame, places: readonly Frame[]): Layer {
  return make('ImageGroup', { url, ...place, children: places.map((each) => make('ImageGroupImage', each)) }, url);
}

/** One text at several positions, each with its own style. */
export function textGroup(words: Words, place: Frame, places: readonly (Frame & Style)[]): Layer {
  const children = places.map((each) => make('TextGroupTextRect', each));
  return make('TextGroup', { ...textItemsOf(words), ...place, children }, words.text);
}

/** The frame of a square canvas. */
export const wholeSquare = (sidePx: number): Frame => ({ left: 0, top: 0, width: sidePx, height: sidePx });

import { newTextItems } from '@platen/design/items';
import type { Layer, LayerByType, LayerType } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';
import { type Scene, type SceneOrder, sceneOf } from '@platen/design/scene';
import { withChildren } from '@platen/design/tree';

/** Builders for scenes, so that a scene lists only what it tests. */

export const fontNames = ['Ma Shan Zheng', 'Noto Serif', 'Noto Sans Arabic', 'Noto Sans Thai', 'Bungee Spice'] as const;
export const brush = 'Ma Shan Zheng';
/** A variable font, as woff2. */
export const serif = 'Noto Serif';

type Set<T extends LayerType> = Partial<LayerByType[T]>;

let count = 0;
export function layer<T extends LayerType>(type: T, set: Set<T>, children: readonly Layer[] = []): Layer {
  const made = newLayer(type, { set: { id: `l${++count}`, ...set } });
  return children.length > 0 ? withChildren(made as Layer, children) : (made as Layer);
}

export const plain = (value: string) => ({ label: '', editable: false, required: false, value });

export interface Say {
  font?: string;
  color?: string;
  fill_image?: string;
}

export function textItems(words: string, { font = serif, color = '#1f2430', fill_image = '' }: Say = {}) {
  return { ...newTextItems(words), color: plain(color), font_family: plain(font), fill_image: plain(fill_image) };
}

type TextSet = Omit<Set<'TextRect'>, 'color' | 'fill_image'> & Say;

/** A text layer that covers the whole canvas unless `set` says otherwise. */
export function text(words: string, set: TextSet = {}): Layer {
  const { font, color, fill_image, ...style } = set;
  const say: Say = { ...(font && { font }), ...(color && { color }), ...(fill_image && { fill_image }) };
  return layer('TextRect', {
    left: 10,
    top: 10,
    width: 300,
    height: 180,
    font_size: 40,
    ...style,
    ...textItems(words, say),
  });
}

export function picture(url: string, set: Set<'Image'> = {}): Layer {
  return layer('Image', { left: 20, top: 20, width: 180, height: 120, ...set, url: plain(url) });
}

export function box(fill: string, set: Set<'Rect'> = {}): Layer {
  return layer('Rect', { width: 100, height: 60, stroke: 'none', ...set, fill });
}

export function scene(layers: readonly Layer[], order: SceneOrder = {}, size = { width: 320, height: 200 }): Scene {
  return sceneOf({ ...size, layers }, order);
}

/** Adds a checkerboard background, which makes transparency visible. */
export function onGround(...layers: readonly Layer[]): Scene {
  const ground = layer('TileImageArea', {
    width: 320,
    height: 200,
    url: plain('stripes.png'),
    image_size: { width: 40, height: 20 },
  });
  return scene([ground, ...layers]);
}

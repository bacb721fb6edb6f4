import type { LayerByType } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';

type ImageSettings = Partial<LayerByType['Image']>;

/** Layers and configs as a designer would save them, small enough to be drawn quickly. */
export function imageLayer(id: string, value: string, { url, ...set }: ImageSettings = {}) {
  const item = { label: '', editable: false, required: false, value, ...url };
  return newLayer('Image', { set: { id, name: id, left: 0, top: 0, width: 400, height: 300, ...set, url: item } });
}

/** A layer with a picture that the customer supplies in a custom item. */
export function photoLayer(value: string, set: ImageSettings = {}) {
  return imageLayer('photo', value, {
    name: '照片',
    can_design_in_order: true,
    ...set,
    url: { label: '照片', editable: true, required: true, value, ...set.url },
  });
}

export function area(type: 'CustomArea' | 'EffectArea', set: Partial<LayerByType['CustomArea']>) {
  return newLayer(type, { set: { id: type, name: type, ...set } as never });
}

export function config(type: 'effect' | 'custom' | 'production', layers: object[], more: object = {}) {
  return { id: `${type}-1`, name: type, type, width: 400, height: 300, layers, ...more };
}

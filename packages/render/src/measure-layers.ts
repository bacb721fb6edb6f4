import type { Size } from '@platen/design/geometry';
import { type Layer, layerKindOf } from '@platen/design/layers/index';
import type { TextStyle } from '@platen/design/layers/text-style';
import { type Scene, shownLayers } from '@platen/design/scene';
import type { Assets } from './assets.ts';
import { measureText } from './text/layout.ts';

/** The sizes that layers need for their texts, by layer id. Layers without a text or a loaded font are left out. */
export function measureLayers(scene: Scene, { fonts }: Assets, ids: ReadonlySet<string>): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { layer, context } of shownLayers(scene)) {
    const items = ids.has(layer.id) ? layerKindOf(layer).textItems?.(layer, context) : undefined;
    const font = items && fonts.get(items.font_family.value);
    if (!items || items.text.value === '' || font?.state !== 'ready') continue;
    const style = layer as Layer & TextStyle;
    sizes.set(layer.id, measureText(items.text.value, style, font.value.cut({ ...style, dpi: scene.dpi })));
  }
  return sizes;
}

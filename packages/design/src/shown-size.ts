import type { Size } from './geometry.ts';
import { type ItemPath, withItemValue } from './layer-items.ts';
import type { Inherited } from './layers/define-layer.ts';
import { type Layer, layerKindOf } from './layers/index.ts';
import { sampleFacts } from './order-facts.ts';
import { inheritFrom } from './scene.ts';

/** A URL that no design contains. */
const mark = 'blob:the-picture-that-is-looked-for';

/**
 * The largest size at which a picture item of a layer is shown, by the layer or by its children, in any arrangement.
 * Undefined if nothing shows it.
 */
export function findShownSize(layer: Layer, path: ItemPath): Size | undefined {
  const sizes = [...sizesOfMarked(withItemValue(layer, path, mark), {})];
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

function* sizesOfMarked(layer: Layer, inherited: Inherited): Generator<Size> {
  const kind = layerKindOf(layer);
  const context = { inherited, facts: sampleFacts, areas: {} };
  const shown = [kind.picture?.(layer, context)?.url, kind.textItems?.(layer, context)?.fill_image.value];
  // The size of a tile is in the layer, not in its frame.
  const { width, height } = 'image_size' in layer ? layer.image_size : layer;
  if (shown.includes(mark)) yield { width, height };
  for (const child of layer.children) yield* sizesOfMarked(child, inheritFrom(layer, inherited));
}

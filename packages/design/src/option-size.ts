import { findChosenOption, type ImageItem } from './items.ts';
import { layerValue } from './layer-items.ts';
import type { Layer } from './layers/index.ts';

/** The size of the chosen option of a layer's picture, if it has one: the size of its tiles. */
function chosenSize(layer: Layer): { width: number; height: number } | undefined {
  const item = layerValue(layer, 'url') as ImageItem | undefined;
  const { width, height } = (item && findChosenOption(item, item.value)) ?? {};
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** A layer with the tile size of its chosen option; the same layer if the option has none. */
export function withOptionSize<L extends Layer>(layer: L): L {
  const size = 'image_size' in layer ? chosenSize(layer) : undefined;
  return size ? { ...layer, image_size: size } : layer;
}

/** Whether an option determines the tile size of a layer instead of its picture's ratio. */
export function hasOptionSize(layer: Layer): boolean {
  return 'image_size' in layer && chosenSize(layer) !== undefined;
}

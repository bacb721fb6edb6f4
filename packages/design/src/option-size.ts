import { findChosenOption, type ImageItem } from './items.ts';
import { layerValue } from './layer-items.ts';
import type { Layer } from './layers/index.ts';

/** The size of the option that a layer's picture is, where it has one of its own: how large its tiles are. */
function chosenSize(layer: Layer): { width: number; height: number } | undefined {
  const item = layerValue(layer, 'url') as ImageItem | undefined;
  const { width, height } = (item && findChosenOption(item, item.value)) ?? {};
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** A layer whose tiles are as large as its chosen option says; the very same where the option says nothing. */
export function withOptionSize<L extends Layer>(layer: L): L {
  const size = 'image_size' in layer ? chosenSize(layer) : undefined;
  return size ? { ...layer, image_size: size } : layer;
}

/** Whether an option decides how large the tiles of a layer are: then its picture's ratio does not. */
export function hasOptionSize(layer: Layer): boolean {
  return 'image_size' in layer && chosenSize(layer) !== undefined;
}

import type { Layer } from '@platen/design/layers/index';
import { newLayer } from '@platen/design/new-layer';

/** Something to print: a template of which an image is empty cannot be published. */
export const artwork = newLayer('Rect', {
  set: { id: 'artwork', left: 0, top: 0, width: 50, height: 50, fill: '#646cff' },
});

export function withArtwork<C extends { layers: readonly Layer[] }>(config: C) {
  return { ...config, layers: [...config.layers, artwork] };
}

import type { Layer } from './layers/index.ts';

/**
 * Trees of layers are immutable: every change returns a new tree that shares unchanged parts. A change without effect
 * returns the same tree, so that changes can be detected by comparing references.
 */

/**
 * Depth first, parents before children, in drawing order.
 * @param isWalked which layers are walked; the children of the others are not
 */
export function* walkLayers(
  layers: readonly Layer[],
  isWalked: (layer: Layer) => boolean = () => true,
): Generator<Layer> {
  for (const layer of layers) {
    if (!isWalked(layer)) continue;
    yield layer;
    yield* walkLayers(layer.children, isWalked);
  }
}

export function findLayer(layers: readonly Layer[], id: string): Layer | undefined {
  for (const layer of walkLayers(layers)) if (layer.id === id) return layer;
  return undefined;
}

export function idsOf(layers: readonly Layer[]): Set<string> {
  return new Set([...walkLayers(layers)].map(({ id }) => id));
}

/** Applies `change` to every layer, children first. Returning undefined removes the layer with its children. */
export function mapLayers(layers: readonly Layer[], change: (layer: Layer) => Layer | undefined): readonly Layer[] {
  const mapped = layers.flatMap((layer) => {
    const children = mapLayers(layer.children, change);
    const kept = children === layer.children ? layer : withChildren(layer, children);
    return change(kept) ?? [];
  });
  const isSame = mapped.length === layers.length && mapped.every((layer, index) => layer === layers[index]);
  return isSame ? layers : mapped;
}

export function removeLayers(layers: readonly Layer[], ids: ReadonlySet<string>): readonly Layer[] {
  return mapLayers(layers, (layer) => (ids.has(layer.id) ? undefined : layer));
}

/** The caller must ensure that the kind of the layer allows these children. */
export function withChildren(layer: Layer, children: readonly Layer[]): Layer {
  return { ...layer, children } as Layer;
}

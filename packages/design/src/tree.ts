import { newId } from './ids.ts';
import type { Layer } from './layers/index.ts';

/**
 * Trees of layers are immutable: every change gives a new tree that shares what stayed. A step that changes nothing
 * gives the very same tree, so that "did anything change" is a comparison of references.
 */

/** Depth first, parents before children, in drawing order. */
export function* walkLayers(layers: readonly Layer[]): Generator<Layer> {
  for (const layer of layers) {
    yield layer;
    yield* walkLayers(layer.children);
  }
}

/** A layer and the layers around it, outermost first; nothing where there is no such id. */
export function findWithAncestors(
  layers: readonly Layer[],
  id: string,
): { layer: Layer; ancestors: readonly Layer[] } | undefined {
  for (const layer of layers) {
    if (layer.id === id) return { layer, ancestors: [] };
    const inside = findWithAncestors(layer.children, id);
    if (inside) return { layer: inside.layer, ancestors: [layer, ...inside.ancestors] };
  }
  return undefined;
}

export function findLayer(layers: readonly Layer[], id: string): Layer | undefined {
  return findWithAncestors(layers, id)?.layer;
}

export function idsOf(layers: readonly Layer[]): Set<string> {
  return new Set([...walkLayers(layers)].map(({ id }) => id));
}

/** Every layer through `change`, children first. Nothing from `change` removes the layer with all that is in it. */
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

/** Puts a layer at a place among the children of `parentId`, or on the canvas where that is null. */
export function insertLayer(
  layers: readonly Layer[],
  layer: Layer,
  parentId: string | null,
  index: number,
): readonly Layer[] {
  if (parentId === null) return layers.toSpliced(index, 0, layer);
  return mapLayers(layers, (each) =>
    each.id === parentId ? withChildren(each, each.children.toSpliced(index, 0, layer as never)) : each,
  );
}

/** A deep copy with new ids, so that an order's changes to one never reach the other. */
export function cloneLayer(layer: Layer, taken: ReadonlySet<string>): Layer {
  const used = new Set(taken);
  const copy = (each: Layer): Layer => {
    const id = newId(used);
    used.add(id);
    return { ...withChildren(each, each.children.map(copy)), id };
  };
  return copy(layer);
}

/** The children of a layer are of the kinds that its own kind allows; whoever moves layers asks `canHold` first. */
export function withChildren(layer: Layer, children: readonly Layer[]): Layer {
  return { ...layer, children } as Layer;
}

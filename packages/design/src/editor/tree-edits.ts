import type { Layer } from '../layers/index.ts';
import { withChildren } from '../tree.ts';
import { ancestorsOf, indexLayers } from './layer-nodes.ts';

/** New values of a layer, by property name. */
export type LayerValues = Readonly<Record<string, unknown>>;
export type LayerEdits = ReadonlyMap<string, LayerValues>;

/** Changes some layers. Only the lists on the paths to them are copied; without a change, the same tree is returned. */
export function changeLayers(
  layers: readonly Layer[],
  ids: ReadonlySet<string>,
  change: (layer: Layer) => Layer,
): readonly Layer[] {
  if (ids.size === 0) return layers;
  const nodes = indexLayers(layers);
  const pathIds = new Set<string>();
  for (const id of ids) {
    const node = nodes.get(id);
    if (!node) continue;
    pathIds.add(id);
    for (const { layer } of ancestorsOf(node)) pathIds.add(layer.id);
  }
  return changePath(layers, pathIds, (layer) => (ids.has(layer.id) ? change(layer) : layer));
}

function changePath(
  layers: readonly Layer[],
  pathIds: ReadonlySet<string>,
  change: (layer: Layer) => Layer,
): readonly Layer[] {
  let changed: Layer[] | undefined;
  for (const [position, layer] of layers.entries()) {
    if (!pathIds.has(layer.id)) continue;
    const children = changePath(layer.children, pathIds, change);
    const after = change(children === layer.children ? layer : withChildren(layer, children));
    if (after === layer) continue;
    changed ??= [...layers];
    changed[position] = after;
  }
  return changed ?? layers;
}

/** Sets values of layers. A layer that has these values already is returned unchanged. */
export function setLayerValues(layers: readonly Layer[], edits: LayerEdits): readonly Layer[] {
  return changeLayers(layers, new Set(edits.keys()), (layer) => withValues(layer, edits.get(layer.id) ?? {}));
}

function withValues(layer: Layer, values: LayerValues): Layer {
  const own = layer as unknown as LayerValues;
  const isSame = Object.entries(values).every(([key, value]) => Object.is(own[key], value));
  return isSame ? layer : { ...layer, ...values };
}

/** Changes the children of a layer, or the layers on the canvas if the parent is undefined. */
export function changeChildren(
  layers: readonly Layer[],
  parentId: string | undefined,
  change: (children: readonly Layer[]) => readonly Layer[],
): readonly Layer[] {
  if (parentId === undefined) return change(layers);
  return changeLayers(layers, new Set([parentId]), (parent) => {
    const children = change(parent.children);
    return children === parent.children ? parent : withChildren(parent, children);
  });
}

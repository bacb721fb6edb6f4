import { layerNameLengthMax } from '../constants.ts';
import { newId } from '../ids.ts';
import type { Layer } from '../layers/index.ts';
import { idsOf, walkLayers, withChildren } from '../tree.ts';
import { copyOffsetPx } from './editor-figures.ts';
import { type LayerPlace, placesOfIds } from './layer-places.ts';
import { changeChildren, giveValues, type LayerValues } from './tree-edits.ts';

const copySuffix = '副本';

/** A deep copy with ids that are new, so that an order's changes of one never reach the other. */
export function withNewIds(layer: Layer, taken: Set<string>): Layer {
  const id = newId(taken);
  taken.add(id);
  const children = layer.children.map((child) => withNewIds(child as Layer, taken));
  return { ...(children.length > 0 ? withChildren(layer, children) : layer), id };
}

/** Copies of layers, each right above its original and a little aside. */
export function cloneLayers(
  layers: readonly Layer[],
  ids: readonly string[],
  asidePx = copyOffsetPx,
): { layers: readonly Layer[]; ids: string[] } {
  const taken = idsOf(layers);
  const places = placesOfIds(layers, ids);
  const copies = new Map(places.map(({ layer }) => [layer.id, copyOf(layer, taken, asidePx)]));
  const parents = new Set(places.map(({ parent }) => parent?.layer.id));
  const cloned = [...parents].reduce(
    (tree, parentId) =>
      changeChildren(tree, parentId, (children) =>
        children.flatMap((each) => [each, copies.get(each.id) ?? []].flat()),
      ),
    layers,
  );
  return { layers: cloned, ids: [...copies.values()].map(({ id }) => id) };
}

function copyOf(layer: Layer, taken: Set<string>, asidePx: number): Layer {
  const copy = withNewIds(layer, taken);
  return { ...copy, name: copyName(layer.name), left: copy.left + asidePx, top: copy.top + asidePx };
}

/** The suffix is what tells the copy apart: a long name gives way to it. */
function copyName(name: string): string {
  return cutName(name, layerNameLengthMax - copySuffix.length) + copySuffix;
}

/** By UTF-16 units, as the schema counts, and never through the middle of a character. */
function cutName(name: string, length: number): string {
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut;
}

/** An empty name is no name: the layer keeps its own. */
export function renameLayer(layers: readonly Layer[], id: string, name: string): readonly Layer[] {
  const trimmed = cutName(name.trim(), layerNameLengthMax).trim();
  return trimmed === '' ? layers : giveValues(layers, new Map([[id, { name: trimmed }]]));
}

/** Shows or hides, locks or unlocks layers. */
export function setFlag(
  layers: readonly Layer[],
  ids: readonly string[],
  flag: 'visible' | 'locked',
  isOn: boolean,
): readonly Layer[] {
  // A layer that was never locked has no such word.
  const values: LayerValues = { [flag]: flag === 'locked' && !isOn ? undefined : isOn };
  return giveValues(layers, new Map(ids.map((id) => [id, values])));
}

/** How much of a layer and of what is in it is left to orders. */
export type OrderShare = 'all' | 'part' | 'none';

export function orderShare(layer: Layer): OrderShare {
  const flags = [...walkLayers([layer])].map(({ can_design_in_order }) => can_design_in_order);
  if (flags.every(Boolean)) return 'all';
  return flags.some(Boolean) ? 'part' : 'none';
}

/** Leaves layers to orders with all that is in them, or takes them back; without a word for it, whichever is left to do. */
export function leaveToOrders(layers: readonly Layer[], ids: readonly string[], isLeft?: boolean): readonly Layer[] {
  const roots = placesOfIds(layers, ids).map(({ layer }: LayerPlace) => layer);
  const can_design_in_order = isLeft ?? !roots.every((layer) => orderShare(layer) === 'all');
  return giveValues(layers, new Map([...walkLayers(roots)].map(({ id }) => [id, { can_design_in_order }])));
}

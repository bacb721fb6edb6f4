import { type BilingualText, type Locale, textIn } from '@platen/model/locale';
import { layerNameLengthMax } from '../constants.ts';
import { newId } from '../ids.ts';
import type { Layer } from '../layers/index.ts';
import { cutName, takenNames, withFreeLabels } from '../naming.ts';
import { idsOf, walkLayers, withChildren } from '../tree.ts';
import { copyOffsetPx } from './editor-constants.ts';
import { type LayerNode, findNodes } from './layer-nodes.ts';
import { changeChildren, setLayerValues, type LayerValues } from './tree-edits.ts';

const copySuffix: BilingualText = { zh: '副本', en: ' copy' };

/** A deep copy with ids that are new, so that an order's changes of one never reach the other. */
export function withNewIds(layer: Layer, taken: Set<string>): Layer {
  const id = newId(taken);
  taken.add(id);
  const children = layer.children.map((child) => withNewIds(child as Layer, taken));
  return { ...(children.length > 0 ? withChildren(layer, children) : layer), id };
}

/** Copies of layers, each right above its original and a little aside. What customers fill in there is another item. */
export function cloneLayers(
  layers: readonly Layer[],
  ids: readonly string[],
  locale: Locale,
  asidePx = copyOffsetPx,
): { layers: readonly Layer[]; ids: string[] } {
  const takenIds = idsOf(layers);
  const taken = takenNames(layers);
  const nodes = findNodes(layers, ids);
  const copies = new Map(
    nodes.map(({ layer }) => {
      const copy = withFreeLabels(withNewIds(layer, takenIds), taken);
      const name = copyName(layer.name, textIn(copySuffix, locale));
      return [layer.id, { ...copy, name, left: copy.left + asidePx, top: copy.top + asidePx }];
    }),
  );
  const parents = new Set(nodes.map(({ parent }) => parent?.layer.id));
  const cloned = [...parents].reduce(
    (tree, parentId) =>
      changeChildren(tree, parentId, (children) =>
        children.flatMap((each) => [each, copies.get(each.id) ?? []].flat()),
      ),
    layers,
  );
  return { layers: cloned, ids: [...copies.values()].map(({ id }) => id) };
}

/** The suffix is what tells the copy apart: a long name gives way to it. */
function copyName(name: string, suffix: string): string {
  return cutName(name, layerNameLengthMax - suffix.length) + suffix;
}

/** An empty name is no name: the layer keeps its own. */
export function renameLayer(layers: readonly Layer[], id: string, name: string): readonly Layer[] {
  const trimmed = cutName(name.trim(), layerNameLengthMax).trim();
  return trimmed === '' ? layers : setLayerValues(layers, new Map([[id, { name: trimmed }]]));
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
  return setLayerValues(layers, new Map(ids.map((id) => [id, values])));
}

/** How much of a layer and of what is in it is left to orders. */
export type OrderEditability = 'all' | 'part' | 'none';

export function orderEditability(layer: Layer): OrderEditability {
  const flags = [...walkLayers([layer])].map(({ can_design_in_order }) => can_design_in_order);
  if (flags.every(Boolean)) return 'all';
  return flags.some(Boolean) ? 'part' : 'none';
}

/** Leaves layers to orders with all that is in them, or takes them back; without a word for it, whichever is left to do. */
export function setEditableInOrders(
  layers: readonly Layer[],
  ids: readonly string[],
  isEditable?: boolean,
): readonly Layer[] {
  const roots = findNodes(layers, ids).map(({ layer }: LayerNode) => layer);
  const can_design_in_order = isEditable ?? !roots.every((layer) => orderEditability(layer) === 'all');
  return setLayerValues(layers, new Map([...walkLayers(roots)].map(({ id }) => [id, { can_design_in_order }])));
}

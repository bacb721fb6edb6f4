import { type BilingualText, type Locale, textIn } from '@platen/model/text/locale';
import { layerNameLengthMax } from '../constants.ts';
import { newId } from '../ids.ts';
import type { Layer } from '../layers/index.ts';
import { cutName, takenNames, withFreeLabels } from '../naming.ts';
import { idsOf, walkLayers, withChildren } from '../tree.ts';
import { copyOffsetPx } from './editor-constants.ts';
import { findNodes, type LayerNode } from './layer-nodes.ts';
import { changeChildren, type LayerValues, setLayerValues } from './tree-edits.ts';

const copySuffix: BilingualText = { zh: '副本', en: ' copy' };

/** A deep copy with new ids, so that changes of an order never apply to both. */
export function withNewIds(layer: Layer, taken: Set<string>): Layer {
  const id = newId(taken);
  taken.add(id);
  const children = layer.children.map((child) => withNewIds(child as Layer, taken));
  return { ...(children.length > 0 ? withChildren(layer, children) : layer), id };
}

/** Inserts copies directly above their originals, with an offset. Their custom items get new labels. */
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

/** A long name is truncated to make room for the suffix. */
function copyName(name: string, suffix: string): string {
  return cutName(name, layerNameLengthMax - suffix.length) + suffix;
}

/** An empty name is ignored. */
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
  // An unlocked layer does not have the property.
  const values: LayerValues = { [flag]: flag === 'locked' && !isOn ? undefined : isOn };
  return setLayerValues(layers, new Map(ids.map((id) => [id, values])));
}

/** Whether a layer and its descendants are editable in orders. */
export type OrderEditability = 'all' | 'part' | 'none';

export function orderEditability(layer: Layer): OrderEditability {
  const flags = [...walkLayers([layer])].map(({ can_design_in_order }) => can_design_in_order);
  if (flags.every(Boolean)) return 'all';
  return flags.some(Boolean) ? 'part' : 'none';
}

/** Sets whether layers and their descendants are editable in orders; toggles it if `isEditable` is omitted. */
export function setEditableInOrders(
  layers: readonly Layer[],
  ids: readonly string[],
  isEditable?: boolean,
): readonly Layer[] {
  const roots = findNodes(layers, ids).map(({ layer }: LayerNode) => layer);
  const can_design_in_order = isEditable ?? !roots.every((layer) => orderEditability(layer) === 'all');
  return setLayerValues(layers, new Map([...walkLayers(roots)].map(({ id }) => [id, { can_design_in_order }])));
}

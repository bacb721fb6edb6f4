import type { Layer } from '../layers/index.ts';
import type { OrderEditability } from './layer-actions.ts';
import { orderEditability } from './layer-actions.ts';
import { indexLayers, type LayerIndex } from './layer-nodes.ts';
import type { TreeTarget } from './tree-moves.ts';

/** A row of the layer tree. */
export interface TreeRow {
  readonly layer: Layer;
  readonly depth: number;
  readonly isOpen: boolean;
  readonly orderEditability: OrderEditability;
}

/** The rows of the layer tree, the topmost layer first, without the children of collapsed containers. */
export function treeRows(layers: readonly Layer[], collapsed: ReadonlySet<string>, depth = 0): TreeRow[] {
  return layers.toReversed().flatMap((layer) => {
    const isOpen = !collapsed.has(layer.id);
    const row: TreeRow = { layer, depth, isOpen, orderEditability: orderEditability(layer) };
    return isOpen ? [row, ...treeRows(layer.children, collapsed, depth + 1)] : [row];
  });
}

/** The rows for an order: the layers that are editable in orders, at any depth. */
export function orderRows(layers: readonly Layer[]): TreeRow[] {
  return treeRows(layers, new Set())
    .filter(({ layer }) => layer.can_design_in_order)
    .map((row) => ({ ...row, depth: 0 }));
}

/** The part of a row where something is dropped. */
export type DropSide = 'above' | 'inside' | 'below';

/** The position in the tree for a drop on a row. Below an expanded container means its topmost position. */
export function dropTarget(
  layers: readonly Layer[],
  rowId: string,
  side: DropSide,
  isOpen: boolean,
): TreeTarget | undefined {
  const nodes: LayerIndex = indexLayers(layers);
  const node = nodes.get(rowId);
  if (!node) return undefined;
  const { layer, parent, position } = node;
  const inside = { parentId: layer.id, position: layer.children.length };
  if (side === 'inside' || (side === 'below' && isOpen && layer.children.length > 0)) return inside;
  return { parentId: parent?.layer.id, position: side === 'above' ? position + 1 : position };
}

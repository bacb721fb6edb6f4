import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { type Locale, textIn } from '@platen/model/text/locale';
import { layerNameLengthMax } from '../constants.ts';
import { placementMatrix, toHundredths, transformRect, unionRects } from '../geometry.ts';
import { toInnerFrame, toOuterFrame } from '../grouping.ts';
import { frameOf } from '../layers/define-layer.ts';
import { type Layer, layerKinds } from '../layers/index.ts';
import { freeName, numberedName, takenNames } from '../naming.ts';
import { newLayer } from '../new-layer.ts';
import { idsOf, removeLayers, withChildren } from '../tree.ts';
import { ancestorsOf, findNodes, indexLayers, isInside, isLocked, type LayerNode } from './layer-nodes.ts';
import { canContain, isGroup } from './nesting.ts';
import { changeChildren } from './tree-edits.ts';

/** A position in the tree: in a layer or on the canvas, below the layer that is currently at this position. */
export interface TreeTarget {
  readonly parentId: string | undefined;
  /** In drawing order, the lowest first. */
  readonly position: number;
}

export function canMoveTo(
  layers: readonly Layer[],
  ids: readonly string[],
  { parentId }: TreeTarget,
  templateKind: TemplateKind,
): boolean {
  const nodes = findNodes(layers, ids);
  const parent = parentId === undefined ? undefined : indexLayers(layers).get(parentId);
  if (nodes.length === 0 || (parentId !== undefined && !parent)) return false;
  const isOutside = nodes.every(({ layer }) => layer.id !== parentId && !(parent && isInside(parent, layer.id)));
  const isOpen = !nodes.some(isLocked) && !(parent && isLocked(parent));
  return isOutside && isOpen && nodes.every(({ layer }) => canContain(parent, layer, templateKind));
}

/** Moves layers in the tree. On the canvas they stay where they are, whatever their old and new parents are. */
export function moveInTree(layers: readonly Layer[], ids: readonly string[], target: TreeTarget): readonly Layer[] {
  const nodes = indexLayers(layers);
  const moved = findNodes(layers, ids);
  const parent = target.parentId === undefined ? undefined : nodes.get(target.parentId);
  const arriving = moved.map((node) => (node.parent === parent ? node.layer : movedInto(node, parent)));
  const movedIds = new Set(moved.map(({ layer }) => layer.id));
  const isBelow = (node: LayerNode) => node.parent === parent && node.position < target.position;
  const position = target.position - moved.filter(isBelow).length;
  const remaining = removeLayers(layers, movedIds);
  const result = changeChildren(remaining, target.parentId, (children) => children.toSpliced(position, 0, ...arriving));
  return isSameTree(layers, result, moved, target) ? layers : result;
}

/** Dropping a layer at its current position changes nothing. */
function isSameTree(
  before: readonly Layer[],
  after: readonly Layer[],
  moved: readonly LayerNode[],
  { parentId }: TreeTarget,
): boolean {
  if (moved.some(({ parent }) => parent?.layer.id !== parentId)) return false;
  const order = (layers: readonly Layer[]) =>
    (parentId === undefined ? layers : (indexLayers(layers).get(parentId)?.layer.children ?? [])).map(({ id }) => id);
  return order(before).join('\n') === order(after).join('\n');
}

function movedInto(node: LayerNode, parent: LayerNode | undefined): Layer {
  const onCanvas = [...ancestorsOf(node)].reduce((layer, { layer: around }) => toOuterFrame(layer, around), node.layer);
  const around = parent ? [parent, ...ancestorsOf(parent)].toReversed() : [];
  return rounded(around.reduce((layer, outer) => toInnerFrame(layer, outer.layer), onCanvas));
}

function rounded(layer: Layer): Layer {
  const { left, top, rotate } = layer;
  return { ...layer, left: toHundredths(left), top: toHundredths(top), rotate: toHundredths(rotate) % 360 };
}

/** Whether layers can be grouped. */
export function canGroup(layers: readonly Layer[], ids: readonly string[], templateKind: TemplateKind): boolean {
  const nodes = findNodes(layers, ids);
  const [first] = nodes;
  if (!first || nodes.some((node) => node.parent !== first.parent || isLocked(node))) return false;
  const group = groupAround(nodes, new Set());
  return canContain(first.parent, group, templateKind) && nodes.every(({ layer }) => canHoldInGroup(group, layer));
}

function canHoldInGroup(group: Layer, layer: Layer): boolean {
  const node: LayerNode = { layer: group, parent: undefined, position: 0, matrix: placementMatrix(group) };
  return canContain(node, layer, 'form_order');
}

/** Moves layers of one parent into a new group at the position of the topmost one, just large enough for them. */
export function groupLayers(
  layers: readonly Layer[],
  ids: readonly string[],
  locale: Locale,
): { layers: readonly Layer[]; id: string } {
  const nodes = findNodes(layers, ids);
  const first = numberedName(textIn(layerKinds.Group.newName, locale), 1, locale);
  const name = freeName(first, takenNames(layers), layerNameLengthMax);
  const group: Layer = { ...groupAround(nodes, idsOf(layers)), name };
  const gone = new Set(nodes.map(({ layer }) => layer.id));
  const parentId = nodes[0]?.parent?.layer.id;
  const grouped = changeChildren(layers, parentId, (children) => {
    const top = children.findLastIndex(({ id }) => gone.has(id));
    return children.with(top, group).filter(({ id }) => !gone.has(id));
  });
  return { layers: grouped, id: group.id };
}

function groupAround(nodes: readonly LayerNode[], taken: ReadonlySet<string>): Layer {
  const frame = unionRects(nodes.map(({ layer }) => transformRect(placementMatrix(layer), frameOf(layer))));
  const { left = 0, top = 0, width = 1, height = 1 } = frame ?? {};
  const children = nodes.map(({ layer }) => rounded({ ...layer, left: layer.left - left, top: layer.top - top }));
  const set = {
    left: toHundredths(left),
    top: toHundredths(top),
    width: toHundredths(width),
    height: toHundredths(height),
  };
  return withChildren(newLayer('Group', { taken, set }), children);
}

/** Replaces a group by its children, and returns their ids; undefined if the layer is not a group. */
export function ungroup(layers: readonly Layer[], id: string): { layers: readonly Layer[]; ids: string[] } | undefined {
  const node = indexLayers(layers).get(id);
  if (!node || !isGroup(node.layer)) return undefined;
  const group = node.layer;
  // Children of a hidden group must stay hidden.
  const freed = group.children.map(
    (child): Layer => rounded({ ...toOuterFrame(child as Layer, group), visible: child.visible && group.visible }),
  );
  const opened = changeChildren(layers, node.parent?.layer.id, (children) =>
    children.flatMap((each) => (each.id === id ? freed : [each])),
  );
  return { layers: opened, ids: freed.map((layer) => layer.id) };
}

/** Moves layers of one parent up or down among their siblings. */
export function reorder(
  layers: readonly Layer[],
  ids: readonly string[],
  to: 'front' | 'forward' | 'backward' | 'back',
): readonly Layer[] {
  const nodes = findNodes(layers, ids);
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return layers;
  const parentId = first.parent?.layer.id;
  const count = (first.parent?.layer.children ?? layers).length;
  const position = {
    front: count,
    forward: Math.min(count, last.position + 2),
    backward: Math.max(0, first.position - 1),
    back: 0,
  }[to];
  return moveInTree(layers, ids, { parentId, position });
}

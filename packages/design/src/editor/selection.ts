import { type Editor, isOrderMode, layersOf, selectedNodes, withSession } from './editor.ts';
import { ancestorsOf, indexLayers, type LayerIndex } from './layer-nodes.ts';

/** Selects layers. They must have one parent; layers with another parent than the first one are ignored. */
export function select(editor: Editor, ids: readonly string[]): Editor {
  const nodes = indexLayers(layersOf(editor));
  const known = ids.filter((id) => nodes.has(id));
  const parent = nodes.get(known[0] ?? '')?.parent;
  const selection = known.filter((id) => nodes.get(id)?.parent === parent);
  const isSame =
    selection.length === editor.session.selection.length &&
    selection.every((id, index) => id === editor.session.selection[index]);
  return isSame ? editor : withSession(editor, { selection });
}

/** Adds a layer to the selection or removes it. A layer with another parent is ignored. */
export function toggleSelected(editor: Editor, id: string): Editor {
  const { selection } = editor.session;
  if (selection.includes(id)) return withSession(editor, { selection: selection.filter((each) => each !== id) });
  const nodes = indexLayers(layersOf(editor));
  const [first] = selection;
  const isSibling = first === undefined || nodes.get(first)?.parent === nodes.get(id)?.parent;
  return isSibling && nodes.has(id) ? withSession(editor, { selection: [...selection, id] }) : editor;
}

/**
 * The index in a hit stack that a click selects: the topmost layer, or inside a container with a selected child, a
 * sibling of that child.
 */
export function firstPick(editor: Editor, stack: readonly string[]): number {
  const nodes = indexLayers(layersOf(editor));
  const [uppermost] = stack;
  const parent = selectedNodes(editor)[0]?.parent;
  if (uppermost === undefined || !parent || !isAround(nodes, parent.layer.id, uppermost)) return 0;
  const inside = stack.findIndex((id) => nodes.get(id)?.parent === parent);
  return Math.max(0, inside);
}

/** With Shift: the topmost layer with the same parent as the selection. */
export function siblingPick(editor: Editor, stack: readonly string[]): string | undefined {
  const nodes = indexLayers(layersOf(editor));
  const [first] = selectedNodes(editor);
  if (!first) return stack[0];
  return stack.find((id) => nodes.get(id)?.parent === first.parent);
}

/** Selects all siblings of the selection, or all layers on the canvas. */
export function selectAll(editor: Editor): Editor {
  const [first] = selectedNodes(editor);
  const siblings = first?.parent?.layer.children ?? layersOf(editor);
  const open = siblings.filter(({ visible, locked }) => visible && locked !== true);
  const offered = isOrderMode(editor) ? open.filter((layer) => layer.can_design_in_order) : open;
  return select(
    editor,
    offered.map(({ id }) => id),
  );
}

function isAround(nodes: LayerIndex, id: string, outerId: string): boolean {
  const node = nodes.get(id);
  return id === outerId || (node !== undefined && [...ancestorsOf(node)].some(({ layer }) => layer.id === outerId));
}

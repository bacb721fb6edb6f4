import type { Item } from '../items.ts';
import { layerValue } from '../layer-items.ts';
import { type Layer, layerKindOf } from '../layers/index.ts';
import { documentOf, type Editor, isOrderMode, layersOf, withSession } from './editor.ts';
import { setOrderValues, setProperty } from './editor-actions.ts';
import { ancestorsOf, indexLayers, isLocked, type LayerNode } from './layer-nodes.ts';

/** A text that is edited directly on the canvas. */
export interface TypedText {
  /** The layer that has the text: the layer itself, or a container that shares it. */
  readonly owner: Layer;
  readonly item: Item;
  /** As shown on the canvas: with the values of an order. */
  readonly text: string;
}

/** The text of a layer that can be edited: in an order, only if it is editable there. */
export function typedTextOf(editor: Editor, id: string): TypedText | undefined {
  const node = indexLayers(layersOf(editor)).get(id);
  if (!node || isLocked(node)) return undefined;
  const owner = [node, ...ancestorsOf(node)].find(hasText)?.layer;
  const item = owner && (layerValue(owner, 'text') as Item);
  if (!owner || !item || (isOrderMode(editor) && !item.editable)) return undefined;
  return { owner, item, text: item.value };
}

function hasText({ layer }: LayerNode): boolean {
  return layerKindOf(layer).fields.some(({ kind, key }) => kind === 'text_item' && key === 'text');
}

/** Opens the text of a layer for editing; undefined closes the open one. */
export function typeInto(editor: Editor, id: string | undefined): Editor {
  if (id === editor.session.typedId) return editor;
  return id === undefined || typedTextOf(editor, id) ? withSession(editor, { typedId: id }) : editor;
}

export function setTypedText(editor: Editor, text: string, timeMs: number): Editor {
  const { typedId } = editor.session;
  const typed = typedId === undefined ? undefined : typedTextOf(editor, typedId);
  if (!typed) return editor;
  const { owner, item } = typed;
  if (documentOf(editor).orderValues) return setOrderValues(editor, { [item.label]: text }, timeMs);
  return setProperty(editor, [owner.id], 'text', { ...item, value: text }, timeMs);
}

/** Whether a double click on a layer edits its text: only if it has the text itself, not from a container. */
export function opensText(editor: Editor, id: string): boolean {
  return typedTextOf(editor, id)?.owner.id === id;
}

import type { Item } from '../items.ts';
import { layerKindOf, type Layer } from '../layers/index.ts';
import { layerValue } from '../layer-items.ts';
import { documentOf, type Editor, isOrderMode, layersOf, withSession } from './editor.ts';
import { setOrderValues, setProperty } from './editor-actions.ts';
import { ancestorsOf, isLocked, type LayerNode, indexLayers } from './layer-nodes.ts';

/** Words that are typed on the canvas itself. */
export interface TypedText {
  /** Whose text it is: the layer's own, or of a container that lends it. */
  readonly owner: Layer;
  readonly item: Item;
  /** As the canvas shows it: of an order, with what it filled in. */
  readonly text: string;
}

/** The text that a layer shows and that can be typed: of an order, only what was left to it. */
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

/** Opens the text of a layer for typing; nothing closes what is open. */
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

/** Whether a double click on a layer types into it: only what has the text itself, not what is lent one. */
export function opensText(editor: Editor, id: string): boolean {
  return typedTextOf(editor, id)?.owner.id === id;
}

import type { OrderValues } from '../apply-order.ts';
import type { DesignMessage } from '../design.messages.ts';
import type { Layer, LayerType } from '../layers/index.ts';
import type { LayerChange } from '../template.ts';
import { addableTypes, addLayer, fontForNew, needsFont } from './add-layer.ts';
import { pasteLayers, readCopied } from './clipboard.ts';
import { changeConfig, withFonts, withLayers } from './design-document.ts';
import { changeInOrder, editLayers, fillIn, restoreLayer } from './edit-document.ts';
import {
  currentConfig,
  documentOf,
  type Editor,
  isOrderMode,
  layersOf,
  perform,
  selectedNodes,
  withSession,
} from './editor.ts';
import { renameLayer } from './layer-actions.ts';
import { indexLayers, isLocked } from './layer-nodes.ts';
import { withProperty } from './property-edits.ts';
import { select } from './selection.ts';
import { fitToStage } from './session.ts';
import { markTextsToMeasure } from './text-frames.ts';
import type { LayerEdits } from './tree-edits.ts';
import { canMoveTo, moveInTree, type TreeTarget } from './tree-moves.ts';

/** Actions with arguments, such as a name, a position or a value. Actions without are commands. */

/** The editor after an action, and the reason if it was refused. */
export interface Outcome {
  readonly editor: Editor;
  readonly refusal?: DesignMessage;
}

/** Changes the layer tree of the canvas as one history step. Ignored for an order, whose layers are the template's. */
export function changeTree(
  editor: Editor,
  change: (layers: readonly Layer[]) => readonly Layer[],
  timeMs: number,
): Editor {
  if (isOrderMode(editor)) return editor;
  const { configId } = editor.session;
  return perform(
    editor,
    (document) => changeConfig(document, configId, (config) => withLayers(config, change(config.layers))),
    timeMs,
  );
}

/** Changes position, size and rotation of layers, in the template or in the order. */
export function placeLayers(editor: Editor, edits: LayerEdits, timeMs: number, burst?: string): Editor {
  return perform(editor, (document) => editLayers(document, editor.session.configId, edits), timeMs, burst);
}

export function rename(editor: Editor, id: string, name: string, timeMs: number): Editor {
  return changeTree(editor, (layers) => renameLayer(layers, id, name), timeMs);
}

/** Sets a property of layers; typing in the same property is one history step. */
export function setProperty(
  editor: Editor,
  ids: readonly string[],
  key: string,
  value: unknown,
  timeMs: number,
): Editor {
  const { configId } = editor.session;
  if (isOrderMode(editor)) return editor;
  const open = unlocked(editor, ids).map(({ id }) => id);
  const burst = `${key} of ${open.join(' ')}`;
  const given = perform(
    editor,
    (document) => changeConfig(document, configId, (config) => withProperty(config, open, key, value)),
    timeMs,
    burst,
  );
  return markTextsToMeasure(editor, given);
}

/** The layers with these ids that exist and are not locked. */
export function unlocked(editor: Editor, ids: readonly string[]): Layer[] {
  const nodes = indexLayers(layersOf(editor));
  return ids.flatMap((id) => {
    const found = nodes.get(id);
    return found && !isLocked(found) ? [found.layer] : [];
  });
}

/** Sets the changes of an order in a layer. */
export function setOrderChange(editor: Editor, id: string, change: Partial<LayerChange>, timeMs: number): Editor {
  const burst = `${Object.keys(change).join(' ')} of ${id} in the order`;
  return perform(editor, (document) => changeInOrder(document, editor.session.configId, id, change), timeMs, burst);
}

/** Sets the values of the order. */
export function setOrderValues(editor: Editor, values: OrderValues, timeMs: number): Editor {
  return perform(editor, (document) => fillIn(document, values), timeMs, `values of ${Object.keys(values).join(' ')}`);
}

/** Resets layers to the template, and their items to the values that the order had when it was opened. */
export function restoreInitial(editor: Editor, ids: readonly string[], timeMs: number): Editor {
  const { configId } = editor.session;
  const initial = editor.setup.initialValues ?? {};
  return perform(
    editor,
    (document) => ids.reduce((current, id) => restoreLayer(current, configId, id, initial), document),
    timeMs,
  );
}

/** Moves layers in the tree, by a drop or to a group. Nothing happens if the target does not allow them. */
export function moveTo(editor: Editor, ids: readonly string[], target: TreeTarget, timeMs: number): Editor {
  if (!canMoveTo(layersOf(editor), ids, target, editor.setup.templateKind)) return editor;
  return select(
    changeTree(editor, (layers) => moveInTree(layers, ids, target), timeMs),
    ids,
  );
}

/** Adds and selects a layer, in a container or on the canvas. The font of a new text is added to the template. */
export function add(editor: Editor, type: LayerType, timeMs: number, parentId?: string): Editor {
  const config = currentConfig(editor);
  const parent = parentId === undefined ? undefined : indexLayers(layersOf(editor)).get(parentId);
  const isOffered = addableTypes(editor, parent).includes(type) && (parentId === undefined || parent !== undefined);
  if (!config || isOrderMode(editor) || !isOffered) return editor;
  const { layers, id } = addLayer(editor, config, type, parent);
  const font = needsFont(type) ? fontForNew(editor, documentOf(editor)) : undefined;
  const added = perform(
    editor,
    (document) => {
      const placed = changeConfig(document, config.id, (each) => withLayers(each, layers));
      return font ? withFonts(placed, [font.id]) : placed;
    },
    timeMs,
  );
  return select(added, [id]);
}

export function paste(editor: Editor, text: string, timeMs: number): Outcome {
  if (isOrderMode(editor)) return { editor };
  const copied = readCopied(text);
  if ('refusal' in copied) return { editor, refusal: copied.refusal };
  const { configId } = editor.session;
  const { document, ids } = pasteLayers(documentOf(editor), configId, copied, editor.setup.templateKind);
  return {
    editor: select(
      perform(editor, () => document, timeMs),
      ids,
    ),
  };
}

/** The groups that the selection can be moved to. */
export function groupsToMoveTo(editor: Editor): Layer[] {
  const layers = layersOf(editor);
  const picked = selectedNodes(editor);
  const ids = picked.map(({ layer }) => layer.id);
  return [...indexLayers(layers).values()]
    .map(({ layer }) => layer)
    .filter((layer) => layer.id !== picked[0]?.parent?.layer.id)
    .filter((layer) => canMoveTo(layers, ids, { parentId: layer.id, position: 0 }, editor.setup.templateKind));
}

/** Shows another canvas, fitted to the stage. */
export function showConfig(editor: Editor, configId: string): Editor {
  const config = documentOf(editor).configs.find(({ id }) => id === configId);
  if (!config || configId === editor.session.configId) return editor;
  const view = fitToStage(config, editor.session.stage);
  return { ...withSession(editor, { configId, selection: [], view }), pointer: { kind: 'none' } };
}

/** Opens or closes a container in the layer tree. */
export function toggleCollapsed(editor: Editor, id: string): Editor {
  const { collapsed } = editor.session;
  const others = [...collapsed].filter((each) => each !== id);
  return withSession(editor, { collapsed: new Set(collapsed.has(id) ? others : [...others, id]) });
}

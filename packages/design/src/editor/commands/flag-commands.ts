import { changeableNodes, type Editor, isOrderMode, selectedNodes } from '../editor.ts';
import { changeTree, placeLayers } from '../editor-actions.ts';
import { setEditableInOrders, setFlag } from '../layer-actions.ts';
import type { EditorCommand } from './command.ts';

/** Toggles of layers. If the selected layers differ, a toggle turns on for all of them. */

const canFlag = (editor: Editor) => !isOrderMode(editor) && selectedNodes(editor).length > 0;

export const flagCommands: readonly EditorCommand[] = [
  {
    id: 'toggle_order_editing',
    label: { zh: '订单内可编辑', en: 'Can be moved in orders' },
    group: 'flags',
    keys: [],
    isEnabled: canFlag,
    run: (editor, timeMs) => ({
      editor: changeTree(editor, (layers) => setEditableInOrders(layers, editor.session.selection), timeMs),
    }),
  },
  {
    id: 'toggle_visible',
    label: { zh: '显示/隐藏', en: 'Show or hide' },
    group: 'flags',
    keys: ['Mod+Shift+H'],
    isEnabled: canFlag,
    run(editor, timeMs) {
      const isOn = !selectedNodes(editor).every(({ layer }) => layer.visible);
      const { selection } = editor.session;
      return { editor: changeTree(editor, (layers) => setFlag(layers, selection, 'visible', isOn), timeMs) };
    },
  },
  {
    id: 'toggle_locked',
    label: { zh: '锁定/解锁', en: 'Lock or unlock' },
    group: 'flags',
    keys: ['Mod+Shift+L'],
    isEnabled: canFlag,
    run(editor, timeMs) {
      const isOn = !selectedNodes(editor).every(({ layer }) => layer.locked === true);
      const { selection } = editor.session;
      return { editor: changeTree(editor, (layers) => setFlag(layers, selection, 'locked', isOn), timeMs) };
    },
  },
  flip('flip_horizontally', { zh: '水平翻转', en: 'Flip horizontally' }, 'flip_horizontal'),
  flip('flip_vertically', { zh: '垂直翻转', en: 'Flip vertically' }, 'flip_vertical'),
];

/** Flips each layer in its own frame. */
function flip(id: string, label: EditorCommand['label'], key: 'flip_horizontal' | 'flip_vertical'): EditorCommand {
  return {
    id,
    label,
    group: 'flags',
    keys: [],
    isEnabled: (editor) => changeableNodes(editor).length > 0,
    run(editor, timeMs) {
      const edits = changeableNodes(editor).map(({ layer }) => [layer.id, { [key]: !layer[key] }] as const);
      return { editor: placeLayers(editor, new Map(edits), timeMs) };
    },
  };
}

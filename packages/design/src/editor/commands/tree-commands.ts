import { removeLayers } from '../../tree.ts';
import { changeableNodes, currentConfig, type Editor, isOrderMode, layersOf } from '../editor.ts';
import { changeTree, restoreInitial } from '../editor-actions.ts';
import { cloneLayers } from '../layer-actions.ts';
import { select, selectAll } from '../selection.ts';
import { canGroup, groupLayers, reorder, ungroup } from '../tree-moves.ts';
import { typedTextOf, typeInto } from '../typed-text.ts';
import type { EditorCommand } from './command.ts';

const isDesigned = (editor: Editor) => !isOrderMode(editor);
const changeableIds = (editor: Editor) => changeableNodes(editor).map(({ layer }) => layer.id);
const hasChangeable = (editor: Editor) => isDesigned(editor) && changeableNodes(editor).length > 0;

/** The selected layer, if it is a single text that can be edited on the canvas. */
function onlyText(editor: Editor): string | undefined {
  const [id, ...others] = editor.session.selection;
  return id !== undefined && others.length === 0 && typedTextOf(editor, id) ? id : undefined;
}

export const treeCommands: readonly EditorCommand[] = [
  {
    id: 'clone',
    label: { zh: '克隆', en: 'Clone' },
    group: 'edit',
    keys: ['Mod+D'],
    isEnabled: hasChangeable,
    run(editor, timeMs) {
      const { layers, ids } = cloneLayers(layersOf(editor), changeableIds(editor), editor.setup.locale);
      const cloned = changeTree(editor, () => layers, timeMs);
      return { editor: select(cloned, ids) };
    },
  },
  {
    id: 'delete',
    label: { zh: '删除', en: 'Delete' },
    group: 'edit',
    keys: ['Backspace', 'Delete'],
    isEnabled: hasChangeable,
    run(editor, timeMs) {
      const gone = new Set(changeableIds(editor));
      return { editor: changeTree(editor, (layers) => removeLayers(layers, gone), timeMs) };
    },
  },
  {
    id: 'select_all',
    label: { zh: '全选', en: 'Select all' },
    group: 'edit',
    keys: ['Mod+A'],
    isEnabled: (editor) => currentConfig(editor) !== undefined,
    run: (editor) => ({ editor: selectAll(editor) }),
  },
  {
    id: 'deselect',
    label: { zh: '取消选择', en: 'Deselect' },
    group: 'edit',
    keys: ['Escape'],
    isEnabled: (editor) => editor.session.selection.length > 0,
    run: (editor) => ({ editor: select(editor, []) }),
  },
  {
    id: 'edit_text',
    label: { zh: '编辑文字', en: 'Edit text' },
    group: 'edit',
    keys: ['Enter'],
    isEnabled: (editor) => onlyText(editor) !== undefined,
    run: (editor) => ({ editor: typeInto(editor, onlyText(editor)) }),
  },
  {
    id: 'restore_initial',
    label: { zh: '恢复初始', en: 'Restore to initial' },
    group: 'edit',
    keys: [],
    isEnabled: (editor) => isOrderMode(editor) && changeableNodes(editor).length > 0,
    run: (editor, timeMs) => ({ editor: restoreInitial(editor, changeableIds(editor), timeMs) }),
  },
  {
    id: 'group',
    label: { zh: '组合', en: 'Group' },
    group: 'tree',
    keys: ['Mod+G'],
    isEnabled: (editor) =>
      isDesigned(editor) && canGroup(layersOf(editor), editor.session.selection, editor.setup.templateKind),
    run(editor, timeMs) {
      const { layers, id } = groupLayers(layersOf(editor), editor.session.selection, editor.setup.locale);
      const grouped = changeTree(editor, () => layers, timeMs);
      return { editor: select(grouped, [id]) };
    },
  },
  {
    id: 'ungroup',
    label: { zh: '取消组合', en: 'Ungroup' },
    group: 'tree',
    keys: ['Mod+Shift+G'],
    isEnabled: hasChangeable,
    run(editor, timeMs) {
      const freed: string[] = [];
      let layers = layersOf(editor);
      for (const id of changeableIds(editor)) {
        const opened = ungroup(layers, id);
        if (!opened) return { editor, refusal: 'not_group' };
        layers = opened.layers;
        freed.push(...opened.ids);
      }
      const ungrouped = changeTree(editor, () => layers, timeMs);
      return { editor: select(ungrouped, freed) };
    },
  },
  orderCommand('bring_to_front', { zh: '置于顶层', en: 'Bring to front' }, 'Mod+Shift+]', 'front'),
  orderCommand('bring_forward', { zh: '上移一层', en: 'Bring forward' }, 'Mod+]', 'forward'),
  orderCommand('send_backward', { zh: '下移一层', en: 'Send backward' }, 'Mod+[', 'backward'),
  orderCommand('send_to_back', { zh: '置于底层', en: 'Send to back' }, 'Mod+Shift+[', 'back'),
];

function orderCommand(
  id: string,
  label: EditorCommand['label'],
  keys: string,
  to: Parameters<typeof reorder>[2],
): EditorCommand {
  return {
    id,
    label,
    group: 'order',
    keys: [keys],
    isEnabled: (editor) =>
      hasChangeable(editor) && reorder(layersOf(editor), changeableIds(editor), to) !== layersOf(editor),
    run: (editor, timeMs) => ({
      editor: changeTree(editor, (layers) => reorder(layers, changeableIds(editor), to), timeMs),
    }),
  };
}

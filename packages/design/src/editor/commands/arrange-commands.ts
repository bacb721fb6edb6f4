import { type Alignment, aligned, distributed } from '../arrange.ts';
import { changeableNodes, currentConfig, type Editor } from '../editor.ts';
import { placeLayers } from '../editor-actions.ts';
import { nudgeFarPx, nudgePx } from '../editor-constants.ts';
import { movedBy } from '../move.ts';
import type { Axis } from '../snapping.ts';
import type { EditorCommand } from './command.ts';

type Label = EditorCommand['label'];

const alignments: readonly [id: string, label: Label, axis: Axis, to: Alignment][] = [
  ['align_left', { zh: '左对齐', en: 'Align left' }, 'x', 'start'],
  ['align_center', { zh: '水平居中', en: 'Align horizontal centers' }, 'x', 'middle'],
  ['align_right', { zh: '右对齐', en: 'Align right' }, 'x', 'end'],
  ['align_top', { zh: '顶对齐', en: 'Align top' }, 'y', 'start'],
  ['align_middle', { zh: '垂直居中', en: 'Align vertical centers' }, 'y', 'middle'],
  ['align_bottom', { zh: '底对齐', en: 'Align bottom' }, 'y', 'end'],
];

const distributions: readonly [id: string, label: Label, axis: Axis][] = [
  ['distribute_horizontally', { zh: '水平等距分布', en: 'Distribute horizontally' }, 'x'],
  ['distribute_vertically', { zh: '垂直等距分布', en: 'Distribute vertically' }, 'y'],
];

const nudges: readonly [id: string, label: Label, key: string, x: number, y: number][] = [
  ['nudge_left', { zh: '左移', en: 'Move left' }, 'ArrowLeft', -1, 0],
  ['nudge_right', { zh: '右移', en: 'Move right' }, 'ArrowRight', 1, 0],
  ['nudge_up', { zh: '上移', en: 'Move up' }, 'ArrowUp', 0, -1],
  ['nudge_down', { zh: '下移', en: 'Move down' }, 'ArrowDown', 0, 1],
];

export const arrangeCommands: readonly EditorCommand[] = [
  ...alignments.flatMap(([id, label, axis, to]): EditorCommand[] => [
    {
      id,
      label,
      group: 'arrange',
      keys: [],
      isEnabled: (editor) => hasAtLeast(editor, 1),
      run: (editor, timeMs) => ({ editor: align(editor, axis, to, 'selection', timeMs) }),
    },
    {
      id: `${id}_to_page`,
      label: { zh: `${label.zh}（相对画布）`, en: `${label.en} to the page` },
      group: 'arrange',
      keys: [],
      isEnabled: (editor) => hasAtLeast(editor, 1),
      run: (editor, timeMs) => ({ editor: align(editor, axis, to, 'page', timeMs) }),
    },
  ]),
  ...distributions.map(
    ([id, label, axis]): EditorCommand => ({
      id,
      label,
      group: 'arrange',
      keys: [],
      isEnabled: (editor) => hasAtLeast(editor, 3),
      run: (editor, timeMs) => ({ editor: distribute(editor, axis, undefined, timeMs) }),
    }),
  ),
  ...nudges.flatMap(([id, label, key, x, y]) => [
    nudge(id, label, key, { x: x * nudgePx, y: y * nudgePx }),
    nudge(`${id}_far`, { zh: `${label.zh} ${nudgeFarPx}`, en: `${label.en} by ${nudgeFarPx}` }, `Shift+${key}`, {
      x: x * nudgeFarPx,
      y: y * nudgeFarPx,
    }),
  ]),
];

function nudge(id: string, label: Label, key: string, by: { x: number; y: number }): EditorCommand {
  return {
    id,
    label,
    group: 'nudge',
    keys: [key],
    isEnabled: (editor) => hasAtLeast(editor, 1),
    // Holding an arrow key is one history step, in any direction.
    run: (editor, timeMs) => ({ editor: placeLayers(editor, movedBy(changeableNodes(editor), by), timeMs, 'nudge') }),
  };
}

/** Aligns the selection to its common frame or to the page. */
export function align(
  editor: Editor,
  axis: Axis,
  to: Alignment,
  relativeTo: 'selection' | 'page',
  timeMs: number,
): Editor {
  const config = currentConfig(editor);
  return config ? placeLayers(editor, aligned(changeableNodes(editor), axis, to, config, relativeTo), timeMs) : editor;
}

/** Distributes the selection between the outermost two layers, or with a given gap. */
export function distribute(editor: Editor, axis: Axis, gapPx: number | undefined, timeMs: number): Editor {
  return placeLayers(editor, distributed(changeableNodes(editor), axis, gapPx), timeMs);
}

function hasAtLeast(editor: Editor, count: number): boolean {
  return changeableNodes(editor).length >= count;
}

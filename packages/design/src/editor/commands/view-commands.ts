import type { Point } from '../../geometry.ts';
import { currentConfig, type Editor, withSession } from '../editor.ts';
import { zoomFactor, zoomMaxPercent, zoomMinPercent } from '../editor-constants.ts';
import { fitToStage } from '../session.ts';
import { zoomAround } from '../view.ts';
import type { EditorCommand } from './command.ts';

/** Commands that change only the session: never a history step. */

export function zoomTo(editor: Editor, percent: number, at: Point = middleOfStage(editor)): Editor {
  return withSession(editor, { view: zoomAround(editor.session.view, percent, at) });
}

function middleOfStage({ session: { stage } }: Editor): Point {
  return { x: stage.width / 2, y: stage.height / 2 };
}

const zoomOf = ({ session }: Editor) => session.view.zoomPercent;

export const viewCommands: readonly EditorCommand[] = [
  {
    id: 'zoom_in',
    label: { zh: '放大', en: 'Zoom in' },
    group: 'view',
    keys: ['Mod+=', 'Mod+Shift++'],
    isEnabled: (editor) => zoomOf(editor) < zoomMaxPercent,
    run: (editor) => ({ editor: zoomTo(editor, zoomOf(editor) * zoomFactor) }),
  },
  {
    id: 'zoom_out',
    label: { zh: '缩小', en: 'Zoom out' },
    group: 'view',
    keys: ['Mod+-'],
    isEnabled: (editor) => zoomOf(editor) > zoomMinPercent,
    run: (editor) => ({ editor: zoomTo(editor, zoomOf(editor) / zoomFactor) }),
  },
  {
    id: 'zoom_whole',
    label: { zh: '实际大小', en: 'Actual size' },
    group: 'view',
    keys: ['Mod+1'],
    isEnabled: (editor) => currentConfig(editor) !== undefined,
    run: (editor) => ({ editor: zoomTo(editor, 100) }),
  },
  {
    id: 'zoom_fit',
    label: { zh: '适应窗口', en: 'Fit to window' },
    group: 'view',
    keys: ['Mod+0'],
    isEnabled: (editor) => currentConfig(editor) !== undefined,
    run(editor) {
      const config = currentConfig(editor);
      return { editor: config ? withSession(editor, { view: fitToStage(config, editor.session.stage) }) : editor };
    },
  },
  {
    id: 'toggle_guides',
    label: { zh: '参考线', en: 'Guides' },
    group: 'view',
    keys: [],
    isEnabled: () => true,
    run: (editor) => ({ editor: withSession(editor, { showsGuides: !editor.session.showsGuides }) }),
  },
  {
    id: 'toggle_snapping',
    label: { zh: '吸附', en: 'Snapping' },
    group: 'view',
    keys: [],
    isEnabled: () => true,
    run: (editor) => ({ editor: withSession(editor, { snaps: !editor.session.snaps }) }),
  },
  panel('toggle_left_panel', { zh: '图层面板', en: 'Layer panel' }, 'left'),
  panel('toggle_right_panel', { zh: '属性面板', en: 'Property panel' }, 'right'),
];

function panel(id: string, label: EditorCommand['label'], side: 'left' | 'right'): EditorCommand {
  return {
    id,
    label,
    group: 'view',
    keys: [],
    isEnabled: () => true,
    run(editor) {
      const { panels } = editor.session;
      return { editor: withSession(editor, { panels: { ...panels, [side]: !panels[side] } }) };
    },
  };
}

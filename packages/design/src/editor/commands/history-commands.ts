import { redoStep, undoStep } from '../editor.ts';
import { canRedo, canUndo } from '../history.ts';
import type { EditorCommand } from './command.ts';

export const historyCommands: readonly EditorCommand[] = [
  {
    id: 'undo',
    label: { zh: '撤销', en: 'Undo' },
    group: 'history',
    keys: ['Mod+Z'],
    isEnabled: ({ history }) => canUndo(history),
    run: (editor) => ({ editor: undoStep(editor) }),
  },
  {
    id: 'redo',
    label: { zh: '重做', en: 'Redo' },
    group: 'history',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    isEnabled: ({ history }) => canRedo(history),
    run: (editor) => ({ editor: redoStep(editor) }),
  },
];

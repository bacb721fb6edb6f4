import { arrangeCommands } from './arrange-commands.ts';
import type { EditorCommand } from './command.ts';
import { flagCommands } from './flag-commands.ts';
import { historyCommands } from './history-commands.ts';
import { treeCommands } from './tree-commands.ts';
import { viewCommands } from './view-commands.ts';

/**
 * Every command that needs nothing but the editor itself; a screen adds those that need a clipboard, a server or a dialog.
 * To add one: an entry in the file of its group. Its id and its keys are its own; a test sees to that.
 */
export const editorCommands: readonly EditorCommand[] = [
  ...historyCommands,
  ...treeCommands,
  ...arrangeCommands,
  ...flagCommands,
  ...viewCommands,
];

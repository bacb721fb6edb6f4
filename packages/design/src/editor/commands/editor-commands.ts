import { arrangeCommands } from './arrange-commands.ts';
import type { EditorCommand } from './command.ts';
import { flagCommands } from './flag-commands.ts';
import { historyCommands } from './history-commands.ts';
import { treeCommands } from './tree-commands.ts';
import { viewCommands } from './view-commands.ts';

/**
 * The commands that depend only on the editor; a screen adds those that need a clipboard, a server or a dialog. To add
 * one: an entry in the file of its group. Ids and keys must be unique, which a test checks.
 */
export const editorCommands: readonly EditorCommand[] = [
  ...historyCommands,
  ...treeCommands,
  ...arrangeCommands,
  ...flagCommands,
  ...viewCommands,
];

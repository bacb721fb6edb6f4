import type { CommandGroup } from '@platen/design/editor/commands/command';
import { editorCommands } from '@platen/design/editor/commands/editor-commands';
import type { Editor } from '@platen/design/editor/editor';
import type { BilingualText } from '@platen/model/locale';
import { createContext, use } from 'react';
import type { EditorStore } from '../store/editor-store.ts';

/** One thing that a person can do on this screen, whatever it takes. Bar, menus, keys and palette are made of these. */
export interface DesignerCommand {
  readonly id: string;
  readonly label: BilingualText;
  readonly group: CommandGroup | 'file' | 'clipboard';
  readonly keys: readonly string[];
  /** The browser hears these keys itself, and tells us by an event of its own. */
  readonly isNative?: boolean;
  /** Its keys mean it also while something is typed: what was typed is taken first. */
  readonly worksWhileTyping?: boolean;
  isEnabled(editor: Editor): boolean;
  run(): void;
}

/** The editor's own commands, on one store. */
export function commandsOn(store: EditorStore): DesignerCommand[] {
  return editorCommands.map((command) => ({
    id: command.id,
    label: command.label,
    group: command.group,
    keys: command.keys,
    isEnabled: (editor) => command.isEnabled(editor),
    run: () => store.act((editor, timeMs) => (command.isEnabled(editor) ? command.run(editor, timeMs) : editor)),
  }));
}

export const CommandsContext = createContext<readonly DesignerCommand[]>([]);

export function useCommands(): readonly DesignerCommand[] {
  return use(CommandsContext);
}

export function useCommand(id: string): DesignerCommand {
  const found = useCommands().find((command) => command.id === id);
  if (!found) throw new Error(`there is no command ${id}`);
  return found;
}

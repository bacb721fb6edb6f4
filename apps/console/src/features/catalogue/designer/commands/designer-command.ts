import type { CommandGroup } from '@platen/design/editor/commands/command';
import { editorCommands } from '@platen/design/editor/commands/editor-commands';
import type { Editor } from '@platen/design/editor/editor';
import type { BilingualText } from '@platen/model/text/locale';
import { createContext, use } from 'react';
import type { EditorStore } from '../store/editor-store.ts';

/** One action of this screen. The bar, the menus, the shortcuts and the palette are all built from these. */
export interface DesignerCommand {
  readonly id: string;
  readonly label: BilingualText;
  readonly group: CommandGroup | 'file' | 'clipboard';
  readonly keys: readonly string[];
  /** The browser handles these keys itself and fires an event of its own (copy, cut, paste). */
  readonly isNative?: boolean;
  /** Its shortcut also works while a text input has the focus; what was typed is committed first. */
  readonly worksWhileTyping?: boolean;
  isEnabled(editor: Editor): boolean;
  run(): void;
}

/** The editor's own commands, bound to one store. */
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

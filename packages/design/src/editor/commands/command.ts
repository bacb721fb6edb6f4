import type { BilingualText } from '@platen/model/text/locale';
import type { Editor } from '../editor.ts';
import type { Outcome } from '../editor-actions.ts';

/** The groups of commands in menus and in the toolbar, in this order. */
export const commandGroups = ['history', 'edit', 'tree', 'order', 'arrange', 'flags', 'nudge', 'view'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** A command. The toolbar, menus, shortcuts and the palette are generated from these. */
export interface EditorCommand {
  readonly id: string;
  readonly label: BilingualText;
  readonly group: CommandGroup;
  /** `Mod` is Ctrl, or Cmd on a Mac: `Mod+Shift+Z`. Menus show the first one. */
  readonly keys: readonly string[];
  isEnabled(editor: Editor): boolean;
  run(editor: Editor, timeMs: number): Outcome;
}

/** Runs a command if it is enabled. */
export function runCommand(command: EditorCommand, editor: Editor, timeMs: number): Outcome {
  return command.isEnabled(editor) ? command.run(editor, timeMs) : { editor };
}

/** A key press as reported by a browser. */
export interface KeyPress {
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Formats a key press as in `keys`: modifiers first in a fixed order, letters in upper case. */
export function chordOf({ key, mod, shift, alt }: KeyPress): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return [mod && 'Mod', alt && 'Alt', shift && 'Shift', name].filter((part) => part !== false).join('+');
}

export function findCommand(commands: readonly EditorCommand[], press: KeyPress): EditorCommand | undefined {
  const chord = chordOf(press);
  return commands.find(({ keys }) => keys.includes(chord));
}

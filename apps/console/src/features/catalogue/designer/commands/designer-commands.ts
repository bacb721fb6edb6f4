import type { CommandGroup } from '@platen/design/editor/commands/command';
import { editorCommands } from '@platen/design/editor/commands/editor-commands';
import type { Editor } from '@platen/design/editor/editor';
import type { BilingualText } from '@platen/model/text/locale';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
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

/** Saving as a command: a button and Ctrl+S. */
export function useSaveCommand(save: () => Promise<unknown>, isEnabled: boolean): readonly DesignerCommand[] {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return useMemo(
    () => [
      {
        id: 'save',
        label: { zh: '保存', en: 'Save' },
        group: 'file',
        keys: ['Mod+S'],
        worksWhileTyping: true,
        isEnabled: () => isEnabled,
        run: () => void latest.current(),
      },
    ],
    [isEnabled],
  );
}

/** The panels that can replace the properties beside the canvas. */
const sidePanels = {
  preflight: { zh: '印前检查', en: 'Preflight' },
  versions: { zh: '历史版本', en: 'Version history' },
  proof: { zh: '用表格数据校样', en: 'Proof with rows of a sheet' },
} as const satisfies Record<string, BilingualText>;

type SidePanelName = keyof typeof sidePanels;

/** Which panel is open, and a command for each panel that the screen has. */
export function useSidePanels(names: readonly SidePanelName[]) {
  const [open, setOpen] = useState<SidePanelName>();
  const key = names.join(' ');
  const commands = useMemo(
    () =>
      (key.split(' ') as SidePanelName[]).map(
        (name): DesignerCommand => ({
          id: name,
          label: sidePanels[name],
          group: 'file',
          keys: [],
          isEnabled: () => true,
          run: () => setOpen((now) => (now === name ? undefined : name)),
        }),
      ),
    [key],
  );
  return { open, show: setOpen, close: () => setOpen(undefined), commands };
}

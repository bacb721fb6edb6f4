import { useEffect, useMemo, useRef } from 'react';
import type { DesignerCommand } from './designer-command.ts';

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

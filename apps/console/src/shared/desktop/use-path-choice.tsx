import { useState } from 'react';
import { callDesktop, hasOwnDialogs } from './bridge.ts';
import { FolderDialog, type Wanted } from './folder.dialog.tsx';

/** Asks for a file or a folder of this computer: by the window's own dialog, else by ours. */
export function usePathChoice(wants: Wanted) {
  const [answer, setAnswer] = useState<(path: string | null) => void>();

  function choose(): Promise<string | null> {
    if (hasOwnDialogs()) {
      return callDesktop<{ path: string | null }>('POST', '/pick', { wants }).then(({ path }) => path);
    }
    return new Promise((resolve) => {
      setAnswer(() => (path: string | null) => {
        setAnswer(undefined);
        resolve(path);
      });
    });
  }

  const dialog = answer && <FolderDialog wants={wants} onChosen={answer} onClose={() => answer(null)} />;
  return { choose, dialog };
}

import { useState } from 'react';
import { FolderDialog, type PathKind } from './folder.dialog.tsx';

/** Lets the user select a file or a folder of this computer. */
export function usePathChoice(wants: PathKind) {
  const [answer, setAnswer] = useState<(path: string | null) => void>();

  function choose(): Promise<string | null> {
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

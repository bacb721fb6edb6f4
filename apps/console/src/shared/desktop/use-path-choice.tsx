import { useState } from 'react';
import { FolderDialog, type PathKind } from './folder.dialog.tsx';

/** Lets the user select a file or a folder of this computer. */
export function usePathChoice(wants: PathKind) {
  const [resolvePath, setResolvePath] = useState<(path: string | null) => void>();

  function choose(): Promise<string | null> {
    return new Promise((resolve) => {
      setResolvePath(() => (path: string | null) => {
        setResolvePath(undefined);
        resolve(path);
      });
    });
  }

  const dialog = resolvePath && <FolderDialog wants={wants} onChosen={resolvePath} onClose={() => resolvePath(null)} />;
  return { choose, dialog };
}

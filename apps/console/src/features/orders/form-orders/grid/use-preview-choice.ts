import { useState } from 'react';
import { readStored, writeStored } from '../../../../shared/storage.ts';

/** Whether the effect image is shown beside the grid, which takes space. */
export function usePreviewChoice(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(() => readStored('order-preview') !== 'off');
  return {
    isShown,
    toggle: () => {
      writeStored('order-preview', isShown ? 'off' : null);
      setShown(!isShown);
    },
  };
}

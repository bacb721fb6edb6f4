import { useState } from 'react';
import { readStored, writeStored } from '../../../../shared/storage.ts';

/** Whether the effect image is looked at beside the grid: whoever wants the room keeps it. */
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

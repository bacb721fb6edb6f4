import { type KeyboardEvent, useState } from 'react';

/** Where each key leads among `count` pictures; at either end it begins again. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (count < 2) return undefined;
  const targets: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Which picture is on view, by buttons and by keys. Fewer pictures than before never leave it out of range. */
export function usePictureIndex(count: number) {
  const [chosen, setIndex] = useState(0);
  const index = Math.max(0, Math.min(chosen, count - 1));
  return {
    index,
    setIndex,
    step: (by: 1 | -1) => setIndex((index + by + count) % count),
    onKeyDown: (event: KeyboardEvent) => {
      const next = indexAfterKey(event.key, index, count);
      if (next === undefined) return;
      // Or the page, or a strip of thumbnails, would scroll as well.
      event.preventDefault();
      setIndex(next);
    },
  };
}

export type PictureIndex = ReturnType<typeof usePictureIndex>;

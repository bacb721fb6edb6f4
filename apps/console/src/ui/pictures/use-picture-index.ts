import { type KeyboardEvent, useState } from 'react';

/** The index after a key among `count` images; it wraps around at both ends. */
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

/** Which image is shown, by buttons and keys. If there are fewer images than before, the index stays in range. */
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
      // Otherwise the page, or a strip of thumbnails, would scroll as well.
      event.preventDefault();
      setIndex(next);
    },
  };
}

export type PictureIndex = ReturnType<typeof usePictureIndex>;

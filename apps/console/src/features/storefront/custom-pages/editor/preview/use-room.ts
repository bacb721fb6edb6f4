import { type RefObject, useEffect, useState } from 'react';

/** How much room an element has. */
export function useRoom(element: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 800, height: 800 });
  useEffect(() => {
    if (!element.current) return;
    const watched = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watched.observe(element.current);
    return () => watched.disconnect();
  }, [element]);
  return room;
}

import { type RefObject, useEffect, useState } from 'react';

/** How many images inside an element are still being loaded; one that cannot be loaded is not waited for. */
export function usePendingPictures(root: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const update = () => {
      const images = root.current?.querySelectorAll('img') ?? [];
      setCount([...images].filter(({ complete }) => !complete).length);
    };
    // Neither event bubbles, and the element itself may appear later than its reader.
    document.addEventListener('load', update, true);
    document.addEventListener('error', update, true);
    const changes = new MutationObserver(update);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
    update();
    return () => {
      document.removeEventListener('load', update, true);
      document.removeEventListener('error', update, true);
      changes.disconnect();
    };
  }, [root]);
  return count;
}

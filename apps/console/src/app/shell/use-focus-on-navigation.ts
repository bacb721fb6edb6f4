import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation the focus stands at the new page's beginning. Without it, it stays on a link that is gone, and
 * whoever uses a keyboard or a screen reader does not learn that the page changed.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // A page that focused a field of its own knows better.
        const main = document.getElementById('main');
        if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    [router],
  );
}

import { createRouter } from '@tanstack/react-router';
import { pendingDelayMs } from '../../ui/timing.ts';
import { ErrorScreen } from '../screens/error.screen.tsx';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { routeTree } from './routes.ts';
import { parseSearchString, toSearchString } from './search-string.ts';

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchString,
  stringifySearch: toSearchString,
  // An unknown path gets a page of its own instead of an empty area in the nearest layout.
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  defaultPendingComponent: ScreenSkeleton,
  // Shows a skeleton while the code of a screen is loading, before users click twice.
  defaultPendingMs: pendingDelayMs,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

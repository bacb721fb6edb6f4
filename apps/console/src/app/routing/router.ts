import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '../screens/error.screen.tsx';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';
import { pendingDelayMs } from '../../ui/timing.ts';
import { routeTree } from './routes.ts';
import { parseSearchString, toSearchString } from './search-string.ts';

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchString,
  stringifySearch: toSearchString,
  // An unknown path is a page of its own, not a hole in the nearest layout.
  notFoundMode: 'root',
  defaultErrorComponent: ErrorScreen,
  defaultPreload: 'intent',
  defaultPendingComponent: ScreenSkeleton,
  // A screen whose code is not here yet shows that it is coming, before anyone presses twice.
  defaultPendingMs: pendingDelayMs,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

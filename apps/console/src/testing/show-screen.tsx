import 'virtual:theme.css';
import '../ui/theme/global.css';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { Providers } from '../app/providers.tsx';
import { parseSearchString, toSearchString } from '../app/routing/search-string.ts';

/** Renders a part of a screen as the console would: theme, language, queries, and a URL that it can change. */
export async function showScreen(part: ReactNode, address = '/', state?: Partial<HistoryState>): Promise<Shown> {
  const history = createMemoryHistory({ initialEntries: [address] });
  if (state) history.replace(address, state);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    parseSearch: parseSearchString,
    stringifySearch: toSearchString,
    history,
  });
  await render(
    <Providers>
      <RouterProvider router={router as never} />
    </Providers>,
  );
  return {
    address: () => router.state.location.href,
    state: () => router.state.location.state,
    canGoBack: () => router.history.canGoBack(),
  };
}

interface Shown {
  address: () => string;
  /** The history state of the location. */
  state: () => HistoryState;
  /** Whether there is a location to go back to. */
  canGoBack: () => boolean;
}

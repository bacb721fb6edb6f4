import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { readToken } from '../../shared/session/token.ts';
import { NotFoundScreen } from '../screens/not-found.screen.tsx';
import { RootFrame } from '../shell/root-frame.tsx';
import { Shell } from '../shell/shell.tsx';
import type { ScreenInfo } from './screen-info.ts';

export const rootRoute = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundScreen });

/** Everything behind the sign-in: without a token the visitor goes to login, and comes back to what was asked for. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (readToken()) return;
    redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href }, throw: true });
  },
});

export const inShell = { getParentRoute: () => shellRoute };
export const outsideShell = { getParentRoute: () => rootRoute };
export const screen = (info: ScreenInfo) => ({ screen: info });

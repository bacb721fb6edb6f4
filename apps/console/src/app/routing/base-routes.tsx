import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { readToken } from '../../shared/request/token.ts';
import type { ScreenInfo } from '../navigation/screen-info.ts';
import { RootFrame } from '../shell/root-frame.tsx';

export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: lazyRouteComponent(
    () => loadChunk(() => import('../screens/not-found.screen.tsx')),
    'NotFoundScreen',
  ),
});

/**
 * Everything behind the login: a visitor without a token is sent to the login page, and returns to the requested screen
 * afterwards.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  // Visitors do not need it: the login page must load first over a slow connection.
  component: lazyRouteComponent(() => loadChunk(() => import('../shell/shell.tsx')), 'Shell'),
  beforeLoad: ({ location }) => requireToken(location.href),
});

/** The same for screens that take the whole window. */
export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'workspace',
  component: lazyRouteComponent(() => loadChunk(() => import('../shell/workspace.tsx')), 'Workspace'),
  beforeLoad: ({ location }) => requireToken(location.href),
});

function requireToken(href: string): void {
  if (readToken()) return;
  redirect({ to: '/login', search: href === '/' ? {} : { redirect: href }, throw: true });
}

export const inWorkspace = { getParentRoute: () => workspaceRoute };
export const inShell = { getParentRoute: () => shellRoute };
export const outsideShell = { getParentRoute: () => rootRoute };
export const screen = (info: ScreenInfo) => ({ screen: info });

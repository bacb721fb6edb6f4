import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AppWindow } from 'lucide-react';
import { inShell, screen } from './base-routes.tsx';

/** What this installation says about itself. */
export const applicationScreens = [
  createRoute({
    ...inShell,
    path: '/application/info',
    // There is nothing to list: without an id the path leads nowhere.
    beforeLoad: () => redirect({ href: '/404', replace: true, throw: true }),
  }),
  createRoute({
    ...inShell,
    path: '/application/info/$id',
    component: lazyRouteComponent(
      () => import('../../features/factory/application/application.detail.tsx'),
      'ApplicationDetail',
    ),
    staticData: screen({
      title: 'applicationInfo',
      ability: 'applications.read',
      menu: { icon: AppWindow, group: 'application', isOfSite: true },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/application/info/$id/edit',
    component: lazyRouteComponent(
      () => import('../../features/factory/application/application.form.tsx'),
      'ApplicationEdit',
    ),
    staticData: screen({ title: 'applicationEdit', ability: 'applications.update' }),
  }),
] as const;

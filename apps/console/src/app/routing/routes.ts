import type { apiKeyList } from '@platen/model/connections/api-keys';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { House, KeyRound, UserRound } from 'lucide-react';
import { homeSearch } from '../../features/orders/home/home-search.ts';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { applicationScreens } from './application-routes.ts';
import { inShell, outsideShell, rootRoute, screen, shellRoute, workspaceRoute } from './base-routes.tsx';
import { catalogueScreens, designerScreens, publicCatalogueScreens } from './catalogue-routes.ts';
import { factoryScreens } from './factory-routes.ts';
import { orderScreens } from './order-routes.ts';
import { developerScreens, productionScreens } from './production-routes.ts';
import { pageEditorScreens, storefrontScreens } from './storefront-routes.ts';
import { peopleScreens, walletScreens } from './wallet-routes.ts';

/**
 * Every screen of the console, once. To add one, add an entry in `screens` with its path, its component (loaded on the
 * first visit) and what the shell must know about it, and a title in routes.messages.ts. Router, menu (in this order),
 * breadcrumb, page title and permission check all follow from the entry. The entries of the catalogue and the factory
 * are in files of their own.
 */
const screens = [
  createRoute({
    ...inShell,
    path: '/',
    validateSearch: homeSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../screens/home-with-checklist.screen.tsx')),
      'HomeWithChecklist',
    ),
    staticData: screen({ title: 'home', menu: { icon: House } }),
  }),
  ...catalogueScreens,
  ...orderScreens,
  ...productionScreens,
  ...factoryScreens,
  ...storefrontScreens,
  ...peopleScreens,
  createRoute({
    ...inShell,
    path: '/mine',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/mine/mine.detail.tsx')),
      'MineDetail',
    ),
    staticData: screen({ title: 'mine', menu: { icon: UserRound, group: 'account' }, isInUserMenu: true }),
  }),
  ...walletScreens,
  createRoute({
    ...inShell,
    path: '/api_keys',
    validateSearch: listSearch<typeof apiKeyList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/api-keys/api-keys.list.tsx')),
      'ApiKeyList',
    ),
    staticData: screen({
      title: 'apiKeys',
      ability: 'api_keys.read',
      menu: { icon: KeyRound, group: 'account' },
      isInUserMenu: true,
    }),
  }),
  createRoute({
    ...inShell,
    path: '/api_keys/new',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/api-keys/api-keys.form.tsx')),
      'ApiKeyCreate',
    ),
    staticData: screen({ title: 'apiKeyNew', ability: 'api_keys.create', parent: '/api_keys' }),
  }),
  createRoute({
    ...inShell,
    path: '/api_keys/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/api-keys/api-keys.detail.tsx')),
      'ApiKeyDetail',
    ),
    staticData: screen({ title: 'apiKeyDetail', ability: 'api_keys.read', parent: '/api_keys' }),
  }),
  createRoute({
    ...inShell,
    path: '/api_keys/$id/edit',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/api-keys/api-keys.form.tsx')),
      'ApiKeyEdit',
    ),
    staticData: screen({ title: 'apiKeyEdit', ability: 'api_keys.update', parent: '/api_keys' }),
  }),
  ...developerScreens,
  createRoute({
    ...inShell,
    path: '/mine/security',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/security/security.screen.tsx')),
      'SecurityScreen',
    ),
    staticData: screen({ title: 'security', parent: '/mine', isInUserMenu: true }),
  }),
  createRoute({
    ...inShell,
    path: '/mine/team',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/team/team.screen.tsx')),
      'TeamScreen',
    ),
    staticData: screen({ title: 'team', ability: 'members.read', parent: '/mine', isInUserMenu: true }),
  }),
  createRoute({
    ...inShell,
    path: '/mine/change_password',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/mine/change-password.form.tsx')),
      'ChangePasswordForm',
    ),
    staticData: screen({ title: 'changePassword', parent: '/mine', isInUserMenu: true, isAction: true }),
  }),
  ...applicationScreens,
] as const;

/** Screens for visitors, outside the shell. */
const publicScreens = [
  createRoute({
    ...outsideShell,
    path: '/login',
    validateSearch: (raw: Record<string, unknown>): { redirect?: string } =>
      typeof raw.redirect === 'string' ? { redirect: raw.redirect } : {},
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/login/login.form.tsx')),
      'LoginForm',
    ),
    staticData: screen({ title: 'login' }),
  }),
  createRoute({
    ...outsideShell,
    path: '/password',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/passwords/passwords.form.tsx')),
      'PasswordResetForm',
    ),
    staticData: screen({ title: 'password' }),
  }),
  createRoute({
    ...outsideShell,
    path: '/setup',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/setup/setup.form.tsx')),
      'SetupForm',
    ),
    staticData: screen({ title: 'setup' }),
  }),
  ...publicCatalogueScreens,
] as const;

export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren(screens),
  workspaceRoute.addChildren([...designerScreens, ...pageEditorScreens]),
  ...publicScreens,
]);

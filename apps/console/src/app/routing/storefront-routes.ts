import type { customPageList } from '@platen/model/storefront/custom-pages';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PanelsTopLeft } from 'lucide-react';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, inWorkspace, screen } from './base-routes.tsx';

/** The pages of the storefront, for the people who build them; readers find them at `/pages`, which the server renders. */
export const storefrontScreens = [
  createRoute({
    ...inShell,
    path: '/custom_pages',
    validateSearch: listSearch<typeof customPageList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/storefront/custom-pages/custom-pages.list.tsx')),
      'CustomPageList',
    ),
    staticData: screen({
      title: 'customPages',
      ability: 'custom_pages.read',
      menu: { icon: PanelsTopLeft, group: 'factory' },
    }),
  }),
] as const;

/** The editor and its preview in a separate tab. Both take the whole window. */
export const pageEditorScreens = [
  createRoute({
    ...inWorkspace,
    path: '/admin_custom_pages/$id/edit',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/storefront/custom-pages/editor/page-editor.screen.tsx')),
      'PageEditorScreen',
    ),
    staticData: screen({ title: 'customPageEdit', ability: 'custom_pages.update', parent: '/custom_pages' }),
  }),
  createRoute({
    ...inWorkspace,
    path: '/admin_custom_pages/preview',
    validateSearch: (raw: Record<string, unknown>): { id?: string; version?: string } => ({
      ...(isNumber(raw.id) && { id: String(raw.id) }),
      ...(isNumber(raw.version) && { version: String(raw.version) }),
    }),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/storefront/custom-pages/editor/page-preview.screen.tsx')),
      'PagePreviewScreen',
    ),
    staticData: screen({ title: 'customPagePreview', ability: 'custom_pages.read', parent: '/custom_pages' }),
  }),
] as const;

function isNumber(value: unknown): value is string | number {
  return /^\d+$/.test(String(value));
}

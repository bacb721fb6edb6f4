import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Folders, FolderTree } from 'lucide-react';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { inShell, screen } from './base-routes.tsx';

/**
 * The factory's own screens. Customers may read categories and fonts, which filters and designs need, so these screens
 * require the ability to change them.
 */
const templateForm = () => loadChunk(() => import('../../features/catalogue/sku-templates/sku-templates.form.tsx'));
const libraryForm = () => loadChunk(() => import('../../features/catalogue/image-libraries/image-libraries.form.tsx'));
const fontForm = () => loadChunk(() => import('../../features/catalogue/font-libraries/font-libraries.form.tsx'));
const categories = () => loadChunk(() => import('../../features/catalogue/categories/categories.list.tsx'));

export const factoryScreens = [
  createRoute({
    ...inShell,
    path: '/sku_templates/new',
    component: lazyRouteComponent(templateForm, 'SkuTemplateCreate'),
    staticData: screen({ title: 'skuTemplateNew', ability: 'sku_templates.create', parent: '/sku_templates' }),
  }),
  createRoute({
    ...inShell,
    path: '/sku_templates/$id/edit',
    // The field to focus.
    validateSearch: ({ field }: Record<string, unknown>): { field?: string } =>
      typeof field === 'string' ? { field } : {},
    component: lazyRouteComponent(templateForm, 'SkuTemplateEdit'),
    staticData: screen({ title: 'skuTemplateEdit', ability: 'sku_templates.update', parent: '/sku_templates' }),
  }),
  createRoute({
    ...inShell,
    path: '/image_libraries/new',
    component: lazyRouteComponent(libraryForm, 'ImageLibraryCreate'),
    staticData: screen({ title: 'imageLibraryNew', ability: 'image_libraries.create', parent: '/image_libraries' }),
  }),
  createRoute({
    ...inShell,
    path: '/image_libraries/$id/edit',
    component: lazyRouteComponent(libraryForm, 'ImageLibraryEdit'),
    staticData: screen({ title: 'imageLibraryEdit', ability: 'image_libraries.update', parent: '/image_libraries' }),
  }),
  createRoute({
    ...inShell,
    path: '/categories',
    component: lazyRouteComponent(categories, 'CategoryList'),
    staticData: screen({
      title: 'categories',
      ability: 'categories.update',
      menu: { icon: FolderTree, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/library_categories',
    component: lazyRouteComponent(categories, 'LibraryCategoryList'),
    staticData: screen({
      title: 'libraryCategories',
      ability: 'library_categories.update',
      menu: { icon: Folders, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/font_libraries/new',
    component: lazyRouteComponent(fontForm, 'FontLibraryCreate'),
    staticData: screen({ title: 'fontLibraryNew', ability: 'font_libraries.create', parent: '/font_libraries' }),
  }),
  createRoute({
    ...inShell,
    path: '/font_libraries/$id/edit',
    component: lazyRouteComponent(fontForm, 'FontLibraryEdit'),
    staticData: screen({ title: 'fontLibraryEdit', ability: 'font_libraries.update', parent: '/font_libraries' }),
  }),
] as const;

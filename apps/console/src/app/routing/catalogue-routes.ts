import type { fontLibraryList } from '@platen/model/catalogue/font-libraries';
import type { imageLibraryList } from '@platen/model/catalogue/image-libraries';
import type { OpenType } from '@platen/model/catalogue/sku-templates';
import { openTypes } from '@platen/model/catalogue/template-kinds';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Images, Shapes, Type } from 'lucide-react';
import { gallerySearch } from '../../features/catalogue/sku-templates/gallery-search.ts';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, inWorkspace, outsideShell, screen } from './base-routes.tsx';

/** What exists before an order does: templates and image libraries. As in routes.ts, the order is that of the menu. */
export const catalogueScreens = [
  createRoute({
    ...inShell,
    path: '/sku_templates',
    validateSearch: gallerySearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/sku-templates/sku-templates.list.tsx')),
      'SkuTemplateGallery',
    ),
    staticData: screen({
      title: 'skuTemplates',
      ability: 'sku_templates.read',
      menu: { icon: Shapes, group: 'products' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/sku_templates/$id',
    validateSearch: (raw: Record<string, unknown>): { open_type?: OpenType } => {
      const openType = openTypes.find((type) => type === raw.open_type);
      return openType ? { open_type: openType } : {};
    },
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/sku-templates/sku-templates.detail.tsx')),
      'SkuTemplateDetail',
    ),
    staticData: screen({ title: 'skuTemplateDetail', ability: 'sku_templates.read', parent: '/sku_templates' }),
  }),
  createRoute({
    ...inShell,
    path: '/users_sku_templates',
    validateSearch: gallerySearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/sku-templates/sku-templates.list.tsx')),
      'UsersSkuTemplateGallery',
    ),
    staticData: screen({ title: 'usersSkuTemplates', ability: 'users_sku_templates.read' }),
  }),
  createRoute({
    ...inShell,
    path: '/users_sku_templates/new',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/sku-templates/users-sku-templates.form.tsx')),
      'UsersSkuTemplateCreate',
    ),
    staticData: screen({
      title: 'usersSkuTemplateNew',
      ability: 'users_sku_templates.create',
      parent: '/users_sku_templates',
    }),
  }),
  createRoute({
    ...inShell,
    path: '/users_sku_templates/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/sku-templates/users-sku-templates.detail.tsx')),
      'UsersSkuTemplateDetail',
    ),
    staticData: screen({
      title: 'usersSkuTemplateDetail',
      ability: 'users_sku_templates.read',
      parent: '/users_sku_templates',
    }),
  }),
  createRoute({
    ...inShell,
    path: '/image_libraries',
    validateSearch: listSearch<typeof imageLibraryList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/image-libraries/image-libraries.list.tsx')),
      'ImageLibraryGallery',
    ),
    staticData: screen({
      title: 'imageLibraries',
      ability: 'image_libraries.read',
      menu: { icon: Images, group: 'products' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/image_libraries/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/image-libraries/image-libraries.detail.tsx')),
      'ImageLibraryDetail',
    ),
    staticData: screen({ title: 'imageLibraryDetail', ability: 'image_libraries.read', parent: '/image_libraries' }),
  }),
  createRoute({
    ...inShell,
    path: '/font_libraries',
    validateSearch: listSearch<typeof fontLibraryList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/font-libraries/font-libraries.list.tsx')),
      'FontLibraryList',
    ),
    staticData: screen({
      title: 'fontLibraries',
      ability: 'font_libraries.read',
      menu: { icon: Type, group: 'products' },
    }),
  }),
] as const;

/** Which image of the template is shown first, and which of its layers. */
function designerSearch({ image, layer }: Record<string, unknown>): { image?: string; layer?: string } {
  return { ...(typeof image === 'string' && { image }), ...(typeof layer === 'string' && { layer }) };
}

/** The designer, which takes the whole window. */
export const designerScreens = [
  createRoute({
    ...inWorkspace,
    path: '/editor/$id',
    validateSearch: designerSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/designer/designer.screen.tsx')),
      'TemplateDesigner',
    ),
    staticData: screen({ title: 'designer', ability: 'sku_templates.update', parent: '/sku_templates' }),
  }),
  createRoute({
    ...inWorkspace,
    path: '/editor/$id/orders/$orderId',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/designer/order.screen.tsx')),
      'OrderDesignerScreen',
    ),
    staticData: screen({ title: 'orderEdit', ability: 'orders.update', parent: '/orders' }),
  }),
] as const;

/** Outside the shell, for anyone who was given the link. */
export const publicCatalogueScreens = [
  createRoute({
    ...outsideShell,
    path: '/download/$slug',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/catalogue/download/download.screen.tsx')),
      'DownloadScreen',
    ),
    staticData: screen({ title: 'download' }),
  }),
] as const;

import type { formOrderList } from '@platen/model/orders/form-orders';
import type { importTaskList } from '@platen/model/orders/import-tasks';
import type { orderList } from '@platen/model/orders/orders';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { FileSpreadsheet, FileUp, Layers, ListOrdered, WandSparkles } from 'lucide-react';
import { newFormOrderSearch } from '../../features/orders/form-orders/new-form-order-search.ts';
import { findKind } from '../../shared/orders/form-order-kinds.ts';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, screen } from './base-routes.tsx';

const formOrders = () => loadChunk(() => import('../../features/orders/form-orders/form-orders.list.tsx'));

const importForm = () => loadChunk(() => import('../../features/orders/import-tasks/import-tasks.form.tsx'));

/** An unknown kind is an unknown path. */
function requireKind(type: string): void {
  if (!findKind(type)) redirect({ href: '/404', replace: true, throw: true });
}

/** What customers order: form orders by kind, and their orders. Each kind is a menu entry, so each has a route. */
export const orderScreens = [
  createRoute({
    ...inShell,
    path: '/form_orders/micro_custom',
    validateSearch: listSearch<typeof formOrderList>(),
    component: lazyRouteComponent(formOrders, 'MicroCustomOrderList'),
    staticData: screen({
      title: 'microCustomOrders',
      ability: 'form_orders.read',
      menu: { icon: WandSparkles, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/form_orders/form',
    validateSearch: listSearch<typeof formOrderList>(),
    component: lazyRouteComponent(formOrders, 'FormOrderList'),
    staticData: screen({
      title: 'formOrders',
      ability: 'form_orders.read',
      menu: { icon: FileSpreadsheet, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/form_orders/batch',
    validateSearch: listSearch<typeof formOrderList>(),
    component: lazyRouteComponent(formOrders, 'BatchOrderList'),
    staticData: screen({
      title: 'batchOrders',
      ability: 'form_orders.read',
      menu: { icon: Layers, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/form_orders/$type/new',
    beforeLoad: ({ params }) => requireKind(params.type),
    validateSearch: newFormOrderSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/form-orders/form-orders.form.tsx')),
      'FormOrderCreate',
    ),
    staticData: screen({
      title: 'formOrderNew',
      ability: 'form_orders.create',
      parent: '/form_orders/$type',
      ways: [
        { path: '/form_orders/micro_custom/new', title: 'microCustomOrders' },
        { path: '/form_orders/form/new', title: 'formOrders' },
        { path: '/form_orders/batch/new', title: 'batchOrders' },
      ],
    }),
  }),
  createRoute({
    ...inShell,
    path: '/form_orders/$type/$id',
    beforeLoad: ({ params }) => requireKind(params.type),
    validateSearch: listSearch<typeof orderList>(),
    component: lazyRouteComponent(() => loadChunk(() => import('../screens/form-order.screen.tsx')), 'FormOrderScreen'),
    staticData: screen({ title: 'formOrderDetail', ability: 'form_orders.read', parent: '/form_orders/$type' }),
  }),
  createRoute({
    ...inShell,
    path: '/orders',
    validateSearch: listSearch<typeof orderList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/orders/orders.list.tsx')),
      'OrderList',
    ),
    staticData: screen({ title: 'orders', ability: 'orders.read', menu: { icon: ListOrdered, group: 'orders' } }),
  }),
  createRoute({
    ...inShell,
    path: '/orders/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/orders/orders.detail.tsx')),
      'OrderDetail',
    ),
    staticData: screen({ title: 'orderDetail', ability: 'orders.read', parent: '/orders' }),
  }),
  createRoute({
    ...inShell,
    path: '/orders/$id/edit',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/orders/order-edit.screen.tsx')),
      'OrderEdit',
    ),
    staticData: screen({ title: 'orderEdit', ability: 'orders.update', parent: '/orders' }),
  }),
  createRoute({
    ...inShell,
    path: '/orders/$id/details',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/orders/order-details.form.tsx')),
      'OrderDetailsEdit',
    ),
    staticData: screen({ title: 'orderDetails', ability: 'orders.update', parent: '/orders' }),
  }),
  createRoute({
    ...inShell,
    path: '/import_tasks',
    validateSearch: listSearch<typeof importTaskList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/import-tasks/import-tasks.list.tsx')),
      'ImportTaskList',
    ),
    staticData: screen({
      title: 'importTasks',
      ability: 'import_tasks.read',
      menu: { icon: FileUp, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/import_tasks/new',
    component: lazyRouteComponent(importForm, 'ImportTaskCreate'),
    staticData: screen({
      title: 'importTaskNew',
      ability: 'import_tasks.create',
      parent: '/import_tasks',
    }),
  }),
  createRoute({
    ...inShell,
    path: '/import_tasks/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/orders/import-tasks/import-tasks.detail.tsx')),
      'ImportTaskDetail',
    ),
    staticData: screen({ title: 'importTaskDetail', ability: 'import_tasks.read', parent: '/import_tasks' }),
  }),
  createRoute({
    ...inShell,
    path: '/import_tasks/$id/edit',
    component: lazyRouteComponent(importForm, 'ImportTaskEdit'),
    staticData: screen({ title: 'importTaskEdit', ability: 'import_tasks.update', parent: '/import_tasks' }),
  }),
] as const;

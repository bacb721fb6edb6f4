import type { webhookDeliveryList, webhookList } from '@platen/model/connections/webhooks';
import type { orderList } from '@platen/model/orders/orders';
import type { productionBatchList } from '@platen/model/production/production-batches';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Boxes, Factory, Webhook } from 'lucide-react';
import { deskSearch } from '../../features/production/order-desk/desk-search.ts';
import { batchPrintSearch } from '../../features/production/production-batches/batch-print-search.ts';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, screen } from './base-routes.tsx';

/** What the factory makes of the orders: batches, and the order desk. */
export const productionScreens = [
  createRoute({
    ...inShell,
    path: '/order_desk',
    validateSearch: deskSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/production/order-desk/order-desk.screen.tsx')),
      'OrderDesk',
    ),
    staticData: screen({
      title: 'orderDesk',
      ability: ['production_batches.start', 'outbounds.create'],
      menu: { icon: Factory, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/production_batches',
    validateSearch: listSearch<typeof productionBatchList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/production/production-batches/production-batches.list.tsx')),
      'ProductionBatchList',
    ),
    staticData: screen({
      title: 'productionBatches',
      ability: 'production_batches.read',
      menu: { icon: Boxes, group: 'orders' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/production_batches/$id',
    validateSearch: listSearch<typeof orderList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/production/production-batches/production-batches.detail.tsx')),
      'ProductionBatchDetail',
    ),
    staticData: screen({
      title: 'productionBatchDetail',
      ability: 'production_batches.read',
      parent: '/production_batches',
    }),
  }),
  createRoute({
    ...inShell,
    path: '/production_batches/$id/print',
    validateSearch: batchPrintSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/production/production-batches/batch-print.screen.tsx')),
      'BatchPrint',
    ),
    staticData: screen({
      title: 'productionBatchPrint',
      ability: 'production_batches.download',
      parent: '/production_batches',
    }),
  }),
] as const;

const webhookForm = () => loadChunk(() => import('../../features/connections/webhooks/webhooks.form.tsx'));

/** For developers who connect their own system: our API and our webhooks. */
export const developerScreens = [
  createRoute({
    ...inShell,
    path: '/api_keys/doc',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/api-docs/api-docs.screen.tsx')),
      'ApiDocs',
    ),
    staticData: screen({ title: 'apiDocs', ability: 'api_keys.read', parent: '/api_keys' }),
  }),
  createRoute({
    ...inShell,
    path: '/webhooks',
    validateSearch: listSearch<typeof webhookList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/webhooks/webhooks.list.tsx')),
      'WebhookList',
    ),
    staticData: screen({
      title: 'webhooks',
      ability: 'webhooks.read',
      menu: { icon: Webhook, group: 'account' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/webhooks/new',
    component: lazyRouteComponent(webhookForm, 'WebhookCreate'),
    staticData: screen({ title: 'webhookNew', ability: 'webhooks.create', parent: '/webhooks' }),
  }),
  createRoute({
    ...inShell,
    path: '/webhooks/$id',
    validateSearch: listSearch<typeof webhookDeliveryList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/connections/webhooks/webhooks.detail.tsx')),
      'WebhookDetail',
    ),
    staticData: screen({ title: 'webhookDetail', ability: 'webhooks.read', parent: '/webhooks' }),
  }),
  createRoute({
    ...inShell,
    path: '/webhooks/$id/edit',
    component: lazyRouteComponent(webhookForm, 'WebhookEdit'),
    staticData: screen({ title: 'webhookEdit', ability: 'webhooks.update', parent: '/webhooks' }),
  }),
] as const;

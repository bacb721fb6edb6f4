import type { auditEntryList } from '@platen/model/operations/audit-entries';
import type { erasureList } from '@platen/model/operations/data-protection';
import type { failedJobList } from '@platen/model/operations/health';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Activity, AppWindow, Eraser, ScrollText, ShieldCheck, Truck } from 'lucide-react';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, screen } from './base-routes.tsx';

/** What this installation says about itself, and how its factory works. */
export const applicationScreens = [
  createRoute({
    ...inShell,
    path: '/application/info',
    // There is nothing to list: without an id the path is not found.
    beforeLoad: () => redirect({ href: '/404', replace: true, throw: true }),
  }),
  createRoute({
    ...inShell,
    path: '/application/info/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/factory/application/application.detail.tsx')),
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
      () => loadChunk(() => import('../../features/factory/application/application.form.tsx')),
      'ApplicationEdit',
    ),
    staticData: screen({ title: 'applicationEdit', ability: 'applications.update' }),
  }),
  createRoute({
    ...inShell,
    path: '/health',
    validateSearch: listSearch<typeof failedJobList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/health/health.screen.tsx')),
      'HealthScreen',
    ),
    staticData: screen({
      title: 'health',
      ability: 'health.read',
      menu: { icon: Activity, group: 'application' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/audit_entries',
    validateSearch: listSearch<typeof auditEntryList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/audit-entries/audit-entries.list.tsx')),
      'AuditEntryList',
    ),
    staticData: screen({
      title: 'auditEntries',
      ability: 'audit_entries.read',
      menu: { icon: ScrollText, group: 'application' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/erasures',
    validateSearch: listSearch<typeof erasureList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/data-protection/erasures.list.tsx')),
      'ErasureList',
    ),
    staticData: screen({
      title: 'dataProtection',
      ability: 'data_protection.read',
      menu: { icon: Eraser, group: 'application' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/erasures/new',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/data-protection/erasure.form.tsx')),
      'ErasureForm',
    ),
    staticData: screen({ title: 'erasureNew', ability: 'data_protection.update', parent: '/erasures' }),
  }),
  createRoute({
    ...inShell,
    path: '/erasures/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/data-protection/erasure.detail.tsx')),
      'ErasureDetail',
    ),
    staticData: screen({ title: 'erasure', ability: 'data_protection.read', parent: '/erasures' }),
  }),
  createRoute({
    ...inShell,
    path: '/erasures/$id/certificate',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/data-protection/certificate.screen.tsx')),
      'CertificateScreen',
    ),
    staticData: screen({ title: 'erasureCertificate', ability: 'data_protection.read', parent: '/erasures' }),
  }),
  createRoute({
    ...inShell,
    path: '/retention_settings',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/operations/data-protection/retention.form.tsx')),
      'RetentionForm',
    ),
    staticData: screen({ title: 'retentionSettings', ability: 'data_protection.update', parent: '/erasures' }),
  }),
  createRoute({
    ...inShell,
    path: '/sign_in_settings',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/sign-in-settings/sign-in-settings.form.tsx')),
      'SignInSettingsForm',
    ),
    staticData: screen({
      title: 'signInSettings',
      ability: 'sign_in_settings.read',
      menu: { icon: ShieldCheck, group: 'application' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/shipping_settings',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/factory/shipping-settings/shipping-settings.detail.tsx')),
      'ShippingSettingsDetail',
    ),
    staticData: screen({
      title: 'shippingSettings',
      ability: 'shipping_settings.update',
      menu: { icon: Truck, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/shipping_settings/edit',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/factory/shipping-settings/shipping-settings.form.tsx')),
      'ShippingSettingsEdit',
    ),
    staticData: screen({
      title: 'shippingSettingsEdit',
      ability: 'shipping_settings.update',
      parent: '/shipping_settings',
    }),
  }),
] as const;

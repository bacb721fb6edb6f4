import { type Role, roles } from '@platen/model/accounts/roles';
import type { userList } from '@platen/model/accounts/users';
import type { approvalList } from '@platen/model/wallet/approvals';
import type { billList } from '@platen/model/wallet/bills';
import type { rechargeList } from '@platen/model/wallet/recharges';
import type { statementDifferenceList, statementList } from '@platen/model/wallet/statements';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FileCheck, HandCoins, IdCard, ReceiptText, UserCheck, Users, Wallet } from 'lucide-react';
import { rechargeSearch } from '../../features/wallet/balance/recharge-search.ts';
import { loadChunk } from '../../shared/request/load-chunk.ts';
import { listSearch } from '../../ui/list/list-search.ts';
import { inShell, screen } from './base-routes.tsx';

const roleForms = () => loadChunk(() => import('../../features/accounts/roles/roles.form.tsx'));

/** A customer's money: the balance, its movements, and recharging. */
export const walletScreens = [
  createRoute({
    ...inShell,
    path: '/mine/balance',
    validateSearch: listSearch<typeof billList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/balance/balance.screen.tsx')),
      'BalanceScreen',
    ),
    staticData: screen({
      title: 'balance',
      // Staff have no wallet: they may open the screen, but nothing links them to it.
      menu: { icon: Wallet, group: 'account', ability: 'recharges.create' },
      isInUserMenu: true,
    }),
  }),
  createRoute({
    ...inShell,
    path: '/mine/recharge',
    validateSearch: rechargeSearch,
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/balance/recharge.screen.tsx')),
      'RechargeScreen',
    ),
    staticData: screen({ title: 'recharge', ability: 'recharges.create', parent: '/mine/balance', isAction: true }),
  }),
  createRoute({
    ...inShell,
    path: '/bills',
    validateSearch: listSearch<typeof billList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/bills/bills.list.tsx')),
      'BillList',
    ),
    staticData: screen({
      title: 'bills',
      ability: 'bills.read',
      menu: { icon: ReceiptText, group: 'account' },
      isInUserMenu: true,
    }),
  }),
  createRoute({
    ...inShell,
    path: '/bills/form_orders/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/bills/billed-form-order.tsx')),
      'BilledFormOrder',
    ),
    staticData: screen({ title: 'billDetail', ability: 'form_orders.read', parent: '/bills' }),
  }),
  createRoute({
    ...inShell,
    path: '/bills/$id',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/bills/bills.detail.tsx')),
      'BillDetail',
    ),
    staticData: screen({ title: 'billDetail', ability: 'bills.read', parent: '/bills' }),
  }),
] as const;

/** The factory's side: its customers, the bank transfers to review, and the statements of payment providers. */
export const peopleScreens = [
  createRoute({
    ...inShell,
    path: '/recharges',
    validateSearch: listSearch<typeof rechargeList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/recharges/recharges.list.tsx')),
      'RechargeList',
    ),
    staticData: screen({
      title: 'recharges',
      ability: 'recharges.approve',
      menu: { icon: HandCoins, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/approvals',
    validateSearch: listSearch<typeof approvalList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/approvals/approvals.list.tsx')),
      'ApprovalList',
    ),
    staticData: screen({
      title: 'approvals',
      ability: 'approvals.read',
      menu: { icon: UserCheck, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/statements',
    validateSearch: listSearch<typeof statementList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/statements/statements.list.tsx')),
      'StatementList',
    ),
    staticData: screen({
      title: 'statements',
      ability: 'recharges.approve',
      menu: { icon: FileCheck, group: 'factory' },
    }),
  }),
  createRoute({
    ...inShell,
    path: '/statements/new',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/statements/statements.form.tsx')),
      'StatementUpload',
    ),
    staticData: screen({ title: 'statementNew', ability: 'recharges.approve', parent: '/statements' }),
  }),
  createRoute({
    ...inShell,
    path: '/statements/$id',
    // The differences are below, with their own page and filter.
    validateSearch: listSearch<typeof statementDifferenceList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/wallet/statements/statements.detail.tsx')),
      'StatementDetailScreen',
    ),
    staticData: screen({ title: 'statementDetail', ability: 'recharges.approve', parent: '/statements' }),
  }),
  createRoute({
    ...inShell,
    path: '/users',
    validateSearch: listSearch<typeof userList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/users/users.list.tsx')),
      'UserList',
    ),
    staticData: screen({ title: 'users', ability: 'users.read', menu: { icon: Users, group: 'factory' } }),
  }),
  createRoute({
    ...inShell,
    path: '/users/new',
    validateSearch: (raw: Record<string, unknown>): { role?: Role } => {
      const role = roles.find((each) => each === raw.role);
      return role ? { role } : {};
    },
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/users/users.form.tsx')),
      'UserInvite',
    ),
    staticData: screen({ title: 'userNew', ability: 'users.create', parent: '/users' }),
  }),
  createRoute({
    ...inShell,
    path: '/users/$id',
    // The customer's bills are below, with their own page and kind filter.
    validateSearch: listSearch<typeof billList>(),
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/users/users.detail.tsx')),
      'UserDetailScreen',
    ),
    staticData: screen({ title: 'userDetail', ability: 'users.read', parent: '/users' }),
  }),
  createRoute({
    ...inShell,
    path: '/roles',
    component: lazyRouteComponent(
      () => loadChunk(() => import('../../features/accounts/roles/roles.list.tsx')),
      'RoleList',
    ),
    staticData: screen({ title: 'roles', ability: 'roles.read', menu: { icon: IdCard, group: 'factory' } }),
  }),
  createRoute({
    ...inShell,
    path: '/roles/new',
    validateSearch: (raw: Record<string, unknown>): { from?: string } =>
      typeof raw.from === 'string' || typeof raw.from === 'number' ? { from: `${raw.from}` } : {},
    component: lazyRouteComponent(roleForms, 'RoleCreate'),
    staticData: screen({ title: 'roleNew', ability: 'roles.create', parent: '/roles' }),
  }),
  createRoute({
    ...inShell,
    path: '/roles/$id',
    component: lazyRouteComponent(roleForms, 'RoleScreen'),
    staticData: screen({ title: 'roleDetail', ability: 'roles.read', parent: '/roles' }),
  }),
] as const;

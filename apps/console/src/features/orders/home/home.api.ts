import { partyOf } from '@platen/model/accounts/roles';
import {
  isDesignEditable,
  type OrderState,
  orderStates,
  statesOfPhase,
} from '@platen/model/orders/lifecycle/order-states';
import type { BatchState } from '@platen/model/production/batch-states';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/request/request.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Days } from './home-range.ts';
import type { LatestTab } from './home-search.ts';

/** How long figures count as fresh. */
const freshMs = 60_000;
const latestCount = 6;

/** Prefix of every query of this page, which is refetched after orders change. */
export const homeKey = ['dashboard'];

export const dashboardQuery = (days: Days, userId: string | undefined) =>
  queryOptions({
    queryKey: [...homeKey, 'figures', days, userId],
    queryFn: ({ signal }) =>
      api('GET /dashboard', { query: { start_date: days.start, end_date: days.end, user_id: userId }, signal }),
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });

const filtersOfTab: Record<LatestTab, { state_in: OrderState[]; findings_eq?: 'any' }> = {
  payment: { state_in: [...statesOfPhase('payment')] },
  confirmation: { state_in: [...statesOfPhase('confirmation')] },
  production: { state_in: [...statesOfPhase('production')] },
  shipped: { state_in: [...statesOfPhase('shipped')] },
  /** While something can still be done about them. */
  problems: { state_in: orderStates.filter(isDesignEditable), findings_eq: 'any' },
};

/** The newest form orders of a tab, and their number. */
export const formOrdersOfTabQuery = (tab: LatestTab, userId: string | undefined) =>
  queryOptions({
    queryKey: [...homeKey, 'form_orders', tab, userId],
    queryFn: ({ signal }) =>
      api('GET /form_orders', {
        query: { ...filtersOfTab[tab], user_id_eq: userId, per_page: latestCount, order: 'created_at desc' },
        signal,
        showActivity: false,
      }),
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  });

/** The number of batches in a state; the one row that comes with it is the oldest. */
export const batchesQuery = (state: BatchState) =>
  queryOptions({
    queryKey: [...homeKey, 'production_batches', state],
    queryFn: ({ signal }) =>
      api('GET /production_batches', {
        query: { state_eq: state, per_page: 1, order: 'confirmed_at asc' },
        signal,
        showActivity: false,
      }),
    staleTime: freshMs,
  });

/** Whether anything was ever ordered. One row is enough. */
const anyFormOrderQuery = queryOptions({
  queryKey: [...homeKey, 'any_form_order'],
  queryFn: async ({ signal }) => {
    const page = await api('GET /form_orders', { query: { per_page: 1 }, signal, showActivity: false });
    return page.data.length > 0;
  },
  staleTime: freshMs,
});

/** Whether nothing was ordered yet: by this customer, or for staff by anyone. False while it is loading. */
export function useIsFirstRun(): boolean {
  const { data: user } = useQuery(currentUserQuery);
  const isStaff = user !== undefined && partyOf(user.role) === 'staff';
  const { data: isAny = true } = useQuery({ ...anyFormOrderQuery, enabled: isStaff });
  if (!user) return false;
  return isStaff ? !isAny : user.form_orders_count === 0;
}

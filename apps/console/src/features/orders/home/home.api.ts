import { partyOf } from '@platen/model/roles';
import type { BatchState } from '@platen/model/order-lifecycle/batch-states';

import {
  isDesignEditable,
  type OrderState,
  orderStates,
  statesOfPhase,
} from '@platen/model/order-lifecycle/order-states';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { api } from '../../../shared/request/request.ts';
import type { Days } from './home-range.ts';
import type { LatestTab } from './home-search.ts';

/** Figures that are looked at, not worked with: fresh enough for so long. */
const freshMs = 60_000;
const latestCount = 6;

/** Everything that the page shows is cached below this, and asked again after a change of orders. */
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
  /** As long as something can be done about them. */
  problems: { state_in: orderStates.filter(isDesignEditable), findings_eq: 'any' },
};

/** The newest form orders of a tab, and how many there are. */
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

/** How many batches there are in a state; the one row beside the count is the oldest. */
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

/** Whether anybody has ever ordered. One row tells. */
const anyFormOrderQuery = queryOptions({
  queryKey: [...homeKey, 'any_form_order'],
  queryFn: async ({ signal }) => {
    const page = await api('GET /form_orders', { query: { per_page: 1 }, signal, showActivity: false });
    return page.data.length > 0;
  },
  staleTime: freshMs,
});

/** Nothing was ordered yet: by this customer, or for the factory by anyone. Not while it is not known. */
export function useIsFirstRun(): boolean {
  const { data: user } = useQuery(currentUserQuery);
  const isStaff = user !== undefined && partyOf(user.role) === 'staff';
  const { data: isAny = true } = useQuery({ ...anyFormOrderQuery, enabled: isStaff });
  if (!user) return false;
  return isStaff ? !isAny : user.form_orders_count === 0;
}

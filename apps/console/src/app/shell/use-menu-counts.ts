import { batchStateOfTab } from '@platen/model/production/batch-states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/request/request.ts';
import { useCan } from '../../shared/session/abilities.tsx';

/** How often the counts are polled; they are also refetched when the window gets the focus. */
const pollMs = 60_000;

const waitingBatchesQuery = queryOptions({
  queryKey: ['production_batches', 'menu_count'],
  queryFn: async ({ signal }) => {
    const query = { state_eq: batchStateOfTab('waiting'), per_page: 1 };
    return (await api('GET /production_batches', { query, signal, showActivity: false, showError: false })).meta.total;
  },
  refetchInterval: pollMs,
  refetchOnWindowFocus: true,
});

const pendingRechargesQuery = queryOptions({
  queryKey: ['recharges', 'menu_count'],
  queryFn: async ({ signal }) => {
    const query = { state_eq: 'pending' as const, payment_method_eq: 'offline' as const, per_page: 1 };
    return (await api('GET /recharges', { query, signal, showActivity: false, showError: false })).meta.total;
  },
  refetchInterval: pollMs,
  refetchOnWindowFocus: true,
});

const waitingApprovalsQuery = queryOptions({
  queryKey: ['approvals', 'menu_count'],
  queryFn: async ({ signal }) => {
    const query = { state_eq: 'waiting' as const, per_page: 1 };
    return (await api('GET /approvals', { query, signal, showActivity: false, showError: false })).meta.total;
  },
  refetchInterval: pollMs,
  refetchOnWindowFocus: true,
});

/** The number of waiting items by menu path. Only for users who can act on them. */
export function useMenuCounts(): Readonly<Record<string, number | undefined>> {
  const can = useCan();
  const batches = useQuery({ ...waitingBatchesQuery, enabled: can('production_batches.start') });
  const recharges = useQuery({ ...pendingRechargesQuery, enabled: can('recharges.approve') });
  const approvals = useQuery({ ...waitingApprovalsQuery, enabled: can('approvals.decide') });
  return { '/order_desk': batches.data, '/recharges': recharges.data, '/approvals': approvals.data };
}

import type { Recharge, RechargeInput } from '@platen/model/wallet/recharges';
import { queryOptions } from '@tanstack/react-query';
import { pollIntervalMs } from '../../ui/timing.ts';
import { listSource } from '../request/list-source.ts';
import { api, type CallOptions } from '../request/request.ts';

export const recharges = listSource('GET /recharges', ['recharges']);

/** A transfer is checked by a person; a provider responds within seconds. */
const offlinePollMs = 10 * pollIntervalMs;

function nextPollMs(recharge: Recharge | undefined): number | false {
  if (recharge?.state !== 'pending') return false;
  return recharge.payment_method === 'offline' ? offlinePollMs : pollIntervalMs;
}

/** One recharge, polled until it is settled; refetched at once when the user returns from the provider's page. */
export const rechargeQuery = (id: number) =>
  queryOptions({
    queryKey: ['recharges', String(id)],
    queryFn: ({ signal, client, queryKey }) =>
      api('GET /recharges/:id', { params: { id }, signal, showActivity: client.getQueryData(queryKey) === undefined }),
    refetchInterval: ({ state }) => nextPollMs(state.data),
    refetchOnWindowFocus: 'always',
  });

/** The customer's own unsettled recharges, to be found again after the page was left. */
export const pendingRechargesQuery = queryOptions({
  queryKey: ['recharges', 'pending'],
  queryFn: ({ signal }) => api('GET /recharges', { query: { state_eq: 'pending', per_page: 5 }, signal }),
});

export const rechargeMethodsQuery = queryOptions({
  queryKey: ['recharges', 'methods'],
  queryFn: ({ signal }) => api('GET /recharges/methods', { signal }),
});

/** By the number that the provider was given. */
export const rechargeByNoQuery = (no: string) =>
  queryOptions({
    queryKey: ['recharges', 'no', no],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /recharges', { query: { no_cont: no, per_page: 5 }, signal });
      return data.find((recharge) => recharge.no === no) ?? null;
    },
  });

// The form shows refusals at the fields, so no message is shown.
export const createRecharge = (body: RechargeInput, options: CallOptions) =>
  api('POST /recharges', { body, ...options, showError: false });

/** Asks the provider; its answer may credit or end the recharge. */
export const checkPayment = (id: number) => api('PUT /recharges/:id/check_payment', { params: { id } });

export const approveRecharge = (id: number) => api('PUT /recharges/:id/approve', { params: { id }, showError: false });

export const rejectRecharge = (id: number, rejected_reason: string) =>
  api('PUT /recharges/:id/reject', { params: { id }, body: { rejected_reason }, showError: false });

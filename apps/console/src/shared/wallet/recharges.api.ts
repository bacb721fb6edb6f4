import { pollIntervalMs } from '@platen/model/constants';
import type { Page } from '@platen/model/lists';
import type { Recharge, RechargeInput, RechargeMethods } from '@platen/model/recharges';
import { queryOptions } from '@tanstack/react-query';
import type { ListSource } from '../../ui/list/list.types.ts';
import { path } from '../request/query-string.ts';
import { type CallOptions, get, post, put } from '../request/request.ts';

export const recharges: ListSource<Recharge> = {
  key: ['recharges'],
  load: (query, call) => get<Page<Recharge>>('/recharges', { query, ...call }),
};

/** A person at the factory looks for a transfer; a provider answers within seconds. */
const offlinePollMs = 10 * pollIntervalMs;

function nextPollMs(recharge: Recharge | undefined): number | false {
  if (recharge?.state !== 'pending') return false;
  return recharge.payment_method === 'offline' ? offlinePollMs : pollIntervalMs;
}

/** One recharge, asked again until it is settled; at once when its reader comes back from the provider's page. */
export const rechargeQuery = (id: number) =>
  queryOptions({
    queryKey: ['recharges', String(id)],
    queryFn: ({ signal, client, queryKey }) =>
      get<Recharge>(path`/recharges/${id}`, { signal, showActivity: client.getQueryData(queryKey) === undefined }),
    refetchInterval: ({ state }) => nextPollMs(state.data),
    refetchOnWindowFocus: 'always',
  });

/** The customer's own that are not settled: they are to be found again after the page was left. */
export const pendingRechargesQuery = queryOptions({
  queryKey: ['recharges', 'pending'],
  queryFn: ({ signal }) => get<Page<Recharge>>('/recharges', { query: { state_eq: 'pending', per_page: 5 }, signal }),
});

export const rechargeMethodsQuery = queryOptions({
  queryKey: ['recharges', 'methods'],
  queryFn: ({ signal }) => get<RechargeMethods>('/recharges/methods', { signal }),
});

/** By the number that a provider was given. */
export const rechargeByNoQuery = (no: string) =>
  queryOptions({
    queryKey: ['recharges', 'no', no],
    queryFn: async ({ signal }) => {
      const { data } = await get<Page<Recharge>>('/recharges', { query: { no_cont: no, per_page: 5 }, signal });
      return data.find((recharge) => recharge.no === no) ?? null;
    },
  });

// The form shows what the server refuses, beside the fields; nothing is announced.
export const createRecharge = (input: RechargeInput, options: CallOptions) =>
  post<Recharge>('/recharges', input, { ...options, showError: false });

export const approveRecharge = (id: number) =>
  put<Recharge>(path`/recharges/${id}/approve`, undefined, { showError: false });

export const rejectRecharge = (id: number, rejected_reason: string) =>
  put<Recharge>(path`/recharges/${id}/reject`, { rejected_reason }, { showError: false });

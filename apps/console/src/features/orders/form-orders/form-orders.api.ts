import type { ConsumptionRecord } from '@platen/model/consumption-records';
import type { FormOrder, FormOrderDetail, FormOrderRequest } from '@platen/model/form-orders';
import type { Page } from '@platen/model/lists';
import type { ProductionBatchRow } from '@platen/model/production-batches';
import type { SkuTemplate, SkuTemplateOption, TemplateKind } from '@platen/model/sku-templates';
import { queryOptions } from '@tanstack/react-query';
import { formOrdersKey, ordersKey } from '../../../shared/orders/order-changes.ts';
import { path } from '../../../shared/request/query-string.ts';
import { type CallOptions, del, get, post, put } from '../../../shared/request/request.ts';
import type { ReadOptionsParams } from '../../../ui/form/read-options-select.tsx';
import type { ListSource } from '../../../ui/list/list.types.ts';

export const formOrders: ListSource<FormOrder> = {
  key: formOrdersKey,
  load: (query, call) => get<Page<FormOrder>>('/form_orders', { query, ...call }),
};

export const formOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...formOrdersKey, id],
    queryFn: ({ signal, client, queryKey }) =>
      get<FormOrderDetail>(path`/form_orders/${id}`, {
        signal,
        // Polling must not flash the loading bar.
        showActivity: client.getQueryData(queryKey) === undefined,
      }),
  });

/** When each batch was confirmed, started and finished: the only places where those times are kept. */
export const batchesOfFormOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['production_batches', 'of_form_order', id],
    queryFn: ({ signal }) =>
      get<Page<ProductionBatchRow>>('/production_batches', {
        query: { form_order_id_eq: id, page: 0, order: 'created_at asc' },
        signal,
        showActivity: false,
      }),
    select: (page) => page.data,
  });

/** How many orders have left already. One row is asked for, since the figure stands beside it. */
export const sentCountQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'sent_count', id],
    queryFn: ({ signal }) =>
      get<Page<unknown>>('/orders', {
        query: { form_order_id_eq: id, state_eq: 'sent', page: 1, per_page: 1 },
        signal,
        showActivity: false,
      }),
    select: (page) => page.meta.total,
  });

// What these refuse is shown by their callers: a refusal may need a dialog, a field, or a word about an old page.
const quiet = { showError: false };

export const payFormOrders = (ids: readonly number[], options: CallOptions) =>
  post<ConsumptionRecord>('/consumption_records', { form_order_ids: ids }, { ...options, ...quiet });

export const moveFormOrder = (id: number, move: 'close' | 'confirm') =>
  put<FormOrderDetail>(`${path`/form_orders/${id}`}/${move}`, undefined, quiet);

export const refundFormOrder = (id: number, reason: string) =>
  put<FormOrderDetail>(path`/form_orders/${id}/refund`, { rejected_reason: reason }, quiet);

export const deleteFormOrder = (id: number) => del(path`/form_orders/${id}`, quiet);

export const setFormOrderTags = (id: number, tags: readonly string[]) =>
  put<FormOrderDetail>(path`/form_orders/${id}`, { tag_list: tags }, quiet);

export const createFormOrder = (input: FormOrderRequest, options: CallOptions) =>
  post<{ form_order: Pick<FormOrder, 'id' | 'no'> }>('/form_orders', input, { ...options, ...quiet });

export const templateByNoQuery = (no: string) =>
  queryOptions({
    queryKey: ['sku_templates', 'by_no', no],
    queryFn: ({ signal }) => get<SkuTemplate>('/sku_templates/get_detail_by_no', { query: { no }, signal }),
  });

/** Only what is published can be ordered. */
export const readTemplateOptions = (kind: TemplateKind) => (params: ReadOptionsParams, signal: AbortSignal) =>
  get<Page<SkuTemplateOption>>('/sku_templates/read_options', {
    query: { ...params, kind_eq: kind, open_type: 'factory' },
    signal,
    showActivity: false,
  });

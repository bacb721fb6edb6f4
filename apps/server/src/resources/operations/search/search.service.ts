import type { SearchHit } from '@platen/model/operations/search';
import { searchHitsMax, searchTextLengthMin } from '@platen/model/operations/search-limits';
import type { OrderRow } from '@platen/model/orders/orders';
import type { Context } from '../../../platform/context.ts';
import { listSkuTemplates } from '../../catalogue/sku-templates/sku-templates.service.ts';
import { listFormOrders } from '../../orders/form-orders/form-orders.service.ts';
import { findIdsBySubNo, listOrders } from '../../orders/orders/orders.service.ts';
import { listOutbounds } from '../../production/outbounds/outbounds.service.ts';
import { listProductionBatches } from '../../production/production-batches/production-batches.service.ts';

/** The newest few hits of each list. */
const first = { page: 1, per_page: searchHitsMax, order: [{ column: 'created_at', direction: 'desc' }] } as const;
const none = { template_kind: null, order_id: null } as const;

/**
 * Searches numbers and names in everything that the caller may see. The lists check visibility and search efficiently,
 * so this only combines their filters.
 */
export async function search(ctx: Context, text: string): Promise<SearchHit[]> {
  if (text.length < searchTextLengthMin) return [];
  const searches = [
    ['form_orders.read', findFormOrders],
    ['orders.read', findOrders],
    ['outbounds.read', findOutbounds],
    ['production_batches.read', findBatches],
    ['sku_templates.read', findTemplates],
  ] as const;
  const permitted = searches.filter(([ability]) => ctx.caller.abilities.has(ability));
  const found = await Promise.all(permitted.map(([, find]) => find(ctx, text)));
  return found.flat();
}

async function findFormOrders(ctx: Context, text: string): Promise<SearchHit[]> {
  const { data } = await listFormOrders(ctx, { ...first, order: [...first.order], filters: { no_cont: text } });
  return data.map(({ id, no, sku_template_name, sku_template, state }) => ({
    ...none,
    kind: 'form_order',
    id,
    found: no,
    title: sku_template_name,
    state,
    template_kind: sku_template.kind,
  }));
}

/** By the customer's number, the sub number, and the system number, which is scanned or pasted whole. */
async function findOrders(ctx: Context, text: string): Promise<SearchHit[]> {
  const page = { ...first, order: [...first.order] };
  const ids = await findIdsBySubNo(ctx, text, searchHitsMax);
  const [byNo, bySystemNo, bySubNo] = await Promise.all([
    listOrders(ctx, { ...page, filters: { no_cont: text } }),
    listOrders(ctx, { ...page, filters: { system_no_eq: text.toUpperCase() } }),
    ids.length > 0 ? listOrders(ctx, { ...page, filters: { id_in: ids } }) : { data: [] },
  ]);
  const hits = new Map<number, SearchHit>();
  const add = (orders: readonly OrderRow[], foundIn: 'no' | 'system_no' | 'sub_no') => {
    for (const order of orders) if (!hits.has(order.id)) hits.set(order.id, toOrderHit(order, order[foundIn]));
  };
  add(bySystemNo.data, 'system_no');
  add(byNo.data, 'no');
  add(bySubNo.data, 'sub_no');
  return [...hits.values()].slice(0, searchHitsMax);
}

function toOrderHit({ id, sku_template_name, state }: OrderRow, found: string): SearchHit {
  return { ...none, kind: 'order', id, found, title: sku_template_name, state };
}

async function findOutbounds(ctx: Context, text: string): Promise<SearchHit[]> {
  const filters = { shipping_no_cont: text };
  const { data } = await listOutbounds(ctx, { ...first, order: [...first.order], filters });
  return data.map(({ id, shipping_no, shipping_company, order_id }) => ({
    ...none,
    kind: 'outbound',
    id,
    found: shipping_no,
    title: shipping_company,
    state: null,
    order_id,
  }));
}

async function findBatches(ctx: Context, text: string): Promise<SearchHit[]> {
  const { data } = await listProductionBatches(ctx, {
    page: 1,
    per_page: searchHitsMax,
    order: [],
    filters: { no_cont: text },
  });
  return data.map(({ id, no, sku_template_name, state }) => ({
    ...none,
    kind: 'production_batch',
    id,
    found: no,
    title: sku_template_name,
    state,
  }));
}

/** By name and by number, without duplicates. */
async function findTemplates(ctx: Context, text: string): Promise<SearchHit[]> {
  const page = { page: 1, per_page: searchHitsMax, order: [] };
  const [byName, byNo] = await Promise.all([
    listSkuTemplates(ctx, { ...page, filters: { name_cont: text } }),
    listSkuTemplates(ctx, { ...page, filters: { no_cont: text } }),
  ]);
  const templates = new Map([...byName.data, ...byNo.data].map((template) => [template.id, template]));
  return [...templates.values()]
    .slice(0, searchHitsMax)
    .map(({ id, no, name }) => ({ ...none, kind: 'sku_template', id, found: no, title: name, state: null }));
}

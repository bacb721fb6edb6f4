import type { OrderDesignEdit } from '@platen/contract/orders/order';
import { withoutOverrides } from '@platen/design/custom-values';
import type { LayerDiff } from '@platen/design/template';
import { templateTypes } from '@platen/design/template';
import type { StoredBlob } from '@platen/model/files/blobs';
import { customItemPrefix } from '@platen/model/orders/form-orders';
import type { AmendmentChange } from '@platen/model/orders/order-details';
import { checkCustomFields } from '@platen/ordering/check-custom-fields';
import type { OrderFindings } from '@platen/ordering/order-findings';
import { addressesIn, orderRulesOf } from '@platen/ordering/order-rules';
import type { Context } from '../../../platform/context.ts';
import { accountActor } from '../../actor.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import type { FoundOrder } from './orders.queries.ts';
import { orderConfigs } from './orders.rows.ts';
import { findOrderFiles } from './usable-files.ts';

type CustomFields = NonNullable<OrderDesignEdit['custom_fields']>;

/** The values of an order after a change. */
interface ChangedValues {
  values: Record<string, string>;
  /** The custom items that changed. */
  labels: ReadonlySet<string>;
  /** The order's changes by config, without pictures that would cover the new values. */
  layerDiff: Record<string, LayerDiff>;
  blobIds: number[];
}

/** Changes some values of an order, with the same checks as placing it. Other values stay. */
export async function changeValues(
  ctx: Context,
  order: FoundOrder,
  given: CustomFields,
  found: OrderFindings,
): Promise<ChangedValues> {
  const { values: before, layer_diff: layerDiff } = order;
  if (given.length === 0) return { values: before, labels: new Set(), layerDiff, blobIds: [] };
  // An item is named by its column in a sheet, or by its name alone.
  const named = new Set(given.flatMap(({ key }) => [key, customItemPrefix + key]));
  const kept = Object.entries(before).map(([label, value]) => ({ key: customItemPrefix + label, value }));
  // The given values come first, because findings name them by their position in the request.
  const custom_fields = [...given, ...kept.filter(({ key }) => !named.has(key))];
  const row = { path: [], parts: { size: order.size, custom_fields } };
  const files = await findOrderFiles(asOwner(ctx, order.user_id), addressesIn([row]));
  const rules = orderRulesOf(templateOf(order), (url) => files.get(url));
  const { values, files: filled } = checkCustomFields(rules, row, found);
  const labels = new Set(Object.keys(values).filter((label) => (before[label] ?? '') !== values[label]));
  return { values, labels, layerDiff: clearedDiff(order, labels), blobIds: filled.map(({ id }) => id) };
}

/** The old and new values of custom items, for the record. */
export function valueChanges(
  before: FoundOrder['values'],
  after: FoundOrder['values'],
  labels: ReadonlySet<string>,
): AmendmentChange[] {
  return [...labels].map((key) => ({
    field: 'custom_field',
    key,
    before: before[key] ?? '',
    after: after[key] ?? '',
  }));
}

/** Orders only accept files of their own customer, even if the factory changes them. */
function asOwner(ctx: Context, userId: number): Context {
  return { ...ctx, caller: accountActor({ id: userId, role: 'customer' }) };
}

export function findOwnerFiles(ctx: Context, userId: number, urls: Iterable<string>): Promise<Map<string, StoredBlob>> {
  return findUsableBlobs(asOwner(ctx, userId), urls);
}

/** An order is checked against its template as ordered; its prices are stored on the order. */
function templateOf({ sku_template_no: no, sku_template_kind: kind, ...order }: FoundOrder) {
  return { ...order, no, kind, size_prices: [], system_rendering_price_fen: 0 };
}

function clearedDiff(order: FoundOrder, labels: ReadonlySet<string>): Record<string, LayerDiff> {
  const configs = templateTypes.flatMap((role) => orderConfigs(order, role));
  const changed = configs.filter(({ id }) => Object.hasOwn(order.layer_diff, id));
  return {
    ...order.layer_diff,
    ...Object.fromEntries(
      changed.map(({ id, layers, layer_diff }) => [id, withoutOverrides(layers, layer_diff, labels)]),
    ),
  };
}

import type { OrderDesignEdit } from '@platen/contract/orders/order';
import { withoutOverrides } from '@platen/design/custom-values';
import type { LayerDiff } from '@platen/design/template';
import { templateTypes } from '@platen/design/template';
import type { StoredBlob } from '@platen/model/blobs';
import type { AmendmentChange } from '@platen/model/order-details';
import { customItemPrefix } from '@platen/model/form-orders';
import { checkCustomFields } from '@platen/ordering/check-custom-fields';
import type { OrderFindings } from '@platen/ordering/order-findings';
import { addressesIn, orderRulesOf } from '@platen/ordering/order-rules';
import type { Context } from '../../../platform/context.ts';
import { findUsableBlobs } from '../../files/blobs/blobs.service.ts';
import { findOrderFiles } from './usable-files.ts';
import type { FoundOrder } from './orders.queries.ts';
import { orderConfigs } from './orders.rows.ts';

type CustomFields = NonNullable<OrderDesignEdit['custom_fields']>;

/** What an order is filled in with after a change. */
interface ChangedValues {
  values: Record<string, string>;
  /** The custom items that are not what they were. */
  labels: ReadonlySet<string>;
  /** The order's changes by config, without pictures that would lie over the new values in one image or another. */
  layerDiff: Record<string, LayerDiff>;
  blobIds: number[];
}

/** The values of an order with some of them changed, checked as if it were placed with them. Others stay. */
export async function changeValues(
  ctx: Context,
  order: FoundOrder,
  given: CustomFields,
  found: OrderFindings,
): Promise<ChangedValues> {
  const { values: before, layer_diff: layerDiff } = order;
  if (given.length === 0) return { values: before, labels: new Set(), layerDiff, blobIds: [] };
  const named = new Set(given.map(({ key }) => key));
  const kept = Object.entries(before).map(([label, value]) => ({ key: customItemPrefix + label, value }));
  // Those that were given come first: a finding names them by their place in the request.
  const custom_fields = [...given, ...kept.filter(({ key }) => !named.has(key))];
  const row = { path: [], parts: { size: order.size, custom_fields } };
  const files = await findOrderFiles(asOwner(ctx, order.user_id), addressesIn([row]));
  const rules = orderRulesOf(templateOf(order), (url) => files.get(url));
  const { values, files: filled } = checkCustomFields(rules, row, found);
  const labels = new Set(Object.keys(values).filter((label) => (before[label] ?? '') !== values[label]));
  return { values, labels, layerDiff: clearedDiff(order, labels), blobIds: filled.map(({ id }) => id) };
}

/** What the custom items were and are, for the record. */
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

/** An order takes only what its own customer uploaded, also when the factory changes it. */
function asOwner(ctx: Context, userId: number): Context {
  return { ...ctx, caller: { ...ctx.caller, id: userId, role: 'customer' } };
}

export function findOwnersFiles(
  ctx: Context,
  userId: number,
  urls: Iterable<string>,
): Promise<Map<string, StoredBlob>> {
  return findUsableBlobs(asOwner(ctx, userId), urls);
}

/** What an order is checked against is the template as it was ordered; its prices stand on the order. */
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

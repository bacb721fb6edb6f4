import type { WebhookEvent } from './calls.ts';

/** The sequence of the newest event from which each value was taken: a `Map`, or a table of your database. */
export interface SequenceStore {
  get(key: string): number | undefined | Promise<number | undefined>;
  set(key: string, sequence: number): unknown;
}

type DataWith<Part extends string> = Extract<WebhookEvent['data'], Record<Part, unknown>>;
type FormOrder = Extract<DataWith<'form_order'>['form_order'], { state: unknown }>;
type Outbound = DataWith<'outbound'>['outbound'];
type Change = DataWith<'changes'>['changes'][number];

/** What an event says that no newer event has said otherwise. */
export interface NewestValues {
  /** Its state and amount. */
  form_order: FormOrder | undefined;
  /** Its state. */
  order: DataWith<'order'>['order'] | undefined;
  /** The parcels whose tracking numbers are as here; in `outbound.voided`, the one that does not exist. */
  outbounds: readonly Outbound[];
  /** The fields of the order that now have the value `after`. */
  changes: readonly Change[];
}

/**
 * The values of an event that are the newest which are known, whatever the order in which events arrive. Apply these to
 * your copy, and nothing else; call it once for each event, in the same transaction if `seen` is a table. Each form order,
 * order, parcel and changed field is compared on its own: an event that arrives late about one order does not lose its
 * parcels because another order was sent meanwhile. An event that arrives twice has the same values both times.
 */
export async function newestValues(event: WebhookEvent, seen: SequenceStore): Promise<NewestValues> {
  const isNewest = async (key: string) => {
    const known = await seen.get(key);
    if (known !== undefined && known > event.sequence) return false;
    await seen.set(key, event.sequence);
    return true;
  };
  const data: Partial<Record<string, unknown>> = event.data;
  const [formOrder, order, outbound] = [data.form_order, data.order, data.outbound] as [
    Partial<FormOrder> | undefined,
    NewestValues['order'],
    Outbound | undefined,
  ];
  const outbounds: Outbound[] = [];
  for (const each of outbound ? [outbound] : ((data.outbounds ?? []) as readonly Outbound[]))
    if (await isNewest(`outbound ${each.id}`)) outbounds.push(each);
  const changes: Change[] = [];
  for (const change of (data.changes ?? []) as readonly Change[])
    if (await isNewest(`order ${order?.id} ${change.field} ${change.key}`)) changes.push(change);
  // Events of single orders name their form order without its state.
  const hasState = formOrder?.state !== undefined && (await isNewest(`form_order ${formOrder.id}`));
  return {
    form_order: hasState ? (formOrder as FormOrder) : undefined,
    order: order && (await isNewest(`order ${order.id}`)) ? order : undefined,
    outbounds,
    changes,
  };
}

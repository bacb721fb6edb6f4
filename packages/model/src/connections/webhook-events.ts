import { z } from 'zod';
import { amountCurrencySchema } from '../money/amount-currency.ts';
import { type FormOrderEvent, orderStateRecords, orderStates } from '../orders/lifecycle/order-states.ts';
import { amendmentChangeSchema } from '../orders/order-details.ts';

/** The events of form orders, which the records of the states name. */
const formOrderEvents: readonly FormOrderEvent[] = orderStates.map((state) => orderStateRecords[state].event);

/**
 * All webhook events: one for each state of a form order, one for a single order that is sent, closed or changed, and
 * one for each parcel and its later corrections. To add one: a line here, in `webhookEventData` and in
 * `webhookEventSubjects`, its sentence in the console (`shared/webhook-events.ts`) and its example in the contract; a
 * forgotten one does not compile.
 */
export const webhookEvents = [
  ...formOrderEvents,
  'order.sent',
  'order.closed',
  'order.changed',
  'outbound.recorded',
  'outbound.corrected',
  'outbound.voided',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, whatever events the webhook has chosen. */
export const testEvent = 'webhook.test';
export const deliveredEvents = [...webhookEvents, testEvent] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

const formOrderRef = z.object({ id: z.int(), no: z.string() });
const orderRef = z.object({
  id: z.int(),
  no: z.string(),
  sub_no: z.string(),
  system_no: z.string(),
  state: z.enum(orderStates),
});
const tracking = { shipping_no: z.string(), shipping_company: z.string() };
const outbound = z.object({ id: z.int(), ...tracking, created_at: z.iso.datetime() });

const formOrderData = z.object({
  form_order: formOrderRef.extend({
    state: z.enum(orderStates),
    amount: z.number(),
    currency: amountCurrencySchema,
    orders_count: z.int(),
    /**
     * The customer's numbers of the orders that moved with the form order, without those that were closed or refunded
     * before.
     */
    order_nos: z.array(z.string()),
    rejected_reason: z.string(),
  }),
});
const orderData = z.object({ order: orderRef, form_order: formOrderRef });
const outboundData = orderData.extend({ outbound });

/** The `data` of each event. */
export const webhookEventData = {
  ...(Object.fromEntries(formOrderEvents.map((event) => [event, formOrderData])) as Record<
    FormOrderEvent,
    typeof formOrderData
  >),
  /** The parcels that the order was sent with; later parcels have their own events. */
  'order.sent': orderData.extend({ outbounds: z.array(outbound) }),
  'order.closed': orderData,
  /** The parts that were changed after the order was placed: receiver, quantity, custom items, layers. */
  'order.changed': orderData.extend({
    changes: z.array(amendmentChangeSchema),
    changed_by: z.enum(['customer', 'staff']),
  }),
  'outbound.recorded': outboundData,
  /** The corrected parcel, and its previous values. */
  'outbound.corrected': outboundData.extend({ previous: z.object(tracking), reason: z.string() }),
  /**
   * The parcel was never sent, or belonged to another order. The order's state says whether the order still counts as
   * sent.
   */
  'outbound.voided': outboundData.extend({ reason: z.string() }),
  'webhook.test': z.object({ webhook: z.object({ id: z.int(), url: z.string() }) }),
} as const satisfies Record<DeliveredEvent, z.ZodType>;

export type EventData<E extends DeliveredEvent> = z.output<(typeof webhookEventData)[E]>;

/** The parts of an event's data that have an id. */
type PartWithId<E extends DeliveredEvent> = {
  [Part in keyof EventData<E>]: EventData<E>[Part] extends { id: number } ? Part : never;
}[keyof EventData<E>];

/**
 * What each event is about, as the part of its data that has the subject's id. It is derived and not stored with
 * deliveries.
 */
const webhookEventSubjects = {
  ...(Object.fromEntries(formOrderEvents.map((event) => [event, 'form_order'])) as Record<
    FormOrderEvent,
    'form_order'
  >),
  'order.sent': 'order',
  'order.closed': 'order',
  'order.changed': 'order',
  'outbound.recorded': 'outbound',
  'outbound.corrected': 'outbound',
  'outbound.voided': 'outbound',
  'webhook.test': 'webhook',
} as const satisfies { [E in DeliveredEvent]: PartWithId<E> };

export const webhookSubjectKinds = ['form_order', 'order', 'outbound', 'webhook'] as const;
export type WebhookSubjectKind = (typeof webhookSubjectKinds)[number];
export interface WebhookSubject<Kind extends WebhookSubjectKind = WebhookSubjectKind> {
  kind: Kind;
  id: number;
}

type EventPayload = Readonly<Record<string, unknown>>;
const idIn = (data: EventPayload, part: string) => (data[part] as { id: number }).id;

/** The subject of an event with the data that belongs to it. */
export function webhookSubject(event: DeliveredEvent, data: EventPayload): WebhookSubject {
  const kind = webhookEventSubjects[event];
  return { kind, id: idIn(data, kind) };
}

/** What numbers an event. */
export type WebhookCounter = WebhookSubject<'form_order' | 'webhook'>;

/**
 * Events about a form order, its orders and its parcels are numbered together: an event of one subject may say something
 * of another one, such as `order.sent` of its parcels. So whatever changes one of them locks the form order before it
 * emits an event. The counter of an event never changes: its number would be compared with those of another one.
 */
export function webhookCounter(data: EventPayload): WebhookCounter {
  const kind = 'form_order' in data ? 'form_order' : 'webhook';
  return { kind, id: idIn(data, kind) };
}

/** An event with its data. */
export type EmittedEvent = { [E in WebhookEvent]: { event: E; payload: EventData<E> } }[WebhookEvent];

export function webhookBodySchema<E extends DeliveredEvent>(event: E) {
  return z.object({
    /** Identifies the event: the same in every attempt, in every replay and for every webhook. */
    event_id: z.uuid(),
    event: z.literal(event),
    occurred_at: z.iso.datetime(),
    /** What the event is about: `kind` is the name of the part of `data` whose `id` this is. */
    subject: z.object({ kind: z.literal(webhookEventSubjects[event]), id: z.int() }),
    /**
     * Orders the events about a form order, its orders and its parcels: later events have higher numbers, with possible
     * gaps. Deliveries may arrive out of order: a receiver takes each value, such as the state of an order or the number
     * of a parcel, from the event with the highest sequence that has it, and skips no event. 0 for a test.
     */
    sequence: z.int(),
    /** Identifies this delivery: a replay has its own. */
    id: z.int(),
    created_at: z.iso.datetime(),
    data: webhookEventData[event],
  });
}

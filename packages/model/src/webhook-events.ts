import { z } from 'zod';
import { amendmentChangeSchema } from './order-details.ts';
import { type FormOrderEvent, orderStateRecords, orderStates } from './order-lifecycle/order-states.ts';

/** What webhooks are told when a form order changes its state: the records of the states name them. */
const formOrderEvents: readonly FormOrderEvent[] = orderStates.map((state) => orderStateRecords[state].event);

/**
 * What a merchant's server is told. One event for each state of a form order, one when a single order is sent, closed
 * or changed, and one for each parcel and whatever is put right about it later.
 * To add one: a line here and in `webhookEventData`, its sentence in the console (`shared/webhook-events.ts`) and its
 * example in the contract; a forgotten one does not compile.
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

/** Sent when somebody asks for it, whatever events the webhook has chosen. */
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
    orders_count: z.int(),
    /** The customer's own numbers of the orders that go along: those closed or refunded before are not among them. */
    order_nos: z.array(z.string()),
    rejected_reason: z.string(),
  }),
});
const orderData = z.object({ order: orderRef, form_order: formOrderRef });
const outboundData = orderData.extend({ outbound });

/** What each event carries as `data`. */
export const webhookEventData = {
  ...(Object.fromEntries(formOrderEvents.map((event) => [event, formOrderData])) as Record<
    FormOrderEvent,
    typeof formOrderData
  >),
  /** The parcels with which the order was sent; later ones have events of their own. */
  'order.sent': orderData.extend({ outbounds: z.array(outbound) }),
  'order.closed': orderData,
  /** What was changed after it was placed: receiver, quantity, custom items, layers. */
  'order.changed': orderData.extend({
    changes: z.array(amendmentChangeSchema),
    changed_by: z.enum(['customer', 'staff']),
  }),
  'outbound.recorded': outboundData,
  /** The parcel as it is now, and what was said of it before. */
  'outbound.corrected': outboundData.extend({ previous: z.object(tracking), reason: z.string() }),
  /** The parcel never left, or was another order's. The order's state says whether it still counts as sent. */
  'outbound.voided': outboundData.extend({ reason: z.string() }),
  'webhook.test': z.object({ webhook: z.object({ id: z.int(), url: z.string() }) }),
} as const satisfies Record<DeliveredEvent, z.ZodType>;

export type EventData<E extends DeliveredEvent> = z.output<(typeof webhookEventData)[E]>;

/** Something that happened, with what is told of it. */
export type EmittedEvent = { [E in WebhookEvent]: { event: E; payload: EventData<E> } }[WebhookEvent];

/** The body of a delivery. */
export function webhookBodySchema<E extends DeliveredEvent>(event: E) {
  return z.object({
    /** Of what happened: the same in every attempt, in every replay and at every webhook. */
    event_id: z.uuid(),
    event: z.literal(event),
    occurred_at: z.iso.datetime(),
    /**
     * Of what happened to one form order, its orders and parcels: later events have higher numbers, which need not follow on
     * each other. Deliveries may overtake one another; whoever has seen a higher number ignores a lower one. 0: of a test.
     */
    sequence: z.int(),
    /** Of this delivery: a replay has its own. */
    id: z.int(),
    created_at: z.iso.datetime(),
    data: webhookEventData[event],
  });
}

import type { BilingualText } from '../../text/locale.ts';
import type { Tone } from '../../text/tone.ts';

/** The two parties of an order: the one who pays and the one who produces. */
export type Party = 'customer' | 'staff';

/** The progress of an order in steps and tabs: what it waits for, or how it ended. Several states may share a phase. */
export const orderPhases = ['payment', 'confirmation', 'production', 'shipped', 'ended'] as const;
export type OrderPhase = (typeof orderPhases)[number];

/** The parts of an order that can be changed after it was placed: receiver, custom items, quantity. */
export type AmendablePart = 'receiver' | 'values' | 'quantity';

interface OrderStateRecord {
  /** The text in lists and on pages. */
  text: BilingualText;
  /** The text in a sentence that names two states, if both have the same text on screens. */
  distinctText?: BilingualText;
  /** One sentence for the API document. */
  meaning: BilingualText;
  tone: Tone;
  phase: OrderPhase;
  /** The columns with the time when the state was entered. */
  timestamps: { form_orders: 'paid_at' | 'ended_at' | null; orders: 'paid_at' | null };
  /** The webhook event of entering this state, and the sentence that describes it. */
  event: `form_order.${string}`;
  eventText: BilingualText;
  /** Whether the price is paid and not refunded. */
  isPaid: boolean;
  /** Whether the production is confirmed, so that production images are rendered or will be. */
  isConfirmed: boolean;
  /** Whether the state is final, so that the customer may reuse the order number. */
  isEnded: boolean;
  isDeletable: boolean;
  /** Whether the layers can still be changed, because nothing is printed yet. */
  isDesignEditable: boolean;
  amendableBy: Record<AmendablePart, readonly Party[]>;
}

const everyone = ['customer', 'staff'] as const;
const nobody = { receiver: [], values: [], quantity: [] } as const;

/**
 * The states of a form order and of each of its orders. Each state is one record, and everything that depends on a
 * state reads it here: texts, tags, filters, progress, webhooks, the API document. `npm run check` refuses the name of
 * a state anywhere else. To add one: a record here, the moves that lead to it and away from it, and a migration for the
 * check constraints (`docs/recipes.md` has the recipe).
 */
export const orderStateRecords = {
  init: {
    text: { zh: '待支付', en: 'Pending payment' },
    meaning: { zh: '等待支付，可关闭', en: 'Waiting for payment. Can be canceled' },
    tone: 'warning',
    phase: 'payment',
    timestamps: { form_orders: null, orders: null },
    event: 'form_order.created',
    eventText: { zh: '订单已创建', en: 'A purchase order was placed' },
    isPaid: false,
    isConfirmed: false,
    isEnded: false,
    isDeletable: true,
    isDesignEditable: true,
    // Only the quantity affects the price, so it is fixed after the payment.
    amendableBy: { receiver: everyone, values: everyone, quantity: everyone },
  },
  paid: {
    text: { zh: '已支付', en: 'Paid' },
    meaning: { zh: '已支付，可确认生产，也可自行退款', en: 'Paid. You can confirm or refund it' },
    tone: 'info',
    phase: 'confirmation',
    timestamps: { form_orders: 'paid_at', orders: 'paid_at' },
    event: 'form_order.paid',
    eventText: { zh: '订单已支付', en: 'A purchase order was paid' },
    isPaid: true,
    isConfirmed: false,
    isEnded: false,
    isDeletable: false,
    isDesignEditable: true,
    amendableBy: { receiver: everyone, values: everyone, quantity: [] },
  },
  confirmed: {
    // Lists show it as in production; its own page shows the exact step.
    text: { zh: '生产中', en: 'In production' },
    distinctText: { zh: '待生产', en: 'Confirmed' },
    meaning: {
      zh: '你已确认生产，工厂尚未开始，仍可能说明原因后驳回',
      en: 'You confirmed production. The factory has not started and may still reject it, giving a reason',
    },
    tone: 'primary',
    phase: 'production',
    timestamps: { form_orders: null, orders: null },
    event: 'form_order.confirmed',
    eventText: { zh: '订单已确认生产', en: 'Production of a purchase order was confirmed' },
    isPaid: true,
    isConfirmed: true,
    isEnded: false,
    isDeletable: false,
    isDesignEditable: false,
    amendableBy: { receiver: ['staff'], values: [], quantity: [] },
  },
  in_production: {
    text: { zh: '生产中', en: 'In production' },
    meaning: { zh: '工厂生产中', en: 'The factory is producing it' },
    tone: 'primary',
    phase: 'production',
    timestamps: { form_orders: null, orders: null },
    event: 'form_order.in_production',
    eventText: { zh: '工厂已开始生产订单', en: 'The factory started producing a purchase order' },
    isPaid: true,
    isConfirmed: true,
    isEnded: false,
    isDeletable: false,
    isDesignEditable: false,
    amendableBy: { receiver: ['staff'], values: [], quantity: [] },
  },
  sent: {
    text: { zh: '已发货', en: 'Shipped' },
    meaning: { zh: '已全部发货', en: 'All of its orders were shipped' },
    tone: 'success',
    phase: 'shipped',
    timestamps: { form_orders: null, orders: null },
    event: 'form_order.sent',
    eventText: { zh: '订单已全部发货', en: 'All orders of a purchase order were sent' },
    isPaid: true,
    isConfirmed: true,
    isEnded: false,
    isDeletable: false,
    isDesignEditable: false,
    amendableBy: nobody,
  },
  closed: {
    text: { zh: '已关闭', en: 'Canceled' },
    meaning: { zh: '未支付即关闭', en: 'Canceled before payment' },
    tone: 'gray',
    phase: 'ended',
    timestamps: { form_orders: 'ended_at', orders: null },
    event: 'form_order.closed',
    eventText: { zh: '未支付的订单已关闭', en: 'An unpaid purchase order was canceled' },
    isPaid: false,
    isConfirmed: false,
    isEnded: true,
    isDeletable: true,
    isDesignEditable: false,
    amendableBy: nobody,
  },
  refunded: {
    text: { zh: '已退款', en: 'Refunded' },
    meaning: {
      zh: '款项已退回钱包。若由工厂驳回或停产，原因见 `rejected_reason`',
      en: 'Refunded to the wallet. If the factory rejected or stopped it, see `rejected_reason`',
    },
    tone: 'rose',
    phase: 'ended',
    timestamps: { form_orders: 'ended_at', orders: null },
    event: 'form_order.refunded',
    eventText: { zh: '订单已退款或被驳回', en: 'A purchase order was refunded or rejected' },
    isPaid: false,
    isConfirmed: false,
    isEnded: true,
    isDeletable: false,
    isDesignEditable: false,
    amendableBy: nobody,
  },
} as const satisfies Record<string, OrderStateRecord>;

export type OrderState = keyof typeof orderStateRecords;
export type FormOrderEvent = (typeof orderStateRecords)[OrderState]['event'];

export const orderStates = Object.keys(orderStateRecords) as readonly OrderState[];

/**
 * The states that filters accept. Nothing is ever `creating`, because an order is placed whole or not at all, but programs
 * that were written for it may ask for such orders.
 */
export const filteredStates: readonly (OrderState | 'creating')[] = ['creating', ...orderStates];

/** The state of a new order. */
export const initialState = 'init' satisfies OrderState;

/** Typed as the union of all records, so that code can read optional fields. */
export const orderStateRecord = (state: OrderState): OrderStateRecord => orderStateRecords[state];

const statesWhere = (has: (record: OrderStateRecord) => boolean): readonly OrderState[] =>
  orderStates.filter((state) => has(orderStateRecord(state)));

export const paidStates = statesWhere(({ isPaid }) => isPaid);
export const endedStates = statesWhere(({ isEnded }) => isEnded);
export const statesOfPhase = (phase: OrderPhase): readonly OrderState[] =>
  statesWhere((record) => record.phase === phase);

export const isEnded = (state: OrderState): boolean => orderStateRecords[state].isEnded;
export const isPaid = (state: OrderState): boolean => orderStateRecords[state].isPaid;
export const isConfirmed = (state: OrderState): boolean => orderStateRecords[state].isConfirmed;
export const phaseOf = (state: OrderState): OrderPhase => orderStateRecords[state].phase;
export const isDeletable = (state: OrderState): boolean => orderStateRecords[state].isDeletable;
export const isDesignEditable = (state: OrderState): boolean => orderStateRecords[state].isDesignEditable;

export function canAmend(state: OrderState, part: AmendablePart, party: Party): boolean {
  return orderStateRecord(state).amendableBy[part].includes(party);
}

/** For refusals, whose sentence may name two states that screens show with the same text. */
export function distinctStateText(state: OrderState): BilingualText {
  const { text, distinctText = text } = orderStateRecord(state);
  return distinctText;
}

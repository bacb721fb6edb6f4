import type { Role } from './abilities.ts';
import type { BilingualText } from './locale.ts';

/** Where a form order, and with it each of its orders, can be. `confirmed` is shown as In production. */
export const orderStates = [
  'creating',
  'init',
  'paid',
  'confirmed',
  'in_production',
  'sent',
  'closed',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export const batchStates = ['init', 'paid', 'confirmed', 'in_production', 'finished', 'closed'] as const;
export type BatchState = (typeof batchStates)[number];

export type Party = 'system' | 'customer' | 'staff';

interface Move {
  from: OrderState;
  to: OrderState;
  by: readonly Party[];
}

/**
 * Every way in which a form order moves, once. The server refuses whatever is not here, the console offers nothing else.
 * To add a move: a line here, its route, and its texts in the console; nothing else decides about states.
 */
export const formOrderMoves = {
  /** All rows are stored, and every file that they name exists and is the customer's. */
  store: { from: 'creating', to: 'init', by: ['system'] },
  /** The rows could not be stored; why is kept as the reason. */
  fail: { from: 'creating', to: 'closed', by: ['system'] },
  pay: { from: 'init', to: 'paid', by: ['customer'] },
  close: { from: 'init', to: 'closed', by: ['customer', 'staff'] },
  confirm: { from: 'paid', to: 'confirmed', by: ['customer', 'staff'] },
  refund: { from: 'paid', to: 'refunded', by: ['customer', 'staff'] },
  /** Refunds what was confirmed and not started, with a reason. */
  reject: { from: 'confirmed', to: 'refunded', by: ['staff'] },
  /** With its first production batch. */
  start: { from: 'confirmed', to: 'in_production', by: ['staff'] },
  /** Stops what is in production and refunds it, with a reason, as long as nothing of it was sent. */
  stop: { from: 'in_production', to: 'refunded', by: ['staff'] },
  /** With the first outbound of its last order. */
  send: { from: 'in_production', to: 'sent', by: ['staff'] },
  /** The only parcel of one of its orders was voided. */
  recall: { from: 'sent', to: 'in_production', by: ['staff'] },
} as const satisfies Record<string, Move>;

export type FormOrderMove = keyof typeof formOrderMoves;

export function partyOf(role: Role): Exclude<Party, 'system'> {
  return role === 'customer' ? 'customer' : 'staff';
}

export function canMove(state: OrderState, move: FormOrderMove, party: Party): boolean {
  const { from, by }: Move = formOrderMoves[move];
  return from === state && by.includes(party);
}

/** The ways to give the money back, by where the form order is. */
const refundMoves = ['refund', 'reject', 'stop'] as const satisfies readonly FormOrderMove[];
export type RefundMove = (typeof refundMoves)[number];

/** Nothing where it is too late: for a customer once production is confirmed, for the factory once all is sent. */
export function refundMoveFrom(state: OrderState, party: Party): RefundMove | undefined {
  return refundMoves.find((move) => canMove(state, move, party));
}

/** Whoever confirmed the production is told why there will be none. */
export function needsReason(move: RefundMove): boolean {
  return move !== 'refund';
}

/**
 * Where orders are that still follow their form order: with `start` and `send` they go one after the other, so that some
 * of what is in production was not started yet.
 */
export function followingStates(state: OrderState): readonly OrderState[] {
  return state === 'in_production' ? ['confirmed', 'in_production'] : [state];
}

export function canDelete(state: OrderState): boolean {
  return state === 'init' || state === 'closed';
}

/** While nothing is printed yet, what an order changes in its template can still be changed. */
export function canEditOrder(state: OrderState): boolean {
  return state === 'init' || state === 'paid';
}

/** What can be mended of an order after it was placed: whoever gets it, what fills its custom items, how many. */
export type MendedPart = 'receiver' | 'values' | 'quantity';

const mendableStates: Record<MendedPart, Record<Exclude<Party, 'system'>, readonly OrderState[]>> = {
  /** The customer until production is confirmed, the factory until it is sent. */
  receiver: { customer: ['init', 'paid'], staff: ['init', 'paid', 'confirmed', 'in_production'] },
  values: { customer: ['init', 'paid'], staff: ['init', 'paid'] },
  /** It costs money. */
  quantity: { customer: ['init'], staff: ['init'] },
};

export function canMend(state: OrderState, part: MendedPart, party: Party): boolean {
  return party !== 'system' && mendableStates[part][party].includes(state);
}

/** A number of the customer's own can be used again once the order that has it is one of these. */
export const endedStates = ['closed', 'refunded'] as const satisfies readonly OrderState[];
export const paidStates = ['paid', 'confirmed', 'in_production', 'sent'] as const satisfies readonly OrderState[];

/** Where a batch is while its form order is here; what is started and sent, a batch knows by itself. */
export const batchStateOf: Record<OrderState, BatchState> = {
  creating: 'init',
  init: 'init',
  paid: 'paid',
  confirmed: 'confirmed',
  in_production: 'in_production',
  sent: 'finished',
  closed: 'closed',
  refunded: 'closed',
};

/** A batch is started by itself: others of its form order may be in production already. */
export function canStartBatch(state: BatchState, party: Party): boolean {
  const { from, by }: Move = formOrderMoves.start;
  return batchStateOf[from] === state && by.includes(party);
}

export function canDeleteBatch(state: BatchState): boolean {
  return state === 'closed';
}

export const orderStateTexts: Record<OrderState, BilingualText> = {
  creating: { zh: '生成中', en: 'Creating' },
  init: { zh: '待支付', en: 'Pending payment' },
  paid: { zh: '已支付', en: 'Paid' },
  confirmed: { zh: '生产中', en: 'In production' },
  in_production: { zh: '生产中', en: 'In production' },
  sent: { zh: '已发货', en: 'Shipped' },
  closed: { zh: '已关闭', en: 'Closed' },
  refunded: { zh: '已退款', en: 'Refunded' },
};

export const batchStateTexts: Record<BatchState, BilingualText> = {
  init: { zh: '待支付', en: 'Pending payment' },
  paid: { zh: '已支付', en: 'Paid' },
  confirmed: { zh: '待生产', en: 'Confirmed' },
  in_production: { zh: '生产中', en: 'In production' },
  finished: { zh: '已完成', en: 'Finished' },
  closed: { zh: '已关闭', en: 'Closed' },
};

/** For refusals, which name two states: screens show both as In production, a sentence has to tell them apart. */
export const distinctStateTexts: Record<OrderState, BilingualText> = {
  ...orderStateTexts,
  confirmed: batchStateTexts.confirmed,
};

import type { Ability } from '../../abilities/abilities.ts';
import type { BilingualText } from '../../text/locale.ts';
import type { OrderState, Party } from './order-states.ts';

/** A side effect of a move, in its transaction. The server has one function for each. */
export type MoveEffect =
  | 'spendFromWallet'
  | 'prioritizeImages'
  | 'acknowledgeFindings'
  | 'enqueueProductionImages'
  | 'cancelImages'
  | 'refundToWallet';

/** The texts of a move's button and of the question that it asks. `{no}` and `{count}` are placeholders. */
export interface MoveButton {
  ability: Ability;
  isDanger: boolean;
  label: BilingualText;
  title: BilingualText;
  manyTitle: BilingualText;
  /** The consequences of the move. */
  text: BilingualText;
  /** The message after the move. */
  done: BilingualText;
  /** What the audit log calls it. */
  audited: BilingualText;
}

interface OrderMove {
  from: OrderState;
  to: OrderState;
  by: readonly Party[];
  /** Whether a reason is required, which the customer who confirmed the production is told. */
  requiresReason: boolean;
  /**
   * Whether all orders move with the form order. Otherwise production moves them, some at a time, and the form order
   * moves with the first of them, with the last, or with any that comes back.
   */
  orders: 'together' | 'with_first' | 'with_last' | 'with_any';
  /** Whether it returns money, which is refused after a part of the form order was sent. */
  isRefund: boolean;
  /** The mail to the customer if somebody else made the move. */
  notifies: 'rejected' | 'sent' | null;
  effects: readonly MoveEffect[];
  /**
   * For a move that needs nothing but the form order. The console derives its button from this and calls
   * `PUT /form_orders/:id/<move>`, which does not compile without that call.
   */
  button?: MoveButton;
}

/**
 * All moves of form orders: the server refuses every other transition, and the console offers no other. Webhooks get
 * the event of the target state. To add a move: a record here, its call and its route; with a `button`, the console
 * needs nothing else.
 */
export const orderMoves = {
  pay: {
    from: 'init',
    to: 'paid',
    by: ['customer'],
    requiresReason: false,
    orders: 'together',
    isRefund: false,
    notifies: null,
    effects: ['spendFromWallet', 'prioritizeImages'],
  },
  close: {
    from: 'init',
    to: 'closed',
    by: ['customer', 'staff'],
    requiresReason: false,
    orders: 'together',
    isRefund: false,
    notifies: null,
    effects: ['cancelImages'],
    button: {
      ability: 'form_orders.close',
      isDanger: true,
      label: { zh: '关闭', en: 'Cancel order' },
      title: { zh: '关闭 {no}？', en: 'Cancel {no}?' },
      manyTitle: { zh: '关闭 {count} 个订单？', en: 'Cancel {count} purchase orders?' },
      text: {
        zh: '订单尚未支付。关闭后无法重新打开。',
        en: 'Nothing has been paid. A canceled order cannot be reopened.',
      },
      done: { zh: '已关闭', en: 'Canceled' },
      audited: { zh: '关闭订单', en: 'Canceled a purchase order' },
    },
  },
  confirm: {
    from: 'paid',
    to: 'confirmed',
    by: ['customer', 'staff'],
    requiresReason: false,
    orders: 'together',
    isRefund: false,
    notifies: null,
    effects: ['acknowledgeFindings', 'enqueueProductionImages'],
  },
  refund: {
    from: 'paid',
    to: 'refunded',
    by: ['customer', 'staff'],
    requiresReason: false,
    orders: 'together',
    isRefund: true,
    notifies: 'rejected',
    effects: ['cancelImages', 'refundToWallet'],
  },
  /** Refunds a confirmed form order that was not started. */
  reject: {
    from: 'confirmed',
    to: 'refunded',
    by: ['staff'],
    requiresReason: true,
    orders: 'together',
    isRefund: true,
    notifies: 'rejected',
    effects: ['cancelImages', 'refundToWallet'],
  },
  /** Production of the first of its orders has begun. */
  start: {
    from: 'confirmed',
    to: 'in_production',
    by: ['staff'],
    requiresReason: false,
    orders: 'with_first',
    isRefund: false,
    notifies: null,
    effects: [],
  },
  /** Stops the production and refunds the form order, unless a part of it was sent. */
  stop: {
    from: 'in_production',
    to: 'refunded',
    by: ['staff'],
    requiresReason: true,
    orders: 'together',
    isRefund: true,
    notifies: 'rejected',
    effects: ['cancelImages', 'refundToWallet'],
  },
  /** The last of its orders has left. */
  send: {
    from: 'in_production',
    to: 'sent',
    by: ['staff'],
    requiresReason: false,
    orders: 'with_last',
    isRefund: false,
    notifies: 'sent',
    effects: [],
  },
  /** The only parcel of one of its orders was voided. */
  recall: {
    from: 'sent',
    to: 'in_production',
    by: ['staff'],
    requiresReason: false,
    orders: 'with_any',
    isRefund: false,
    notifies: null,
    effects: [],
  },
} as const satisfies Record<string, OrderMove>;

export type OrderMoveName = keyof typeof orderMoves;
export type RefundMove = {
  [M in OrderMoveName]: (typeof orderMoves)[M]['isRefund'] extends true ? M : never;
}[OrderMoveName];

export type ButtonMove = {
  [M in OrderMoveName]: (typeof orderMoves)[M] extends { button: MoveButton } ? M : never;
}[OrderMoveName];

export const orderMoveNames = Object.keys(orderMoves) as [OrderMoveName, ...OrderMoveName[]];

const hasButton = (move: OrderMoveName): move is ButtonMove => 'button' in orderMoves[move];
export const buttonMoves: readonly ButtonMove[] = orderMoveNames.filter(hasButton);
export const buttonOf = (move: ButtonMove): MoveButton => orderMoves[move].button;

/** Typed as the union of all records, so that code can read optional fields. */
export const orderMove = (move: OrderMoveName): OrderMove => orderMoves[move];

export function canMove(state: OrderState, move: OrderMoveName, party: Party): boolean {
  const { from, by } = orderMove(move);
  return from === state && by.includes(party);
}

/** The move that refunds a form order in this state; undefined if it is too late for the party. */
export function refundMoveFrom(state: OrderState, party: Party): RefundMove | undefined {
  const isWay = (move: OrderMoveName): move is RefundMove => orderMove(move).isRefund && canMove(state, move, party);
  return orderMoveNames.find(isWay);
}

/**
 * The states of orders that still change together with a form order in this state: production of its orders begins at
 * different times, so some orders of a form order in production are not started yet.
 */
export function cascadableStates(state: OrderState): readonly OrderState[] {
  const behind = orderMoveNames
    .map(orderMove)
    .filter(({ to, orders }) => to === state && orders === 'with_first')
    .map(({ from }) => from);
  return [...behind, state];
}

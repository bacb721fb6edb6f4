import { errorTable } from '@platen/model/errors/errors';
import { orderStateRecords } from '@platen/model/orders/lifecycle/order-states';

/** What a client may ask for one customer. Form orders and recharges are named by the ids that the server gave them. */
export type Operation =
  | { kind: 'approve'; rechargeId: number; amountFen: number }
  | { kind: 'place'; no: string; quantity: number }
  | { kind: 'pay'; formOrderIds: readonly number[] }
  | { kind: 'close'; formOrderId: number }
  | { kind: 'refund'; formOrderId: number }
  | { kind: 'readBalance' }
  | { kind: 'readState'; formOrderId: number };

/** What the server answered: a value, or the code of the error with which it refused. */
export type Answer =
  | { isRefused: false; value: { formOrderId?: number; amountFen?: number; state?: string } }
  | { isRefused: true; code: number };

interface ModelOrder {
  no: string;
  amountFen: number;
  state: 'init' | 'paid' | 'closed' | 'refunded';
}

/** All that there is to know about one customer after a sequence of operations. Never changed, only replaced. */
export interface CustomerState {
  balanceFen: number;
  approvedRecharges: ReadonlySet<number>;
  orders: ReadonlyMap<number, ModelOrder>;
  /** Taken by orders whose creation was never answered, so that nobody knows their ids. */
  numbersOfUnknownOrders: ReadonlySet<string>;
}

export const newCustomer: CustomerState = {
  balanceFen: 0,
  approvedRecharges: new Set(),
  orders: new Map(),
  numbersOfUnknownOrders: new Set(),
};

/**
 * The specification of money and orders, for one operation at a time. Returns the state after the operation, or undefined
 * if this answer is wrong in this state. Without an answer (nobody knows whether it was carried out) the operation takes
 * effect wherever the rules allow it.
 */
export function applyOperation(
  state: CustomerState,
  operation: Operation,
  answer: Answer | undefined,
): CustomerState | undefined {
  switch (operation.kind) {
    case 'approve':
      return applyApproval(state, operation, answer);
    case 'place':
      return applyPlacing(state, operation, answer);
    case 'pay':
      return applyPayment(state, operation, answer);
    case 'close':
      return applyMove(state, operation.formOrderId, { from: 'init', to: 'closed' }, answer);
    case 'refund':
      return applyMove(state, operation.formOrderId, { from: 'paid', to: 'refunded' }, answer);
    case 'readBalance':
      return expectValue(state, answer, (value) => value.amountFen === state.balanceFen);
    case 'readState':
      return expectValue(state, answer, (value) => value.state === state.orders.get(operation.formOrderId)?.state);
  }
}

/** What an operation reads or changes. Operations without a common concern can be exchanged. */
export function concernsOf(state: CustomerState, operation: Operation): string[] {
  const order = (id: number) => [`order ${id}`, `number ${state.orders.get(id)?.no}`];
  switch (operation.kind) {
    case 'approve':
      return ['balance', `recharge ${operation.rechargeId}`];
    case 'place':
      return [`number ${operation.no}`];
    case 'pay':
      return ['balance', ...operation.formOrderIds.flatMap(order)];
    case 'close':
      return order(operation.formOrderId);
    case 'refund':
      return ['balance', ...order(operation.formOrderId)];
    case 'readBalance':
      return ['balance'];
    case 'readState':
      return order(operation.formOrderId);
  }
}

type Value = Extract<Answer, { isRefused: false }>['value'];

function expectValue(
  state: CustomerState,
  answer: Answer | undefined,
  isRight: (value: Value) => boolean,
): CustomerState | undefined {
  return answer && !answer.isRefused && isRight(answer.value) ? state : undefined;
}

/** A change that is possible is answered with success; one that is not is refused with a code that is true of the state. */
function decide(
  state: CustomerState,
  answer: Answer | undefined,
  refusals: readonly number[],
  change: () => CustomerState,
): CustomerState | undefined {
  if (refusals.length === 0) return answer?.isRefused ? undefined : change();
  return answer?.isRefused && refusals.includes(answer.code) ? state : undefined;
}

function applyApproval(
  state: CustomerState,
  { rechargeId, amountFen }: Extract<Operation, { kind: 'approve' }>,
  answer: Answer | undefined,
): CustomerState | undefined {
  const refusals = state.approvedRecharges.has(rechargeId) ? [errorTable.recharge_settled.code] : [];
  const change = (): CustomerState => ({
    ...state,
    balanceFen: state.balanceFen + amountFen,
    approvedRecharges: new Set([...state.approvedRecharges, rechargeId]),
  });
  return decide(state, answer, refusals, change);
}

function isNumberTaken(state: CustomerState, no: string): boolean {
  if (state.numbersOfUnknownOrders.has(no)) return true;
  return [...state.orders.values()].some((order) => order.no === no && !orderStateRecords[order.state].isEnded);
}

function applyPlacing(
  state: CustomerState,
  { no }: Extract<Operation, { kind: 'place' }>,
  answer: Answer | undefined,
): CustomerState | undefined {
  const refusals = isNumberTaken(state, no) ? [errorTable.invalid_fields.code] : [];
  function change(): CustomerState {
    const { formOrderId, amountFen } = answer && !answer.isRefused ? answer.value : {};
    if (formOrderId === undefined || amountFen === undefined)
      return { ...state, numbersOfUnknownOrders: new Set([...state.numbersOfUnknownOrders, no]) };
    return withOrder(state, formOrderId, { no, amountFen, state: 'init' });
  }
  return decide(state, answer, refusals, change);
}

function applyPayment(
  state: CustomerState,
  { formOrderIds }: Extract<Operation, { kind: 'pay' }>,
  answer: Answer | undefined,
): CustomerState | undefined {
  const orders = formOrderIds.map((id) => state.orders.get(id));
  const amountFen = orders.reduce((sum, order) => sum + (order?.amountFen ?? 0), 0);
  const change = (): CustomerState => ({
    ...formOrderIds.reduce((changed, id) => setOrderState(changed, id, 'paid'), state),
    balanceFen: state.balanceFen - amountFen,
  });
  return decide(state, answer, refusalsOfPayment(orders, amountFen, state.balanceFen), change);
}

/** Where several things are wrong, the server may name any of them. */
function refusalsOfPayment(
  orders: readonly (ModelOrder | undefined)[],
  amountFen: number,
  balanceFen: number,
): number[] {
  const wrong = orders.filter((order) => order?.state !== 'init');
  const { order_paid_already, order_state_refused, insufficient_balance } = errorTable;
  const refusals = wrong.map((order) => (order?.state === 'paid' ? order_paid_already : order_state_refused).code);
  return amountFen > balanceFen ? [...refusals, insufficient_balance.code] : refusals;
}

function applyMove(
  state: CustomerState,
  formOrderId: number,
  { from, to }: { from: ModelOrder['state']; to: ModelOrder['state'] },
  answer: Answer | undefined,
): CustomerState | undefined {
  const order = state.orders.get(formOrderId);
  const refusals = order?.state === from ? [] : [errorTable.order_state_refused.code];
  function change(): CustomerState {
    const moved = setOrderState(state, formOrderId, to);
    return to === 'refunded' ? { ...moved, balanceFen: moved.balanceFen + (order?.amountFen ?? 0) } : moved;
  }
  return decide(state, answer, refusals, change);
}

function withOrder(state: CustomerState, id: number, order: ModelOrder): CustomerState {
  return { ...state, orders: new Map(state.orders).set(id, order) };
}

function setOrderState(state: CustomerState, id: number, to: ModelOrder['state']): CustomerState {
  const order = state.orders.get(id);
  return order ? withOrder(state, id, { ...order, state: to }) : state;
}

/** Equal for states that no operation can tell apart. */
export function stateKey({ balanceFen, approvedRecharges, orders, numbersOfUnknownOrders }: CustomerState): string {
  const parts = [
    [...approvedRecharges].map(String),
    [...orders].map(([id, { state }]) => `${id}${state}`),
    [...numbersOfUnknownOrders],
  ];
  return [balanceFen, ...parts.map((part) => part.toSorted().join(','))].join('|');
}

import { orderMove } from '../orders/lifecycle/order-moves.ts';
import { initialState, type OrderState, orderStates, type Party } from '../orders/lifecycle/order-states.ts';
import type { BilingualText } from '../text/locale.ts';
import type { Tone } from '../text/tone.ts';

interface BatchStateRecord {
  /** The states of orders with which a batch is in this state. */
  follows: readonly OrderState[];
  text: BilingualText;
  tone: Tone;
  /** The column of the batch with the time when it entered this state. */
  timestamp: 'confirmed_at' | 'started_at' | 'finished_at' | null;
  /** The list of the order desk that shows it. */
  deskTab: 'waiting' | 'production' | null;
  /** Whether its orders are confirmed, so that their production images are rendered or will be. */
  isConfirmed: boolean;
  isDeletable: boolean;
}

/**
 * The states of a production batch. Each state is one record, and everything that depends on a batch's state reads it
 * here. A batch follows its orders: an order state that no record follows does not compile.
 */
export const batchStateRecords = {
  init: {
    follows: ['init'],
    text: { zh: '待支付', en: 'Pending payment' },
    tone: 'warning',
    timestamp: null,
    deskTab: null,
    isConfirmed: false,
    isDeletable: false,
  },
  paid: {
    follows: ['paid'],
    text: { zh: '已支付', en: 'Paid' },
    tone: 'info',
    timestamp: null,
    deskTab: null,
    isConfirmed: false,
    isDeletable: false,
  },
  confirmed: {
    follows: ['confirmed'],
    text: { zh: '待生产', en: 'Confirmed' },
    tone: 'warning',
    timestamp: 'confirmed_at',
    deskTab: 'waiting',
    isConfirmed: true,
    isDeletable: false,
  },
  in_production: {
    follows: ['in_production'],
    text: { zh: '生产中', en: 'In production' },
    tone: 'primary',
    timestamp: 'started_at',
    deskTab: 'production',
    isConfirmed: true,
    isDeletable: false,
  },
  finished: {
    follows: ['sent'],
    text: { zh: '已完成', en: 'Finished' },
    tone: 'success',
    timestamp: 'finished_at',
    deskTab: null,
    isConfirmed: true,
    isDeletable: false,
  },
  closed: {
    follows: ['closed', 'refunded'],
    text: { zh: '已关闭', en: 'Closed' },
    tone: 'gray',
    timestamp: null,
    deskTab: null,
    isConfirmed: true,
    isDeletable: true,
  },
} as const satisfies Record<string, BatchStateRecord>;

export type BatchState = keyof typeof batchStateRecords;
export type DeskTab = NonNullable<BatchStateRecord['deskTab']>;

export const batchStates = Object.keys(batchStateRecords) as readonly BatchState[];

const batchStateRecord = (state: BatchState): BatchStateRecord => batchStateRecords[state];

/** The batch state of a list of the order desk. */
export function batchStateOfTab(tab: DeskTab): BatchState {
  const found = batchStates.find((state) => batchStateRecord(state).deskTab === tab);
  if (!found) throw new Error(`no batch state belongs to the tab ${tab}`);
  return found;
}

type FollowedState = (typeof batchStateRecords)[BatchState]['follows'][number];

/** The state of a batch whose orders are in a state. */
export function batchStateOf(orderState: OrderState): BatchState {
  const followed: FollowedState = orderState;
  const found = batchStates.find((state) => batchStateRecord(state).follows.includes(followed));
  if (!found) throw new Error(`no batch state follows the order state ${orderState}`);
  return found;
}

/** The state of the form orders whose batches are in this state; if there are several, the first one. */
export function orderStateOfBatch(batchState: BatchState): OrderState {
  return orderStates.find((state) => batchStateOf(state) === batchState) ?? initialState;
}

/** Batches are started separately: others of the form order may already be in production. */
export function canStartBatch(state: BatchState, party: Party): boolean {
  const { from, by } = orderMove('start');
  return batchStateOf(from) === state && by.includes(party);
}

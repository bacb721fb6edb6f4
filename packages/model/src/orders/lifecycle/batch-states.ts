import type { BilingualText } from '../../text/locale.ts';
import type { Tone } from '../../text/tone.ts';

interface BatchStateRecord {
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
 * here. Which batch state belongs to which order state is in `order-states.ts`.
 */
export const batchStateRecords = {
  init: {
    text: { zh: '待支付', en: 'Pending payment' },
    tone: 'warning',
    timestamp: null,
    deskTab: null,
    isConfirmed: false,
    isDeletable: false,
  },
  paid: {
    text: { zh: '已支付', en: 'Paid' },
    tone: 'info',
    timestamp: null,
    deskTab: null,
    isConfirmed: false,
    isDeletable: false,
  },
  confirmed: {
    text: { zh: '待生产', en: 'Confirmed' },
    tone: 'warning',
    timestamp: 'confirmed_at',
    deskTab: 'waiting',
    isConfirmed: true,
    isDeletable: false,
  },
  in_production: {
    text: { zh: '生产中', en: 'In production' },
    tone: 'primary',
    timestamp: 'started_at',
    deskTab: 'production',
    isConfirmed: true,
    isDeletable: false,
  },
  finished: {
    text: { zh: '已完成', en: 'Finished' },
    tone: 'success',
    timestamp: 'finished_at',
    deskTab: null,
    isConfirmed: true,
    isDeletable: false,
  },
  closed: {
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

import type { BilingualText } from '../locale.ts';
import type { Tone } from '../tone.ts';

interface BatchStateRecord {
  text: BilingualText;
  tone: Tone;
  /** The column of the batch that keeps when it came here. */
  timestamp: 'confirmed_at' | 'started_at' | 'finished_at' | null;
  /** The list of the order desk that shows it. */
  deskTab: 'waiting' | 'production' | null;
  /** Its orders are confirmed: their production images are made, or should be. */
  isConfirmed: boolean;
  isDeletable: boolean;
}

/**
 * Where a production batch can be. Each state is one record, and everything that depends on a batch's state reads it here.
 * Which one it has while its form order is somewhere stands with the order states.
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
    tone: 'grey',
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

/** What a list of the order desk shows. */
export function batchStateOfTab(tab: DeskTab): BatchState {
  const found = batchStates.find((state) => batchStateRecord(state).deskTab === tab);
  if (!found) throw new Error(`no state of batches stands in the tab ${tab}`);
  return found;
}

import type { OutboundInput } from '@platen/model/production/outbounds';
import { useRef, useState } from 'react';
import { createIdempotencyKey, type IdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { toFailure } from '../../../ui/failure.ts';
import { recordOutbounds } from './order-desk.api.ts';
import { useOutboundsChanged } from './use-outbounds-changed.ts';

/** A parcel that is being sent, or that failed. Recorded parcels are in the server's list. */
export interface ScanEntry {
  id: number;
  input: OutboundInput;
  /** `refused`: it will never be accepted as it is. `failed`: there was no response, so it can be retried. */
  state: 'sending' | 'refused' | 'failed';
  message: string;
  /** The idempotency key: a parcel that is sent twice because the first response was lost is recorded once. */
  intent: IdempotencyKey;
}

export interface ScanQueue {
  entries: readonly ScanEntry[];
  /** The parcel that was recorded last, for users who do not watch the list. */
  lastRecorded: OutboundInput | undefined;
  add: (input: OutboundInput) => void;
  retry: (entry: ScanEntry) => void;
  remove: (entry: ScanEntry) => void;
}

/**
 * Parcels that are scanned one after the other. The next one can be scanned without waiting for a response, and
 * refusals stay here with their reason until somebody handles them.
 */
export function useScanQueue(): ScanQueue {
  const [entries, setEntries] = useState<readonly ScanEntry[]>([]);
  const [lastRecorded, setLastRecorded] = useState<OutboundInput>();
  const nextId = useRef(1);
  const changed = useOutboundsChanged();

  const remove = ({ id }: ScanEntry) => setEntries((all) => all.filter((each) => each.id !== id));
  const update = (id: number, part: Partial<ScanEntry>) =>
    setEntries((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function send(entry: ScanEntry) {
    try {
      await recordOutbounds([entry.input], { idempotencyKey: entry.intent.keyFor(entry.input) });
    } catch (cause) {
      const { status, message, fields } = toFailure(cause);
      const isRefused = status >= 400 && status < 500 && status !== 401 && status !== 429;
      update(entry.id, { state: isRefused ? 'refused' : 'failed', message: fields[0]?.message ?? message });
      return;
    }
    remove(entry);
    setLastRecorded(entry.input);
    await changed();
  }

  return {
    entries,
    lastRecorded,
    add(input) {
      const entry: ScanEntry = {
        id: nextId.current++,
        input,
        state: 'sending',
        message: '',
        intent: createIdempotencyKey(),
      };
      setEntries((all) => [entry, ...all]);
      void send(entry);
    },
    retry(entry) {
      update(entry.id, { state: 'sending', message: '' });
      void send(entry);
    },
    remove,
  };
}

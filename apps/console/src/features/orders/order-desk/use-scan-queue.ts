import type { OutboundInput } from '@platen/model/outbounds';
import { useRef, useState } from 'react';
import { createIdempotencyKey, type IdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { toFailure } from '../../../ui/failure.ts';
import { recordOutbounds } from './order-desk.api.ts';
import { useOutboundsChanged } from './use-outbounds-changed.ts';

/** A parcel on its way to the server, or one that did not get there. Recorded ones are in the list of the server. */
export interface ScanEntry {
  id: number;
  input: OutboundInput;
  /** `refused`: as it is, it will never be taken. `failed`: no answer came, so the same can be tried again. */
  state: 'sending' | 'refused' | 'failed';
  message: string;
  /** The same parcel sent twice, because the first answer was lost, is recorded once. */
  intent: IdempotencyKey;
}

export interface ScanQueue {
  entries: readonly ScanEntry[];
  /** The last one that was recorded, for those who do not look at the list. */
  lastRecorded: OutboundInput | undefined;
  add: (input: OutboundInput) => void;
  retry: (entry: ScanEntry) => void;
  remove: (entry: ScanEntry) => void;
}

/**
 * Parcels that are scanned one after the other. Nobody waits for an answer: the next one can be scanned at once, and
 * what the server refuses stays here with its reason until somebody deals with it.
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

import type { OutboundInput } from '@platen/model/production/outbounds';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts';
import type { RowMessages } from './outbound-refusals.ts';
import { type ScanQueue, useScanQueue } from './use-scan-queue.ts';

const blank: OutboundInput = { order_system_no: '', shipping_no: '', shipping_company: '' };

export interface OutboundDrafts {
  scan: OutboundInput;
  setScan: (changed: Partial<OutboundInput>) => void;
  /** How many orders were scanned from elsewhere on the desk: each one resets the form. */
  scanCount: number;
  /** An order that was scanned while no input had the focus. */
  beginScan: (orderNo: string) => void;
  queue: ScanQueue;
  pasted: PastedList;
  setPasted: (changed: Partial<PastedList>) => void;
}

/** A list from the carrier's sheet, and the company of rows without one. */
export interface PastedList {
  text: string;
  company: string;
  /** The refusals of the last attempt to record, by row. */
  refusals: RowMessages;
  /** What the user ticked or unticked, by row. */
  ticks: ReadonlyMap<string, boolean>;
}

const emptyList: PastedList = { text: '', company: '', refusals: new Map(), ticks: new Map() };

/**
 * What was scanned, typed and pasted but is not recorded. Held above the tabs, so that switching tabs loses nothing;
 * leaving the desk prompts.
 */
export function useOutboundDrafts(): OutboundDrafts {
  const [scan, setScan] = useState(blank);
  const [pasted, setPasted] = useState(emptyList);
  const [scanCount, setArrivals] = useState(0);
  const queue = useScanQueue();
  useUnsavedGuard(
    () =>
      queue.entries.length > 0 ||
      pasted.text.trim() !== '' ||
      `${scan.order_system_no}${scan.shipping_no}`.trim() !== '',
  );
  return {
    scan,
    setScan: (changed) => setScan((current) => ({ ...current, ...changed })),
    scanCount,
    beginScan(order_system_no) {
      setScan((current) => ({ ...current, order_system_no, shipping_no: '' }));
      setArrivals((count) => count + 1);
    },
    queue,
    pasted,
    setPasted: (changed) => setPasted((current) => ({ ...current, ...changed })),
  };
}

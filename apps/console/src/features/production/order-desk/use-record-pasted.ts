import { useRef, useState } from 'react';
import { createIdempotencyKey } from '../../../shared/request/idempotency-key.ts';
import { type Failure, toFailure } from '../../../ui/failure.ts';
import { showSuccess } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { recordOutbounds } from './order-desk.api.ts';
import { locateRefusals } from './outbound-refusals.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { type ParsedRow, withoutParcels } from './parse-outbounds.ts';
import type { OutboundDrafts } from './use-outbound-drafts.ts';
import { useOutboundsChanged } from './use-outbounds-changed.ts';

/** The result of recording a list: all ticked rows are recorded or none; without a response it is unknown. */
export type PasteOutcome =
  | { kind: 'recorded'; count: number; left: number }
  | { kind: 'refused' }
  | { kind: 'unanswered'; count: number }
  | { kind: 'failed'; failure: Failure; lines: readonly string[] };

/** Records the ticked rows of a pasted list, one request at a time. */
export function useRecordPasted({ pasted, setPasted }: Pick<OutboundDrafts, 'pasted' | 'setPasted'>) {
  const t = useText(outboundsTexts);
  const [outcome, setOutcome] = useState<PasteOutcome>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [intent] = useState(createIdempotencyKey);
  const changed = useOutboundsChanged();

  async function record(rows: readonly ParsedRow[], ticked: readonly ParsedRow[]) {
    if (isRunning.current || ticked.length === 0) return;
    isRunning.current = true;
    setBusy(true);
    setOutcome(undefined);
    const inputs = ticked.map(({ input }) => input);
    try {
      await recordOutbounds(inputs, { idempotencyKey: intent.keyFor(inputs) });
      intent.fulfilled();
      const left = withoutParcels(rows, ticked);
      showSuccess(t('recordedMany', { count: ticked.length }));
      setPasted({ text: left });
      if (left !== '') setOutcome({ kind: 'recorded', count: ticked.length, left: left.split('\n').length });
      await changed();
    } catch (cause) {
      setOutcome(toOutcome(toFailure(cause), ticked));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  function toOutcome(failure: Failure, ticked: readonly ParsedRow[]): PasteOutcome {
    if (failure.status === 0) return { kind: 'unanswered', count: ticked.length };
    const { refusals, rest } = locateRefusals(failure, ticked);
    setPasted({ refusals: new Map([...pasted.refusals, ...refusals]) });
    return rest.length > 0 ? { kind: 'failed', failure, lines: rest } : { kind: 'refused' };
  }

  return { record, isBusy, outcome, clearOutcome: () => setOutcome(undefined) };
}

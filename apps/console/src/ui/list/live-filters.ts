import { useEffect, useState } from 'react';
import type { FilterInputs } from './list.types.ts';

const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Filters as one comparable text: a cleared input is no filter, and the order of entry does not matter. */
export function filterText(inputs: FilterInputs): string {
  const entries = Object.entries(inputs).filter(([, value]) => isSet(value));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Draft {
  inputs: FilterInputs;
  /** The URL that the inputs were last compared with. */
  of: string;
  /** What this draft has written to the URL itself. */
  sent?: string;
}

/**
 * Handles a change of the URL. If it is the echo of what was applied, later input must stay; anything else (back, a
 * link, Clear) replaces the inputs.
 */
export function syncWithUrl(draft: Draft, applied: FilterInputs): Draft {
  const of = filterText(applied);
  if (draft.of === of) return draft;
  return { ...draft, of, inputs: draft.sent === of ? draft.inputs : applied };
}

/** Filters without a Search button: they apply after a pause in typing, or on Enter. */
export function useLiveFilters(applied: FilterInputs, onApply: (inputs: FilterInputs) => void, delayMs: number) {
  const [draft, setDraft] = useState<Draft>({ inputs: applied, of: filterText(applied) });
  const synced = syncWithUrl(draft, applied);
  if (synced !== draft) setDraft(synced);
  const { inputs } = synced;
  const isPending = filterText(inputs) !== filterText(applied);

  function apply() {
    if (!isPending) return;
    setDraft({ ...synced, sent: filterText(inputs) });
    onApply(inputs);
  }

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(apply, delayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new input restarts the timer, not every render
  }, [inputs, isPending, delayMs]);

  return {
    inputs,
    apply,
    change: (changed: FilterInputs) =>
      setDraft((current) => ({ ...current, inputs: { ...current.inputs, ...changed } })),
  };
}

import { useState } from 'react';
import type { FilterInputs } from './list.types.ts';

/** The filters that are entered but not applied yet. Reset when the URL changes: back, reset, a shared link. */
export function useFilterDraft(applied: FilterInputs) {
  const appliedText = JSON.stringify(applied);
  const [draft, setDraft] = useState({ of: appliedText, inputs: applied });
  if (draft.of !== appliedText) setDraft({ of: appliedText, inputs: applied });
  return {
    inputs: draft.inputs,
    /** Clears the input explicitly: if no filter is applied, the URL does not change and would not trigger it. */
    clear: () => setDraft((current) => ({ of: current.of, inputs: {} })),
    change: (changed: FilterInputs) =>
      setDraft((current) => ({ of: current.of, inputs: { ...current.inputs, ...changed } })),
  };
}

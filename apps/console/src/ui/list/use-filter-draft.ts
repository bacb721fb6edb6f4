import { useState } from 'react';
import type { FilterInputs } from './list.types.ts';

/** What is typed but not yet searched for. Follows the address when that changes: back, reset, a shared link. */
export function useFilterDraft(applied: FilterInputs) {
  const appliedText = JSON.stringify(applied);
  const [draft, setDraft] = useState({ of: appliedText, inputs: applied });
  if (draft.of !== appliedText) setDraft({ of: appliedText, inputs: applied });
  return {
    inputs: draft.inputs,
    /** Nothing typed: where nothing is applied either, the address does not change and would not say so. */
    clear: () => setDraft((current) => ({ of: current.of, inputs: {} })),
    change: (changed: FilterInputs) =>
      setDraft((current) => ({ of: current.of, inputs: { ...current.inputs, ...changed } })),
  };
}

import { useState } from 'react';
import { confirm, showSuccess } from '../feedback.tsx';
import { withMinDuration } from '../min-duration.ts';
import { loadingMinMs } from '../timing.ts';
import type { Action } from './action.types.ts';

/**
 * Runs an action: asks for confirmation if required, shows it as busy, reports its success, refreshes the screen. The
 * request layer reports a failure; the screen is refreshed in any case, since a refusal often means that it was
 * outdated.
 */
export function useActionRunner(refresh?: () => unknown) {
  const [busyKey, setBusyKey] = useState<string>();
  async function run(action: Action) {
    if (!action.run || busyKey) return;
    if (action.confirm) {
      const question = action.confirm === true ? {} : action.confirm;
      if (!(await confirm({ ...question, isDanger: action.isDanger === true }))) return;
    }
    setBusyKey(action.key);
    try {
      await withMinDuration(action.run(), loadingMinMs);
      if (action.success !== false) showSuccess(action.success);
    } catch {
      // The request layer reports it.
    } finally {
      setBusyKey(undefined);
      await refresh?.();
    }
  }
  return { busyKey, run };
}

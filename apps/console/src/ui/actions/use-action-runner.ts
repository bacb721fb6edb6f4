import { loadingMinMs } from '../timing.ts';
import { useState } from 'react';
import { atLeast } from '../at-least.ts';
import { showSuccess, confirm } from '../feedback.tsx';
import type { Action } from './action.types.ts';

/**
 * Runs an action: asks where it must, shows it as busy, says that it worked, refreshes the screen. A failure was
 * announced by the call itself; the screen is refreshed all the same, since a refusal often means that it was stale.
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
      await atLeast(action.run(), loadingMinMs);
      if (action.success !== false) showSuccess(action.success);
    } catch {
      // Announced by the call.
    } finally {
      setBusyKey(undefined);
      await refresh?.();
    }
  }
  return { busyKey, run };
}

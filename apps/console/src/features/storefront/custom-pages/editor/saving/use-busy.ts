import { useState } from 'react';

/** Tracks whether a request is under way. `withBusy` resolves with undefined if its task failed. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function withBusy<T>(run: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await run();
    } catch {
      // The request layer has already reported the failure.
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, withBusy };
}

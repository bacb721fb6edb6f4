import { deleteBatch, startBatch } from './batches.api.ts';
import { useOrderFailure, useOrdersChanged } from '../orders/order-changes.ts';

/** Changes of a batch. Whatever comes of them, every screen that shows orders asks again; refusals are announced. */
export function useBatchChanges() {
  const changed = useOrdersChanged();
  const fail = useOrderFailure();

  async function attempt<T>(change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (cause) {
      fail(cause);
      throw cause;
    } finally {
      await changed();
    }
  }

  return {
    start: (id: number) => attempt(startBatch(id)),
    remove: (id: number) => attempt(deleteBatch(id)),
  };
}

import { handledErrorCodes } from '@platen/model/errors/handled-error-codes';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { confirm, showSuccess } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { useOrderFailure, useOrdersChanged } from '../orders/order-changes.ts';
import { RequestError } from '../request/request-error.ts';
import { deleteBatch, renderBatch, startBatch } from './batches.api.ts';
import { batchTexts } from './batches.messages.ts';

type Batch = Pick<ProductionBatchRow, 'id' | 'no'>;

/** Changes to a batch. In any case every screen that shows orders is refetched; refusals are reported. */
export function useBatchChanges() {
  const t = useText(batchTexts);
  const changed = useOrdersChanged();
  const fail = useOrderFailure();

  async function attempt<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await change();
    } catch (cause) {
      fail(cause);
      throw cause;
    } finally {
      await changed();
    }
  }

  /**
   * Starts a batch, with a dialog if images are missing: start without those that are pending, or render the failed
   * ones again. Resolves with false if it was not started.
   */
  async function startOrPrompt({ id, no }: Batch): Promise<boolean> {
    try {
      await startBatch(id, false);
    } catch (cause) {
      const code = cause instanceof RequestError ? cause.code : undefined;
      const title = t('startTitle', { no });
      const text = cause instanceof Error ? cause.message : '';
      if (code === handledErrorCodes.batch_images_missing) {
        if (!(await confirm({ title, text, okText: t('startAnyway'), isDanger: true }))) return false;
        await startBatch(id, true);
      } else if (code === handledErrorCodes.batch_unprintable) {
        if (!(await confirm({ title: t('failedTitle', { no }), text, okText: t('renderAgain') }))) return false;
        await renderBatch(id);
        showSuccess(t('rendering'));
        return false;
      } else {
        throw cause;
      }
    }
    return true;
  }

  return {
    start: (batch: Batch) => attempt(() => startOrPrompt(batch)),
    render: (id: number) => attempt(() => renderBatch(id)),
    remove: (id: number) => attempt(() => deleteBatch(id)),
  };
}

/** Reports that a batch has started, with a link to its papers. */
export function useStartedNotice(): (batch: Batch) => void {
  const t = useText(batchTexts);
  return ({ id, no }) =>
    showSuccess(t('started', { no }), { href: `/production_batches/${id}/print`, label: t('papers') });
}

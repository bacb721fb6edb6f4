import type { FormOrder } from '@platen/model/orders/form-orders';
import { useOrderFailure } from '../../../../shared/orders/order-changes.ts';
import { showFailureMessage, showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import type { EachResult } from './for-each.ts';

/** Reports the results of a batch action on form orders. */
export function useBatchActionReport(): (result: EachResult<FormOrder>, oneDone: string) => void {
  const t = useText(formOrdersTexts);
  const showFailure = useOrderFailure();
  return ({ done, failed }, oneDone) => {
    const [failure] = failed;
    if (!failure) {
      showSuccess(done.length === 1 ? oneDone : t('manyDone', { count: String(done.length) }));
    } else if (done.length === 0 && failed.length === 1) {
      showFailure(failure.cause);
    } else {
      const lines = failed.map(({ row, cause }) => lineOf(row, cause));
      const counts = { done: String(done.length), failed: String(failed.length) };
      showFailureMessage(new Error(lines.join('\n')), t('manyFailed', counts));
    }
  };
}

/** Most refusals already name the form order. */
function lineOf({ no }: FormOrder, cause: unknown): string {
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.includes(no) ? text : `${no}: ${text}`;
}

import type { FormOrder } from '@platen/model/form-orders';
import { formatFen, formatYuan } from '@platen/model/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sumFindings, useFindingWords } from '../../../shared/findings/use-finding-words.ts';
import { useOrderFailure, useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { createIntentKey } from '../../../shared/request/intent-key.ts';
import { RequestError } from '../../../shared/request/request-error.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { confirm } from '../../../ui/feedback.tsx';
import { nothing } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { payFormOrders } from './form-orders.api.ts';
import { formOrdersTexts } from './form-orders.messages.ts';
import { totalFen } from './money-total.ts';
import { knownShortage, type Shortage, shortageOf } from './shortage.ts';
import { ShortageDialog } from './shortage.dialog.tsx';

/** Pays form orders together or not at all. Where the balance does not suffice, a dialog says what is missing. */
export function usePayment() {
  const t = useText(formOrdersTexts);
  const words = useFindingWords();
  const { data: user } = useQuery(currentUserQuery);
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();
  const [intent] = useState(createIntentKey);
  const client = useQueryClient();
  const [shortage, setShortage] = useState<Shortage & { formOrderIds: readonly number[] }>();

  async function pay(formOrders: readonly FormOrder[]): Promise<void> {
    const ids = formOrders.map(({ id }) => id);
    if (question(formOrders) === undefined) await askAgain(formOrders, ids);
    try {
      await payFormOrders(ids, { idempotencyKey: intent.keyFor(ids) });
      intent.fulfilled();
    } catch (cause) {
      const found = cause instanceof RequestError ? shortageOf(cause) : undefined;
      if (found) setShortage({ ...found, formOrderIds: ids });
      else showFailure(cause);
      throw cause;
    } finally {
      await changed();
    }
  }

  /** Nothing was asked, since the balance did not do. Whether it does now is asked before anything is taken. */
  async function askAgain(formOrders: readonly FormOrder[], ids: readonly number[]): Promise<void> {
    const now = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    const missing = knownShortage(now, formOrders);
    if (missing) setShortage({ ...missing, formOrderIds: ids });
    if (missing || !(await confirm({ title: t('payTitle', { amount: formatFen(totalFen(formOrders)) }) })))
      throw new Error('not paid');
  }

  /** What is asked before: the total is the one that will be taken. Nothing where it cannot be paid as it is. */
  function question(formOrders: readonly FormOrder[]) {
    if (user && knownShortage(user, formOrders)) return undefined;
    const balance = user ? formatYuan(user.available_balance) : nothing;
    const [first] = formOrders;
    const found = words.inOrders(sumFindings(formOrders.map(({ finding_counts }) => finding_counts)));
    return {
      title: t('payTitle', { amount: formatFen(totalFen(formOrders)) }),
      text:
        formOrders.length === 1 && first
          ? t('payText', { no: first.no, balance })
          : t('payManyText', { count: String(formOrders.length), balance }),
      ...(found && { warning: t('payFindings', { found }) }),
      okText: t('pay'),
    };
  }

  const dialog = shortage && (
    <ShortageDialog shortage={shortage} formOrderIds={shortage.formOrderIds} onClose={() => setShortage(undefined)} />
  );
  return { pay, question, dialog };
}

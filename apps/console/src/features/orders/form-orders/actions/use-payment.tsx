import { formatYuan } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { createIdempotencyKey } from '../../../../shared/request/idempotency-key.ts';
import { RequestError } from '../../../../shared/request/request-error.ts';
import { currentUserQuery } from '../../../../shared/session/current-user.ts';
import { showSuccess } from '../../../../ui/feedback.tsx';
import { useText } from '../../../../ui/text.ts';
import { payFormOrders } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import { reviewTexts } from '../review.messages.ts';
import { PayDialog } from './pay.dialog.tsx';
import { ShortageDialog } from './shortage.dialog.tsx';
import { knownShortage, type Shortage, shortageOf } from './shortage.ts';

interface Paying {
  formOrders: readonly FormOrder[];
  balance: string;
  note: string | undefined;
}

/** Pays form orders together or not at all. If the balance does not suffice, a dialog says what is missing. */
export function usePayment() {
  const t = useText(formOrdersTexts);
  const r = useText(reviewTexts);
  const changed = useOrdersChanged();
  const [intent] = useState(createIdempotencyKey);
  const client = useQueryClient();
  const [paying, setPaying] = useState<Paying>();
  const [shortage, setShortage] = useState<Shortage & { formOrderIds: readonly number[] }>();

  /** Shows what will be paid, or what the balance lacks. */
  async function openDialog(formOrders: readonly FormOrder[], note?: string): Promise<void> {
    const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    const missing = knownShortage(user, formOrders);
    if (missing) setShortage({ ...missing, formOrderIds: formOrders.map(({ id }) => id) });
    else setPaying({ formOrders, balance: formatYuan(user.available_balance), note });
  }

  async function pay(formOrders: readonly FormOrder[]): Promise<boolean> {
    const ids = formOrders.map(({ id }) => id);
    try {
      await payFormOrders(ids, { idempotencyKey: intent.keyFor(ids) });
      intent.fulfilled();
      return true;
    } catch (cause) {
      const found = cause instanceof RequestError ? shortageOf(cause) : undefined;
      if (!found) throw cause;
      setShortage({ ...found, formOrderIds: ids });
      return false;
    } finally {
      await changed();
    }
  }

  const dialog = (
    <>
      {paying && (
        <PayDialog
          {...paying}
          pay={() => pay(paying.formOrders)}
          onPaid={(isPaid) => {
            if (isPaid) showSuccess(paying.formOrders.some(isDrawn) ? r('paidNext') : t('paid'));
          }}
          onClose={() => setPaying(undefined)}
        />
      )}
      {shortage && (
        <ShortageDialog
          shortage={shortage}
          formOrderIds={shortage.formOrderIds}
          onClose={() => setShortage(undefined)}
        />
      )}
    </>
  );
  return { openDialog, dialog };
}

/** Batch orders have no proofs. */
function isDrawn({ sku_template }: FormOrder): boolean {
  return sku_template.kind !== 'batch_order';
}

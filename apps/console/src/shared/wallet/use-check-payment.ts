import { formatYuan } from '@platen/model/money/money';
import { textIn } from '@platen/model/text/locale';
import type { Recharge } from '@platen/model/wallet/recharges';
import { closedReasonTexts } from '@platen/model/wallet/wallet-enums';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Action } from '../../ui/actions/action.types.ts';
import { showSuccess, showWarning } from '../../ui/feedback.tsx';
import { useText } from '../../ui/text.ts';
import { checkPaymentTexts } from './check-payment.messages.ts';
import { usePaymentMethodLabel } from './payment-method.tsx';
import { checkPayment, rechargeQuery } from './recharges.api.ts';

/** Every screen that shows money of a recharge. */
const affectedKeys = [['recharges'], ['bills'], ['users'], ['mine'], ['statements']];

/** "Check payment" for recharges whose notice may be lost: asks the provider, and says what it answered. */
export function useCheckPayment(): (recharge: Pick<Recharge, 'id'>) => Action {
  const t = useText(checkPaymentTexts);
  const locale = useLocale();
  const methodLabel = usePaymentMethodLabel();
  const client = useQueryClient();

  async function check(id: number): Promise<void> {
    const recharge = await checkPayment(id);
    const { no, state, amount, payment_method, closed_reason } = recharge;
    client.setQueryData(rechargeQuery(id).queryKey, recharge);
    for (const queryKey of affectedKeys) {
      void client.invalidateQueries({ queryKey, predicate: ({ queryKey: key }) => key[1] !== 'abilities' });
    }
    if (state === 'paid') showSuccess(t('paid', { amount: formatYuan(amount) }));
    else if (closed_reason) showWarning(textIn(closedReasonTexts[closed_reason], locale));
    else showWarning(t('unpaid', { method: methodLabel(payment_method), no }));
  }

  return ({ id }) => ({ key: 'check_payment', label: t('check'), run: () => check(id), success: false });
}

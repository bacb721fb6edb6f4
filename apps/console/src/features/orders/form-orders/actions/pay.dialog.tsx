import { formatFen } from '@platen/model/money/money';
import type { FormOrder } from '@platen/model/orders/form-orders';
import { useQuery } from '@tanstack/react-query';
import { hasFindings } from '../../../../shared/findings/use-finding-texts.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useText } from '../../../../ui/text.ts';
import { reviewQuery } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import styles from './confirm.module.css';
import { totalFen } from './money-total.ts';
import { OrderReview, summarizeReviews } from './order-review.tsx';

interface Props {
  formOrders: readonly FormOrder[];
  balance: string;
  /** Which of the selected form orders are not paid, as a text. */
  note?: string | undefined;
  /** Resolves with false if the balance turned out to be insufficient. */
  pay: () => Promise<boolean>;
  onPaid: (isPaid: boolean) => void;
  onClose: () => void;
}

/** Confirms a payment, showing what it is for. The total is exactly what will be charged. */
export function PayDialog({ formOrders, balance, note, pay, onPaid, onClose }: Props) {
  const t = useText(formOrdersTexts);
  const { data: reviews } = useQuery(reviewQuery(formOrders.map(({ id }) => id)));
  const [first] = formOrders;
  const hasAny = formOrders.some(({ finding_counts }) => hasFindings(finding_counts));
  return (
    <FormDialog
      title={t('payTitle', { amount: formatFen(totalFen(formOrders)) })}
      initial={{}}
      submitLabel={t('pay')}
      save={pay}
      onSaved={onPaid}
      onClose={onClose}
    >
      <p className={styles.text}>
        {formOrders.length === 1 && first
          ? t('payText', { no: first.no, balance })
          : t('payManyText', { count: String(formOrders.length), balance })}
        {note && ` ${note}`}
      </p>
      <OrderReview formOrders={formOrders} review={reviews && summarizeReviews(reviews)} />
      {hasAny && <p className={styles.text}>{t('payCorrect')}</p>}
    </FormDialog>
  );
}

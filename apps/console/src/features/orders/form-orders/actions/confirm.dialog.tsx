import type { FormOrder } from '@platen/model/orders/form-orders';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Skeleton } from 'antd';
import { FindingList } from '../../../../shared/findings/finding-list.tsx';
import { hasFindings } from '../../../../shared/findings/use-finding-texts.ts';
import { useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useText } from '../../../../ui/text.ts';
import { confirmFormOrder, ordersWithFindingsQuery, reviewQuery } from '../form-orders.api.ts';
import { formOrdersTexts } from '../form-orders.messages.ts';
import { reviewTexts } from '../review.messages.ts';
import styles from './confirm.module.css';
import { forEachRow } from './for-each.ts';
import { OrderReview, summarizeReviews } from './order-review.tsx';
import { useBatchActionReport } from './use-batch-action-report.ts';

interface Props {
  formOrders: readonly FormOrder[];
  /** Which of the selected form orders are not confirmed, as a text. */
  note?: string | undefined;
  onClose: () => void;
}

/**
 * Confirms production after showing the proofs. If they have problems, the user must acknowledge them; if some are not
 * rendered yet, confirming as soon as they are is the default.
 */
export function ConfirmDialog({ formOrders, note, onClose }: Props) {
  const t = useText(formOrdersTexts);
  const r = useText(reviewTexts);
  const changed = useOrdersChanged();
  const report = useBatchActionReport();
  const { data: reviews } = useQuery(reviewQuery(formOrders.map(({ id }) => id)));
  const review = reviews && summarizeReviews(reviews);
  const [first] = formOrders;
  const isOne = formOrders.length === 1 && first;
  const isFound = formOrders.some(({ finding_counts }) => hasFindings(finding_counts));
  // The server would refuse it, whatever is ticked.
  const isUnprintable = review !== undefined && review.unprintable > 0;
  // Somebody who ticks the box has seen a proof with problems, so there is nothing left to wait for.
  const offersWaiting = !isFound && review !== undefined && review.waiting > 0;

  async function confirm(_values: object, isOther: boolean) {
    const isWaiting = offersWaiting && !isOther;
    const how = isWaiting ? { when_rendered: true } : { acknowledges_findings: isFound };
    const result = await forEachRow(formOrders, ({ id }) => confirmFormOrder(id, how));
    await changed();
    return { result, isWaiting };
  }

  return (
    <FormDialog
      title={isOne ? t('confirmTitle', { no: first.no }) : t('confirmManyTitle', { count: String(formOrders.length) })}
      initial={{ acknowledged: false }}
      isDisabled={isUnprintable}
      submitLabel={isFound ? t('confirmAnyway') : offersWaiting ? r('confirmWhenRendered') : t('confirm')}
      otherLabel={offersWaiting ? r('confirmNow') : undefined}
      isDanger={isFound}
      save={confirm}
      onSaved={({ result, isWaiting }) => report(result, isWaiting ? r('requested') : t('confirmed'))}
      onClose={onClose}
    >
      <p className={styles.text}>
        {t('confirmText')}
        {note && ` ${note}`}
      </p>
      <OrderReview formOrders={formOrders} review={review} />
      {offersWaiting && <p className={styles.text}>{r('whenRenderedText')}</p>}
      {isFound && isOne && <OrdersOf formOrder={first} />}
      {isFound && !isUnprintable && (
        <Form.Item
          name="acknowledged"
          valuePropName="checked"
          extra={t('acknowledgeKept')}
          rules={[{ validator: async (_, isTicked) => (isTicked ? undefined : refuse(t('acknowledgeNeeded'))) }]}
        >
          <Checkbox>{t('acknowledge')}</Checkbox>
        </Form.Item>
      )}
    </FormDialog>
  );
}

function refuse(message: string): never {
  throw new Error(message);
}

/** The problems, order by order, limited to a readable number. */
function OrdersOf({ formOrder }: { formOrder: FormOrder }) {
  const t = useText(formOrdersTexts);
  const { data: page } = useQuery(ordersWithFindingsQuery(formOrder.id));
  if (!page) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const left = page.meta.total - page.data.length;
  return (
    <div className={styles.found}>
      {page.data.map(({ id, no, print_findings }) => (
        <section key={id}>
          <h3>{no}</h3>
          <FindingList findings={print_findings} />
        </section>
      ))}
      {left > 0 && <p>{t('moreOrders', { count: left })}</p>}
    </div>
  );
}

import { formatFen } from '@platen/model/money/money';
import type { FormOrder, FormOrderReview } from '@platen/model/orders/form-orders';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { FindingBadge } from '../../../../shared/findings/finding-badge.tsx';
import { FindingNotice } from '../../../../shared/findings/finding-notice.tsx';
import { sumFindings } from '../../../../shared/findings/use-finding-texts.ts';
import { imagesOf } from '../../../../shared/orders/order-images.ts';
import { useText } from '../../../../ui/text.ts';
import { ProofTiles } from '../detail/proof-tiles.tsx';
import { proofsQuery } from '../form-orders.api.ts';
import { reviewTexts } from '../review.messages.ts';
import { totalFen } from './money-total.ts';
import styles from './order-review.module.css';

interface Props {
  formOrders: readonly FormOrder[];
  /** Undefined while it is loading. */
  review: ReviewSummary | undefined;
}

/** What is about to be paid or printed: how it looks, how many, and its problems. */
export function OrderReview({ formOrders, review }: Props) {
  const t = useText(reviewTexts);
  const [first] = formOrders;
  const sum = (field: 'orders_count' | 'quantity') => formOrders.reduce((all, each) => all + each[field], 0);
  const remarks = review && [
    ...(review.unprintable > 0 ? [{ key: 'unprintable', tone: 'error' as const, count: review.unprintable }] : []),
    ...(review.failed > 0 ? [{ key: 'failed', tone: 'error' as const, count: review.failed }] : []),
    ...(review.waiting > 0 ? [{ key: 'waiting', tone: 'warning' as const, count: review.waiting }] : []),
    ...(review.withoutReceiver > 0
      ? [{ key: 'withoutReceiver', tone: 'warning' as const, count: review.withoutReceiver }]
      : []),
  ];
  return (
    <div className={styles.review}>
      {formOrders.length === 1 && first ? <Proofs formOrder={first} /> : <FormOrders formOrders={formOrders} />}
      <p className={styles.sum}>
        <span>{t('counts', { orders: sum('orders_count'), quantity: sum('quantity') })}</span>
        <b>{formatFen(totalFen(formOrders))}</b>
      </p>
      {!remarks && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {remarks?.map(({ key, tone, count }) => (
        <Alert
          key={key}
          type={tone}
          showIcon
          title={t(key as 'unprintable' | 'failed' | 'waiting' | 'withoutReceiver', { count })}
        />
      ))}
      <FindingNotice counts={sumFindings(formOrders.map(({ finding_counts }) => finding_counts))} />
    </div>
  );
}

function Proofs({ formOrder }: { formOrder: FormOrder }) {
  const { data: page } = useQuery({ ...proofsQuery(formOrder.id), enabled: hasProofs(formOrder) });
  const isNothingDrawn = page?.data.every((order) => imagesOf(order).length === 0);
  if (!hasProofs(formOrder) || isNothingDrawn) return null;
  return <ProofTiles orders={page?.data} ordersCount={formOrder.orders_count} size="small" />;
}

/** Batch orders have nothing to render. */
function hasProofs({ sku_template }: FormOrder): boolean {
  return sku_template.kind !== 'batch_order';
}

function FormOrders({ formOrders }: { formOrders: readonly FormOrder[] }) {
  return (
    <ul className={styles.formOrders}>
      {formOrders.map((formOrder) => (
        <li key={formOrder.id}>
          <span>{formOrder.no}</span>
          <span className={styles.template}>{formOrder.sku_template_name}</span>
          <FindingBadge counts={formOrder.finding_counts} />
          <b>{formatFen(totalFen([formOrder]))}</b>
        </li>
      ))}
    </ul>
  );
}

/** The reviews of several form orders, summed up. */
interface ReviewSummary {
  waiting: number;
  failed: number;
  withoutReceiver: number;
  unprintable: number;
}

export function summarizeReviews(reviews: readonly FormOrderReview[]): ReviewSummary {
  const sum: ReviewSummary = { waiting: 0, failed: 0, withoutReceiver: 0, unprintable: 0 };
  for (const { images, orders_without_receiver, orders_unprintable } of reviews) {
    sum.waiting += images.waiting;
    sum.failed += images.failed;
    sum.withoutReceiver += orders_without_receiver;
    sum.unprintable += orders_unprintable;
  }
  return sum;
}

import { formatYuan } from '@platen/model/money/money';
import type { Bill } from '@platen/model/wallet/bills';
import { Link, linkOptions, useParams } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useBillTarget } from '../../../shared/wallet/bill-columns.tsx';
import { billQuery } from '../../../shared/wallet/bills.api.ts';
import { PaymentMethodName } from '../../../shared/wallet/payment-method.tsx';
import { walletTexts } from '../../../shared/wallet/wallet.messages.ts';
import { balanceBefore } from '../../../shared/wallet/wallet-sums.ts';
import type { DetailItem } from '../../../ui/detail/detail.types.ts';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { DetailSections } from '../../../ui/detail/detail-sections.tsx';
import { Movement } from '../../../ui/movement.tsx';
import { useText } from '../../../ui/text.ts';
import { billsTexts } from './bills.messages.ts';
import styles from './bills.module.css';

export function BillDetail() {
  const { id } = useParams({ from: '/shell/bills/$id' });
  const badgeOf = useStateBadge('bill_kind');
  return (
    <DetailScreen
      query={billQuery(id)}
      back={linkOptions({ to: '/bills' })}
      title={(bill) => bill.no}
      state={(bill) => badgeOf(bill.kind)}
    >
      {(bill) => (
        <>
          <BillSummary bill={bill} />
          <BillFacts bill={bill} />
        </>
      )}
    </DetailScreen>
  );
}

/** The movement, with the balance before and after. */
function BillSummary({ bill }: { bill: Bill }) {
  const t = useText(billsTexts);
  const words = useText(walletTexts);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{words('bill.amount')}</dt>
        <dd className={styles.amount}>
          <Movement yuan={bill.amount} />
        </dd>
      </div>
      <div>
        <dt>{t('before')}</dt>
        <dd>{formatYuan(balanceBefore(bill))}</dd>
      </div>
      <ArrowRight aria-hidden />
      <div>
        <dt>{t('after')}</dt>
        <dd>{formatYuan(bill.balance)}</dd>
      </div>
    </dl>
  );
}

function BillFacts({ bill }: { bill: Bill }) {
  const t = useText(billsTexts);
  const words = useText(walletTexts);
  const can = useCan();
  const target = useBillTarget()(bill);
  const badgeOf = useStateBadge('bill_kind');
  const owner: DetailItem = {
    kind: 'custom',
    label: words('bill.owner'),
    value: (
      <Link to="/users/$id" params={{ id: String(bill.user_id) }}>
        {bill.user.screen_name}
      </Link>
    ),
  };
  return (
    <DetailSections
      sections={[
        {
          title: t('basics'),
          items: [
            { kind: 'copyable', label: words('bill.no'), value: bill.no },
            { kind: 'text', label: words('bill.kind'), value: badgeOf(bill.kind).label },
            {
              kind: 'custom',
              label: words('bill.method'),
              value: <PaymentMethodName method={bill.payment_method} />,
            },
            {
              kind: 'custom',
              label: t(`targets.${bill.target_type}`),
              value: target ? <Link {...target}>{bill.target_no}</Link> : bill.target_no,
            },
            ...(can('users.read') ? [owner] : []),
            { kind: 'dateTime', label: words('bill.paidAt'), value: bill.paid_at },
            { kind: 'dateTime', label: t('createdAt'), value: bill.created_at },
          ],
        },
      ]}
    />
  );
}

import type { Recharge, rechargeList } from '@platen/model/wallet/recharges';
import { linkOptions } from '@tanstack/react-router';
import { useStateBadge } from '../../../shared/states.ts';
import { PaymentMethodName } from '../../../shared/wallet/payment-method.tsx';
import { recharges } from '../../../shared/wallet/recharges.api.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargeTexts } from './recharge.messages.ts';

const pageSize = 10;
const linkTo = (recharge: Recharge) => linkOptions({ to: '/mine/recharge', search: { id: recharge.id } });

/** All recharges of the customer; unpaid ones can be continued from here. */
export function RechargeHistory() {
  const t = useText(rechargeTexts);
  const badgeOf = useStateBadge('recharge');
  return (
    <ListSection<Recharge, typeof rechargeList>
      title={t('history')}
      source={recharges}
      pageSize={pageSize}
      columns={[
        { kind: 'link', key: 'no', label: t('no'), value: (recharge) => recharge.no, link: linkTo },
        { kind: 'state', key: 'state', label: t('state'), value: (recharge) => badgeOf(recharge.state) },
        {
          kind: 'custom',
          key: 'payment_method',
          label: t('method'),
          render: (recharge) => <PaymentMethodName method={recharge.payment_method} />,
        },
        { kind: 'money', key: 'amount', label: t('amount'), value: (recharge) => recharge.amount },
        {
          kind: 'text',
          key: 'remark',
          label: t('remark'),
          value: (recharge) => recharge.rejected_reason || recharge.remark,
        },
        {
          kind: 'dateTime',
          key: 'paid_at',
          label: t('paidAt'),
          value: (recharge) => recharge.paid_at,
          sort: 'paid_at',
          priority: 2,
        },
        {
          kind: 'dateTime',
          key: 'created_at',
          label: t('createdAt'),
          value: (recharge) => recharge.created_at,
          sort: 'created_at',
        },
      ]}
      rowActions={(recharge) => [
        {
          key: 'view',
          label: recharge.state === 'pending' && recharge.payment_method !== 'offline' ? t('goOn') : t('view'),
          link: linkTo(recharge),
        },
      ]}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

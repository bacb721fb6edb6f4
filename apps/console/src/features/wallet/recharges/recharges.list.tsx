import { textIn } from '@platen/model/text/locale';
import {
  canCheckPayment,
  canReviewRecharge,
  type Recharge,
  type rechargeList,
  rechargeMethods,
} from '@platen/model/wallet/recharges';
import { closedReasonTexts, rechargeStates } from '@platen/model/wallet/wallet-enums';
import { linkOptions } from '@tanstack/react-router';
import { Tooltip } from 'antd';
import { FileCheck, Landmark, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useHistoryAction } from '../../../shared/audit/use-history-action.tsx';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { PaymentMethodName, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { recharges } from '../../../shared/wallet/recharges.api.ts';
import { useCheckPayment } from '../../../shared/wallet/use-check-payment.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { emptyValue } from '../../../ui/formats.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { rechargesTexts } from './recharges.messages.ts';
import styles from './recharges.module.css';
import { TransferInstructionsDialog } from './transfer-instructions.dialog.tsx';
import { useRechargeReview } from './use-recharge-review.tsx';

type Sort = (typeof rechargeList)['sorts'][number];

/** The customer's remark and the factory's reply in one column: two would make the widest list even wider. */
function Remark({ recharge: { remark, rejected_reason, closed_reason } }: { recharge: Recharge }) {
  const locale = useLocale();
  const closed = closed_reason ? textIn(closedReasonTexts[closed_reason], locale) : '';
  const text = [remark, rejected_reason, closed].filter((part) => part !== '').join(' → ');
  if (text === '') return emptyValue;
  return (
    <Tooltip title={text} mouseEnterDelay={0.6}>
      <span className={styles.remark}>{text}</span>
    </Tooltip>
  );
}

/** The recharges of all customers, for staff. */
export function RechargeList() {
  const t = useText(rechargesTexts);
  const can = useCan();
  const badgeOf = useStateBadge('recharge');
  const methodLabel = usePaymentMethodLabel();
  const { actionsOf, dialog } = useRechargeReview();
  const checkPayment = useCheckPayment();
  const historyOf = useHistoryAction();
  const [isEditingInstructions, setEditingInstructions] = useState(false);
  const instructions: Action = {
    key: 'instructions',
    label: t('instructions'),
    icon: <Landmark aria-hidden />,
    run: () => Promise.resolve(setEditingInstructions(true)),
    success: false,
  };
  const toApproval: Action = {
    key: 'approval',
    label: t('toApproval'),
    link: linkOptions({ to: '/approvals', search: { state_eq: 'waiting' } }),
  };
  function actionsFor(recharge: Recharge): Action[] {
    if (canCheckPayment(recharge)) return [checkPayment(recharge)];
    if (recharge.approval_id !== null) return can('approvals.read') ? [toApproval] : [];
    // Nobody has decided about a pending recharge, so that its history would be empty.
    return canReviewRecharge(recharge) ? actionsOf(recharge) : historyOf('recharges', recharge.id);
  }
  return (
    <>
      <ListScreen<Recharge, typeof rechargeList>
        title={t('title')}
        description={t('description')}
        source={recharges}
        actions={[
          {
            key: 'waiting',
            label: t('waiting'),
            icon: <ListChecks aria-hidden />,
            link: linkOptions({ to: '/recharges', search: { state_eq: 'pending', payment_method_eq: 'offline' } }),
          },
          {
            key: 'statements',
            label: t('statements'),
            icon: <FileCheck aria-hidden />,
            link: linkOptions({ to: '/statements' }),
          },
          ...(can('payment_settings.update') ? [instructions] : []),
        ]}
        filters={[
          { kind: 'text', name: 'no_cont', label: t('no'), placeholder: t('noPlaceholder') },
          customerFilter('user_id_eq', t('customer'), t('customerPlaceholder')),
          {
            kind: 'select',
            name: 'state_eq',
            label: t('state'),
            options: rechargeStates.map((state) => ({ value: state, label: badgeOf(state).label })),
            isChips: true,
          },
          {
            kind: 'select',
            name: 'payment_method_eq',
            label: t('method'),
            options: rechargeMethods.map((method) => ({ value: method, label: methodLabel(method) })),
          },
          { kind: 'dateRange', from: 'created_at_gteq_date', to: 'created_at_lteq_date', label: t('createdAt') },
        ]}
        columns={useRechargeColumns()}
        rowActions={actionsFor}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {dialog}
      {isEditingInstructions && <TransferInstructionsDialog onClose={() => setEditingInstructions(false)} />}
    </>
  );
}

function useRechargeColumns(): readonly Column<Recharge, Sort>[] {
  const t = useText(rechargesTexts);
  const can = useCan();
  const badgeOf = useStateBadge('recharge');
  return [
    // Only the customer is a link: a recharge has no detail screen.
    { kind: 'text', key: 'no', label: t('no'), value: (recharge) => recharge.no },
    {
      kind: 'state',
      key: 'state',
      label: t('state'),
      value: ({ state, approval_id }) =>
        approval_id === null ? badgeOf(state) : { tone: 'info', label: t('inSecondApproval') },
    },
    {
      kind: 'link',
      key: 'user',
      label: t('customer'),
      value: (recharge) => recharge.user.screen_name,
      link: (recharge) =>
        can('users.read') ? linkOptions({ to: '/users/$id', params: { id: String(recharge.user_id) } }) : undefined,
    },
    { kind: 'money', key: 'amount', label: t('amount'), value: (recharge) => recharge.amount },
    {
      kind: 'custom',
      key: 'payment_method',
      label: t('method'),
      render: (recharge) => <PaymentMethodName method={recharge.payment_method} />,
    },
    {
      kind: 'custom',
      key: 'remark',
      label: t('remark'),
      render: (recharge) => <Remark recharge={recharge} />,
      priority: 3,
    },
    {
      kind: 'dateTime',
      key: 'paid_at',
      label: t('paidAt'),
      value: ({ paid_at }) => paid_at,
      sort: 'paid_at',
      priority: 2,
    },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: ({ created_at }) => created_at,
      sort: 'created_at',
    },
  ];
}

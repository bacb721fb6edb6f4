import type { Bill, billList } from '@platen/model/wallet/bills';
import { linkOptions } from '@tanstack/react-router';
import type { LinkTarget } from '../../ui/actions/action.types.ts';
import type { Column } from '../../ui/list/list.types.ts';
import { useText } from '../../ui/text.ts';
import { useCan } from '../session/abilities.tsx';
import { useStateBadge } from '../states.ts';
import { PaymentMethodName } from './payment-method.tsx';
import { walletTexts } from './wallet.messages.ts';

type BillColumn = Column<Bill, (typeof billList)['sorts'][number]>;

/** Where to see what a bill was for. Staff have no screen for a single recharge: it is found in the list. */
export function useBillTarget(): (bill: Bill) => LinkTarget | undefined {
  const can = useCan();
  return ({ target_type, target_id, target_no }) => {
    if (target_type === 'FormOrder') {
      if (!can('form_orders.read')) return undefined;
      return linkOptions({ to: '/bills/form_orders/$id', params: { id: String(target_id) } });
    }
    if (can('recharges.approve')) return linkOptions({ to: '/recharges', search: { no_cont: target_no } });
    return can('recharges.create') ? linkOptions({ to: '/mine/recharge', search: { id: target_id } }) : undefined;
  };
}

/** The columns of bills, the same wherever they are listed. The customer is shown unless all bills belong to one. */
export function useBillColumns({ showsOwner }: { showsOwner: boolean }): BillColumn[] {
  const t = useText(walletTexts);
  const can = useCan();
  const badgeOf = useStateBadge('bill_kind');
  const target = useBillTarget();
  const owner: BillColumn = {
    kind: 'link',
    key: 'owner',
    label: t('bill.owner'),
    value: (bill) => bill.user.screen_name,
    link: (bill) =>
      can('users.read') ? linkOptions({ to: '/users/$id', params: { id: String(bill.user_id) } }) : undefined,
  };
  return [
    {
      kind: 'link',
      key: 'no',
      label: t('bill.no'),
      value: (bill) => bill.no,
      link: (bill) => linkOptions({ to: '/bills/$id', params: { id: String(bill.id) } }),
    },
    { kind: 'state', key: 'kind', label: t('bill.kind'), value: (bill) => badgeOf(bill.kind) },
    ...(showsOwner ? [owner] : []),
    {
      kind: 'custom',
      key: 'payment_method',
      label: t('bill.method'),
      render: (bill) => <PaymentMethodName method={bill.payment_method} />,
      priority: 3,
    },
    { kind: 'link', key: 'target', label: t('bill.target'), value: (bill) => bill.target_no, link: target },
    { kind: 'money', key: 'amount', label: t('bill.amount'), value: (bill) => bill.amount, isMovement: true },
    { kind: 'money', key: 'balance', label: t('bill.balance'), value: (bill) => bill.balance, priority: 2 },
    { kind: 'dateTime', key: 'paid_at', label: t('bill.paidAt'), value: (bill) => bill.paid_at, sort: 'paid_at' },
  ];
}

import { isCustomer } from '@platen/model/accounts/roles';
import { type Bill, billList } from '@platen/model/wallet/bills';
import { billKinds, paymentMethods } from '@platen/model/wallet/wallet-enums';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useListExport } from '../../../shared/request/use-list-export.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { useBillColumns } from '../../../shared/wallet/bill-columns.tsx';
import { bills } from '../../../shared/wallet/bills.api.ts';
import { usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import { walletTexts } from '../../../shared/wallet/wallet.messages.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { filtersOf } from '../../../ui/list/list-search.ts';
import { useText } from '../../../ui/text.ts';
import { billsTexts } from './bills.messages.ts';

export function BillList() {
  const t = useText(billsTexts);
  const words = useText(walletTexts);
  const can = useCan();
  const kindBadgeOf = useStateBadge('bill_kind');
  const methodLabel = usePaymentMethodLabel();
  const { data: user } = useQuery(currentUserQuery);
  const seesEveryone = user !== undefined && !isCustomer(user.role);
  const columns = useBillColumns({ showsOwner: seesEveryone });
  const search = useSearch({ from: '/shell/bills' });
  const { action: exportAction, strip } = useListExport(
    'GET /bills/export',
    filtersOf(search, Object.keys(billList.filters)),
    t('title'),
  );

  return (
    <ListScreen<Bill, typeof billList>
      title={t('title')}
      description={seesEveryone ? t('descriptionStaff') : t('description')}
      source={bills}
      filters={[
        { kind: 'text', name: 'no_cont', label: words('bill.no'), placeholder: t('noPlaceholder') },
        {
          kind: 'select',
          name: 'kind_eq',
          label: words('bill.kind'),
          options: billKinds.map((kind) => ({ value: kind, label: kindBadgeOf(kind).label })),
          isChips: true,
        },
        {
          kind: 'select',
          name: 'payment_method_eq',
          label: words('bill.method'),
          options: paymentMethods.map((method) => ({ value: method, label: methodLabel(method) })),
        },
        { kind: 'dateRange', from: 'paid_at_gteq_date', to: 'paid_at_lteq_date', label: t('paidAt') },
        ...(seesEveryone ? [customerFilter('user_id_eq', words('bill.owner'), t('customerPlaceholder'))] : []),
      ]}
      columns={columns}
      actions={[exportAction]}
      notice={strip}
      empty={{
        title: words('bill.emptyTitle'),
        text: seesEveryone ? t('emptyTextStaff') : words('bill.emptyText'),
        ...(can('recharges.create') && {
          action: { key: 'recharge', label: t('recharge'), link: linkOptions({ to: '/mine/recharge' }) },
        }),
      }}
    />
  );
}

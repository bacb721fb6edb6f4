import { canCheckPayment } from '@platen/model/wallet/recharges';
import { differenceKinds } from '@platen/model/wallet/statement-enums';
import type { StatementDetail, StatementDifference, statementDifferenceList } from '@platen/model/wallet/statements';
import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { useCheckPayment } from '../../../shared/wallet/use-check-payment.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { differencesOf } from './statements.api.ts';
import { statementsTexts } from './statements.messages.ts';

/** Where a statement and the recharges differ, each with its recharge; a payment that was lost can be checked here. */
export function StatementDifferences({ statement }: { statement: StatementDetail }) {
  const t = useText(statementsTexts);
  const badgeOf = useStateBadge('statement_difference');
  const checkPayment = useCheckPayment();
  const source = useMemo(() => differencesOf(statement.id), [statement.id]);
  return (
    <ListSection<StatementDifference, typeof statementDifferenceList>
      title={t('differences')}
      source={source}
      filters={[
        {
          kind: 'select',
          name: 'kind_eq',
          label: t('kind'),
          placeholder: t('allKinds'),
          options: differenceKinds.map((kind) => ({ value: kind, label: badgeOf(kind).label })),
        },
      ]}
      columns={useDifferenceColumns()}
      rowActions={({ kind, recharge }) => {
        const isLost = kind === 'not_credited' && recharge !== null;
        return isLost && canCheckPayment({ ...recharge, payment_method: statement.payment_method })
          ? [checkPayment(recharge)]
          : [];
      }}
      empty={{ title: t('noDifferencesTitle'), text: t('noDifferencesText') }}
    />
  );
}

function useDifferenceColumns(): readonly Column<StatementDifference, 'id'>[] {
  const t = useText(statementsTexts);
  const can = useCan();
  const badgeOf = useStateBadge('statement_difference');
  const rechargeBadgeOf = useStateBadge('recharge');
  return [
    {
      kind: 'link',
      key: 'no',
      label: t('no'),
      value: ({ no }) => no,
      link: ({ no, recharge }) => (recharge ? linkOptions({ to: '/recharges', search: { no_cont: no } }) : undefined),
    },
    {
      kind: 'state',
      key: 'kind',
      label: t('kind'),
      value: ({ kind, is_settled }) => (is_settled ? { tone: 'success', label: t('settled') } : badgeOf(kind)),
    },
    { kind: 'money', key: 'provider', label: t('providerAmount'), value: ({ provider_amount }) => provider_amount },
    { kind: 'money', key: 'credited', label: t('creditedAmount'), value: ({ credited_amount }) => credited_amount },
    {
      kind: 'state',
      key: 'state',
      label: t('state'),
      value: ({ recharge }) => (recharge ? rechargeBadgeOf(recharge.state) : { tone: 'gray', label: t('unknown') }),
    },
    {
      kind: 'link',
      key: 'customer',
      label: t('customer'),
      value: ({ recharge }) => recharge?.user.screen_name ?? '',
      link: ({ recharge }) =>
        recharge && can('users.read')
          ? linkOptions({ to: '/users/$id', params: { id: String(recharge.user.id) } })
          : undefined,
    },
    { kind: 'text', key: 'provider_no', label: t('providerNo'), value: ({ provider_no }) => provider_no, isCode: true },
    { kind: 'count', key: 'line', label: t('line'), value: ({ line }) => line, priority: 3 },
  ];
}

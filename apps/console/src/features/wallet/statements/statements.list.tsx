import { statementMethods } from '@platen/model/wallet/statement-enums';
import type { Statement, statementList } from '@platen/model/wallet/statements';
import { linkOptions } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { PaymentMethodName, usePaymentMethodLabel } from '../../../shared/wallet/payment-method.tsx';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { useStatementDays } from './statement-days.ts';
import { statements } from './statements.api.ts';
import { statementsTexts } from './statements.messages.ts';

type Sort = (typeof statementList)['sorts'][number];

const linkTo = ({ id }: Statement) => linkOptions({ to: '/statements/$id', params: { id: String(id) } });

/** The statements of payment providers that were compared with the recharges. */
export function StatementList() {
  const t = useText(statementsTexts);
  const methodLabel = usePaymentMethodLabel();
  const upload: Action = {
    key: 'upload',
    label: t('upload'),
    icon: <Upload aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/statements/new' }),
  };
  return (
    <ListScreen<Statement, typeof statementList>
      title={t('title')}
      description={t('description')}
      source={statements}
      actions={[upload]}
      filters={[
        {
          kind: 'select',
          name: 'payment_method_eq',
          label: t('method'),
          options: statementMethods.map((method) => ({ value: method, label: methodLabel(method) })),
        },
      ]}
      columns={useStatementColumns()}
      rowActions={(statement) => [{ key: 'view', label: t('view'), link: linkTo(statement) }]}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), action: upload }}
    />
  );
}

function useStatementColumns(): readonly Column<Statement, Sort>[] {
  const t = useText(statementsTexts);
  const daysOf = useStatementDays();
  return [
    { kind: 'link', key: 'day', label: t('day'), value: daysOf, link: linkTo, sort: 'from_day' },
    {
      kind: 'custom',
      key: 'method',
      label: t('method'),
      render: ({ payment_method }) => <PaymentMethodName method={payment_method} />,
      priority: 1,
    },
    {
      kind: 'state',
      key: 'differences',
      label: t('differences'),
      value: ({ differences_count: count }) =>
        count === 0 ? { tone: 'success', label: t('none') } : { tone: 'danger', label: String(count) },
    },
    { kind: 'count', key: 'lines', label: t('lines'), value: ({ lines_count }) => lines_count },
    { kind: 'count', key: 'matched', label: t('matched'), value: ({ matched_count }) => matched_count },
    { kind: 'money', key: 'amount', label: t('matchedAmount'), value: ({ matched_amount }) => matched_amount },
    { kind: 'text', key: 'creator', label: t('creator'), value: ({ creator }) => creator.screen_name, priority: 3 },
    {
      kind: 'dateTime',
      key: 'created_at',
      label: t('createdAt'),
      value: ({ created_at }) => created_at,
      sort: 'created_at',
    },
  ];
}

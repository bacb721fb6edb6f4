import { type Erasure, erasureKinds, type erasureList, erasureStates } from '@platen/model/operations/data-protection';
import { linkOptions } from '@tanstack/react-router';
import { Clock, Eraser } from 'lucide-react';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { erasures } from './data-protection.api.ts';
import { dataProtectionTexts } from './data-protection.messages.ts';

type Sort = (typeof erasureList)['sorts'][number];

const linkTo = ({ id }: Erasure) => linkOptions({ to: '/erasures/$id', params: { id: String(id) } });

/** What was erased, at night and on request. */
export function ErasureList() {
  const t = useText(dataProtectionTexts);
  const badgeOf = useStateBadge('erasure');
  const create: Action = {
    key: 'create',
    label: t('newErasure'),
    icon: <Eraser aria-hidden />,
    isPrimary: true,
    link: linkOptions({ to: '/erasures/new' }),
  };
  const retention: Action = {
    key: 'retention',
    label: t('retention'),
    icon: <Clock aria-hidden />,
    link: linkOptions({ to: '/retention_settings' }),
  };
  return (
    <ListScreen<Erasure, typeof erasureList>
      title={t('title')}
      description={t('description')}
      source={erasures}
      actions={[create, retention]}
      filters={[
        {
          kind: 'select',
          name: 'kind_eq',
          label: t('kind'),
          options: erasureKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        },
        {
          kind: 'select',
          name: 'state_eq',
          label: t('state'),
          options: erasureStates.map((state) => ({ value: state, label: badgeOf(state).label })),
        },
        customerFilter('user_id_eq', t('customer'), t('anyCustomer')),
      ]}
      columns={useErasureColumns()}
      rowActions={(erasure) => [{ key: 'view', label: t('view'), link: linkTo(erasure) }]}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), action: create }}
    />
  );
}

function useErasureColumns(): readonly Column<Erasure, Sort>[] {
  const t = useText(dataProtectionTexts);
  const badgeOf = useStateBadge('erasure');
  return [
    {
      kind: 'link',
      key: 'id',
      label: t('kind'),
      value: ({ id, kind }) => `${t(`kinds.${kind}`)} · ${id}`,
      link: linkTo,
    },
    { kind: 'state', key: 'state', label: t('state'), value: ({ state }) => badgeOf(state) },
    { kind: 'count', key: 'orders', label: t('ordersCount'), value: ({ orders_count }) => orders_count },
    { kind: 'count', key: 'files', label: t('filesCount'), value: ({ files_count }) => files_count },
    {
      kind: 'text',
      key: 'requester',
      label: t('requester'),
      value: ({ requester }) => requester?.screen_name ?? t('nobody'),
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

import { batchStates } from '@platen/model/production/batch-states';
import type { ProductionBatchRow, productionBatchList } from '@platen/model/production/production-batches';
import { linkOptions } from '@tanstack/react-router';
import { productionBatches } from '../../../shared/batches/batches.api.ts';
import { useBatchActions } from '../../../shared/batches/use-batch-actions.tsx';
import { useBatchDownload } from '../../../shared/batches/use-batch-download.tsx';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { useFindingsColumn } from '../../../shared/findings/findings-column.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Column, Filter } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { productionBatchesTexts } from './production-batches.messages.ts';

type Sort = (typeof productionBatchList)['sorts'][number];
type Name = Extract<keyof (typeof productionBatchList)['filters'], string>;

export function ProductionBatchList() {
  const t = useText(productionBatchesTexts);
  const findings = useFindingsColumn();
  const can = useCan();
  const badgeOf = useStateBadge('batch');
  const { download, strip } = useBatchDownload();
  const actionsOf = useBatchActions({ download });
  const seesEveryone = can('users.read');

  const detail = (batch: ProductionBatchRow) =>
    linkOptions({ to: '/production_batches/$id', params: { id: String(batch.id) } });
  const owner: Column<ProductionBatchRow, Sort> = {
    kind: 'text',
    key: 'owner',
    label: t('customer'),
    value: (batch) => batch.user.screen_name,
  };
  const filters: Filter<Name>[] = [
    { kind: 'text', name: 'no_cont', label: t('no'), placeholder: t('noPlaceholder') },
    {
      kind: 'select',
      name: 'state_eq',
      label: t('state'),
      options: batchStates.map((state) => ({ value: state, label: badgeOf(state).label })),
      isChips: true,
    },
    { kind: 'text', name: 'sku_template_no_cont', label: t('templateNo'), placeholder: t('noPlaceholder') },
    { kind: 'text', name: 'sku_template_name_cont', label: t('templateName'), placeholder: t('noPlaceholder') },
    { kind: 'text', name: 'orders_no_cont', label: t('orderNo'), placeholder: t('noPlaceholder') },
    ...(seesEveryone ? [customerFilter<Name>('user_id_eq', t('customer'), t('allCustomers'))] : []),
  ];

  return (
    <ListScreen<ProductionBatchRow, typeof productionBatchList>
      title={t('title')}
      description={t('description')}
      source={productionBatches}
      notice={strip}
      filters={filters}
      columns={[
        { kind: 'link', key: 'no', label: t('no'), value: (batch) => batch.no, link: detail },
        { kind: 'state', key: 'state', label: t('state'), value: (batch) => badgeOf(batch.state) },
        findings,
        {
          kind: 'text',
          key: 'template_no',
          label: t('templateNo'),
          value: (batch) => batch.sku_template_no,
          priority: 3,
        },
        { kind: 'text', key: 'template', label: t('templateName'), value: (batch) => batch.sku_template_name },
        ...(seesEveryone ? [owner] : []),
        { kind: 'count', key: 'orders', label: t('orders'), value: (batch) => batch.orders_count },
        { kind: 'count', key: 'quantity', label: t('quantity'), value: (batch) => batch.quantity },
        { kind: 'money', key: 'amount', label: t('amount'), value: (batch) => batch.amount },
        {
          kind: 'dateTime',
          key: 'created_at',
          label: t('createdAt'),
          value: (batch) => batch.created_at,
          sort: 'created_at',
        },
      ]}
      rowActions={actionsOf}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

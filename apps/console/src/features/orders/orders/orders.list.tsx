import type { Page } from '@platen/model/lists/lists';
import type { ReadOption } from '@platen/model/lists/read-options';
import type { OrderRow, orderList } from '@platen/model/orders/orders';
import type { ProductionBatchRow } from '@platen/model/production/production-batches';
import { useSearch } from '@tanstack/react-router';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { findingsTexts } from '../../../shared/findings/findings.messages.ts';
import { formOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { imagePollMs } from '../../../shared/orders/order-images.ts';
import { orderPageSizes } from '../../../shared/orders/order-page-sizes.ts';
import { stateFilterOptions } from '../../../shared/orders/state-filter.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { api } from '../../../shared/request/request.ts';
import { useListExport } from '../../../shared/request/use-list-export.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import { type ReadOptionsParams, ReadOptionsSelect } from '../../../ui/form/read-options-select.tsx';
import type { Filter } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { filtersOf } from '../../../ui/list/list-search.ts';
import { filterNames } from '../../../ui/list/use-list.ts';
import { useText } from '../../../ui/text.ts';
import { orders } from './orders.api.ts';
import { ordersTexts } from './orders.messages.ts';
import { useOrderActions } from './use-order-actions.tsx';
import { type OrderColumn, useOrderColumns } from './use-order-columns.tsx';

type FilterName = Extract<keyof (typeof orderList)['filters'], string>;

const asId = (value: unknown) => (value === undefined ? undefined : Number(value));
const asText = (id: number | null | undefined) => (id === null || id === undefined ? undefined : String(id));

function useFilters(seesEveryone: boolean): Filter<FilterName>[] {
  const t = useText(ordersTexts);
  const findings = useText(findingsTexts);
  const badgeOf = useStateBadge('order');
  return [
    { kind: 'text', name: 'no_cont', label: t('no'), placeholder: t('contains') },
    {
      kind: 'select',
      name: 'state_in',
      label: t('state'),
      placeholder: t('statePlaceholder'),
      options: stateFilterOptions(badgeOf),
      isChips: true,
    },
    {
      kind: 'select',
      name: 'findings_eq',
      label: findings('filter'),
      options: [
        { value: 'any', label: findings('any') },
        { value: 'errors', label: findings('onlyErrors') },
      ],
    },
    {
      kind: 'custom',
      name: 'production_batch_id_eq',
      label: t('batch'),
      render: ({ id, value, onChange }) => (
        <BatchSelect
          id={id}
          value={asId(value)}
          onChange={(next) => onChange(asText(next))}
          placeholder={t('batchPlaceholder')}
        />
      ),
    },
    { kind: 'text', name: 'sku_template_no_cont', label: t('skuTemplateNo'), placeholder: t('contains') },
    { kind: 'text', name: 'sku_template_name_cont', label: t('skuTemplateName'), placeholder: t('contains') },
    {
      kind: 'custom',
      name: 'sku_template_category_id_eq',
      label: t('category'),
      render: ({ id, value, onChange }) => (
        <CategoryCascader
          id={id}
          tree="categories"
          value={asId(value) ?? null}
          onChange={(next) => onChange(asText(next))}
          placeholder={t('categoryPlaceholder')}
        />
      ),
    },
    ...(seesEveryone ? [customerFilter('user_id_eq' as const, t('owner'), t('ownerPlaceholder'))] : []),
  ];
}

export function OrderList() {
  const t = useText(ordersTexts);
  const seesEveryone = useParty() === 'staff';
  const columns = useOrderColumns();
  const actionsOf = useOrderActions();
  const filters = useFilters(seesEveryone);
  const search = useSearch({ from: '/shell/orders' });
  const { action: exportAction, strip } = useListExport(
    'GET /orders/export',
    // By the filters of the screen and not of the model's list, which would load its schemas into the page.
    filtersOf(search, filterNames(filters)),
    t('title'),
  );
  const owner: OrderColumn = { kind: 'text', key: 'owner', label: t('owner'), value: (row) => row.user.screen_name };
  return (
    <ListScreen<OrderRow, typeof orderList>
      title={t('title')}
      description={t('description')}
      source={orders}
      filters={filters}
      pageSizes={orderPageSizes}
      pollMs={imagePollMs}
      columns={[
        columns.no,
        columns.subNo,
        {
          kind: 'link',
          key: 'form_order_no',
          label: t('formOrder'),
          value: (row) => row.form_order_no,
          link: (row) => formOrderLink(row.sku_template_kind, row.form_order_id),
        },
        {
          kind: 'text',
          key: 'sku_template_name',
          label: t('skuTemplateName'),
          value: (row) => row.sku_template_name,
          priority: 3,
        },
        ...(seesEveryone ? [owner] : []),
        columns.effectImages,
        columns.customAreas,
        columns.size,
        columns.price,
        columns.quantity,
        columns.amount,
        columns.state,
        columns.findings,
        columns.tracking,
        columns.updatedAt,
      ]}
      actions={[exportAction]}
      notice={strip}
      rowActions={actionsOf}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

interface BatchSelectProps {
  id?: string;
  value?: number | undefined;
  onChange?: (next: number | undefined) => void;
  placeholder?: string;
}

const cacheKey = ['production_batches'];

const toOption = ({ id, no }: Pick<ProductionBatchRow, 'id' | 'no'>): ReadOption => ({ id, display_name: no });

/** Batches are searched by number; a selected one is fetched by its id. */
async function loadOptions(
  { keyword, id_in, ...page }: ReadOptionsParams,
  signal: AbortSignal,
): Promise<Page<ReadOption>> {
  const call = { signal, showActivity: false };
  if (id_in !== undefined) {
    const batch = await api('GET /production_batches/:id', { params: { id: id_in }, ...call });
    return {
      data: [toOption(batch)],
      meta: { page: 1, per_page: 1, total: 1, total_pages: 1, total_is_estimate: false, next_cursor: null },
    };
  }
  const query = { ...page, no_cont: keyword };
  const found = await api('GET /production_batches', { query, ...call });
  return { ...found, data: found.data.map(toOption) };
}

/** Selects a production batch. */
function BatchSelect(props: BatchSelectProps) {
  return <ReadOptionsSelect<ReadOption> {...props} cacheKey={cacheKey} load={loadOptions} />;
}

import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import { typeOfKind } from '@platen/model/catalogue/template-kinds';
import { formatFen } from '@platen/model/money/money';
import type { FormOrder, formOrderList } from '@platen/model/orders/form-orders';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useImportOrders } from '../../../shared/desktop/use-import-orders.tsx';
import { CategoryCascader } from '../../../shared/fields/category-cascader.tsx';
import { customerFilter } from '../../../shared/fields/one-customer-select.tsx';
import { tagNamesQuery } from '../../../shared/fields/tag-options.ts';
import { useFindingsColumn } from '../../../shared/findings/findings-column.tsx';
import { formOrderLink, newFormOrderLink } from '../../../shared/orders/form-order-kinds.ts';
import { stateFilterOptions } from '../../../shared/orders/state-filter.ts';
import { useParty } from '../../../shared/orders/use-party.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import type { Column, Filter } from '../../../ui/list/list.types.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { totalFen } from './actions/money-total.ts';
import { useFormOrderActions } from './actions/use-form-order-actions.tsx';
import { useFormOrderBatchActions } from './actions/use-form-order-batch-actions.tsx';
import { formOrders } from './form-orders.api.ts';
import { formOrdersTexts } from './form-orders.messages.ts';

type Sort = (typeof formOrderList)['sorts'][number];
type FilterName = Extract<keyof (typeof formOrderList)['filters'], string>;

export const MicroCustomOrderList = () => <FormOrdersOfKind key="micro_custom" kind="micro_custom" />;
export const FormOrderList = () => <FormOrdersOfKind key="form_order" kind="form_order" />;
export const BatchOrderList = () => <FormOrdersOfKind key="batch_order" kind="batch_order" />;

function useColumns(seesEveryone: boolean): Column<FormOrder, Sort>[] {
  const t = useText(formOrdersTexts);
  const findings = useFindingsColumn();
  const badgeOf = useStateBadge('order');
  const owner: Column<FormOrder, Sort> = {
    kind: 'text',
    key: 'owner',
    label: t('owner'),
    value: (row) => row.user.screen_name,
    foldInto: 'no',
  };
  return [
    {
      kind: 'link',
      key: 'no',
      label: t('noColumn'),
      value: (row) => row.no,
      link: (row) => formOrderLink(row.sku_template.kind, row.id),
    },
    {
      kind: 'text',
      key: 'sku_template_no',
      label: t('skuTemplateNo'),
      value: (row) => row.sku_template_no,
      isCode: true,
      foldInto: 'sku_template_name',
    },
    {
      kind: 'pictured',
      key: 'sku_template_name',
      label: t('skuTemplateName'),
      value: (row) => row.sku_template_name,
      pictureUrl: (row) => row.effect_images[0]?.url,
    },
    ...(seesEveryone ? [owner] : []),
    { kind: 'state', key: 'state', label: t('state'), value: (row) => badgeOf(row.state) },
    findings,
    { kind: 'tags', key: 'tag_list', label: t('tags'), value: (row) => row.tag_list },
    { kind: 'count', key: 'orders_count', label: t('ordersCount'), value: (row) => row.orders_count },
    { kind: 'count', key: 'quantity', label: t('quantity'), value: (row) => row.quantity },
    { kind: 'money', key: 'amount', label: t('amount'), value: (row) => row.amount, sort: 'amount' },
    { kind: 'dateTime', key: 'created_at', label: t('createdAt'), value: (row) => row.created_at, sort: 'created_at' },
  ];
}

function useFilters(seesEveryone: boolean): Filter<FilterName>[] {
  const t = useText(formOrdersTexts);
  const badgeOf = useStateBadge('order');
  const tags = useQuery(tagNamesQuery('FormOrder'));
  return [
    { kind: 'text', name: 'no_cont', label: t('no'), placeholder: t('noPlaceholder') },
    { kind: 'text', name: 'orders_no_cont', label: t('orderNo'), placeholder: t('contains') },
    {
      kind: 'select',
      name: 'state_in',
      label: t('state'),
      options: stateFilterOptions(badgeOf),
      isChips: true,
    },
    { kind: 'dateRange', from: 'created_at_gteq_date', to: 'created_at_lteq_date', label: t('createdAt') },
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
          value={value === undefined ? null : Number(value)}
          onChange={(next) => onChange(next === null ? undefined : String(next))}
          placeholder={t('categoryPlaceholder')}
        />
      ),
    },
    {
      kind: 'tags',
      name: 'tags_name_in',
      label: t('tags'),
      placeholder: t('tagsPlaceholder'),
      options: (tags.data ?? []).map((name) => ({ value: name, label: name })),
    },
    ...(seesEveryone ? [customerFilter('user_id_eq' as const, t('owner'), t('ownerPlaceholder'))] : []),
  ];
}

function FormOrdersOfKind({ kind }: { kind: TemplateKind }) {
  const t = useText(formOrdersTexts);
  const can = useCan();
  const seesEveryone = useParty() === 'staff';
  const { actionsOf, dialogs } = useFormOrderActions();
  const batch = useFormOrderBatchActions();
  const columns = useColumns(seesEveryone);
  const filters = useFilters(seesEveryone);
  const imports = useImportOrders();

  const create: Action = {
    key: 'create',
    label: t('create'),
    icon: <Plus aria-hidden />,
    isPrimary: true,
    link: newFormOrderLink(kind),
  };

  return (
    <>
      <ListScreen<FormOrder, typeof formOrderList>
        title={t(`title.${kind}`)}
        description={t(`description.${kind}`)}
        source={formOrders}
        fixedFilters={{ type_eq: typeOfKind[kind] }}
        filters={filters}
        columns={columns}
        actions={can('form_orders.create') ? [...imports, create] : imports}
        rowActions={actionsOf}
        batchActions={batch.batchActions}
        batchSummary={(rows) => `· ${t('total', { amount: formatFen(totalFen(rows)) })}`}
        empty={{
          title: t('emptyTitle'),
          text: seesEveryone ? t('emptyTextStaff') : t(`emptyText.${kind}`),
          ...(can('form_orders.create') && { action: create }),
        }}
      />
      {dialogs}
      {batch.dialogs}
    </>
  );
}

import type { TemplateKind } from '@platen/model/catalogue/sku-templates';
import type { OrderRow, orderList } from '@platen/model/orders/orders';
import { findingsTexts } from '../../../shared/findings/findings.messages.ts';
import { imagePollMs } from '../../../shared/orders/order-images.ts';
import { orderPageSizes } from '../../../shared/orders/order-page-sizes.ts';
import { stateFilterOptions } from '../../../shared/orders/state-filter.ts';
import { useStateBadge } from '../../../shared/states.ts';
import { ListSection } from '../../../ui/list/list-section.tsx';
import { useText } from '../../../ui/text.ts';
import { ordersAsPlaced } from './orders.api.ts';
import { ordersTexts } from './orders.messages.ts';
import { useOrderActions } from './use-order-actions.tsx';
import { type OrderColumn, useOrderColumns } from './use-order-columns.tsx';

/** The orders of a form order, page by page. Batch orders have no images. */
export function FormOrderOrders({ formOrderId, kind }: { formOrderId: number; kind: TemplateKind }) {
  const t = useText(ordersTexts);
  const findings = useText(findingsTexts);
  const badgeOf = useStateBadge('order');
  const columns = useOrderColumns();
  const actionsOf = useOrderActions();
  const images: OrderColumn[] = kind === 'batch_order' ? [] : [columns.effectImages, columns.customAreas];
  return (
    <ListSection<OrderRow, typeof orderList>
      title={t('titleOfFormOrder')}
      source={ordersAsPlaced}
      fixedFilters={{ form_order_id_eq: String(formOrderId) }}
      pageSizes={orderPageSizes}
      pollMs={imagePollMs}
      filters={[
        { kind: 'text', name: 'no_cont', label: t('no'), placeholder: t('no') },
        {
          kind: 'select',
          name: 'state_in',
          label: t('state'),
          placeholder: t('statePlaceholder'),
          options: stateFilterOptions(badgeOf),
        },
        {
          kind: 'select',
          name: 'findings_eq',
          label: findings('filter'),
          placeholder: findings('filter'),
          options: [
            { value: 'any', label: findings('any') },
            { value: 'errors', label: findings('onlyErrors') },
          ],
        },
      ]}
      columns={[
        columns.no,
        columns.subNo,
        ...images,
        columns.size,
        columns.price,
        columns.quantity,
        columns.amount,
        columns.state,
        columns.findings,
        columns.tracking,
        columns.updatedAt,
      ]}
      rowActions={actionsOf}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

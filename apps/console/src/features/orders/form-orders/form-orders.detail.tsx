import type { FormOrderDetail as FormOrderRecord } from '@platen/contract/orders/form-order-detail';
import { kindOfType } from '@platen/model/catalogue/template-kinds';
import { phaseOf } from '@platen/model/orders/lifecycle/order-states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Alert } from 'antd';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { SubjectHistory } from '../../../shared/audit/subject-history.tsx';
import { saveFile } from '../../../shared/files/save-file.ts';
import { FindingNotice } from '../../../shared/findings/finding-notice.tsx';
import { findingsTexts } from '../../../shared/findings/findings.messages.ts';
import { findKind, formOrderLink, formOrdersLink } from '../../../shared/orders/form-order-kinds.ts';
import { useCan } from '../../../shared/session/abilities.tsx';
import { useStateBadge } from '../../../shared/states.ts';
import type { Action } from '../../../ui/actions/action.types.ts';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailScreen } from '../../../ui/detail/detail-screen.tsx';
import { useText } from '../../../ui/text.ts';
import { pollIntervalMs } from '../../../ui/timing.ts';
import { useFormOrderActions } from './actions/use-form-order-actions.tsx';
import { useOrderAgain } from './actions/use-order-again.ts';
import { BatchTable } from './detail/batch-table.tsx';
import { FormOrderAmount } from './detail/form-order-amount.tsx';
import styles from './detail/form-order-detail.module.css';
import facts from './detail/form-order-facts.module.css';
import { FormOrderHistory } from './detail/form-order-history.tsx';
import { FormOrderNextStep } from './detail/form-order-next-step.tsx';
import { FormOrderProduct } from './detail/form-order-product.tsx';
import { milestonesOf } from './detail/form-order-progress.ts';
import { FormOrderProofs } from './detail/form-order-proofs.tsx';
import { FormOrderShipping } from './detail/form-order-shipping.tsx';
import { FormOrderStrip } from './detail/form-order-strip.tsx';
import { FormOrderTags } from './detail/form-order-tags.tsx';
import { formOrderDetailTexts } from './detail/form-orders-detail.messages.ts';
import { ordersAnchor, scrollToOrders } from './detail/scroll-to-orders.ts';
import { batchesOfFormOrderQuery, formOrderQuery } from './form-orders.api.ts';

interface Props {
  /** Renders its orders, which are another feature. */
  renderOrders: (formOrder: FormOrderRecord) => ReactNode;
}

/** While images are being rendered, the form order is being created, or it will be confirmed automatically. */
const pollMs = (formOrder: FormOrderRecord | undefined): number | false =>
  formOrder !== undefined && (formOrder.images.waiting > 0 || willConfirm(formOrder)) && pollIntervalMs;

const willConfirm = ({ confirm_request }: FormOrderRecord) =>
  confirm_request !== null && confirm_request.held_by === null;

/** The main actions of a form order: paying it, then confirming it. */
const primaryActions: readonly string[] = ['pay', 'confirm'];

export function FormOrderDetail({ renderOrders }: Props) {
  const t = useText(formOrderDetailTexts);
  const { type, id } = useParams({ from: '/shell/form_orders/$type/$id' });
  const kind = findKind(type) ?? 'micro_custom';
  const client = useQueryClient();
  const navigate = useNavigate();
  const badgeOf = useStateBadge('order');
  const { actionsOf, dialogs } = useFormOrderActions();
  const again = useOrderAgain();
  const list = formOrdersLink(kind);
  useRightKind(id, type);

  async function backToList() {
    await navigate(list);
    client.removeQueries({ queryKey: formOrderQuery(id).queryKey });
  }

  function actions(formOrder: FormOrderRecord): Action[] {
    const [first, ...rest] = actionsOf(formOrder, backToList).map((action) =>
      primaryActions.includes(action.key) ? { ...action, isPrimary: true } : action,
    );
    const file = formOrder.import_file;
    const download: Action[] = file
      ? [
          {
            key: 'download',
            label: t('download'),
            icon: <Download aria-hidden />,
            run: async () => saveFile(file),
            success: false,
          },
        ]
      : [];
    return [...(first ? [first] : []), ...download, ...again(formOrder), ...rest];
  }

  return (
    <>
      <DetailScreen
        query={{ ...formOrderQuery(id), refetchInterval: ({ state }) => pollMs(state.data) }}
        back={list}
        title={(formOrder) => formOrder.no}
        state={(formOrder) => badgeOf(formOrder.state)}
        renderTags={(formOrder) => <FormOrderTags formOrder={formOrder} />}
        actions={actions}
      >
        {(formOrder) => (
          <>
            <Overview formOrder={formOrder} />
            <div id={ordersAnchor} className={styles.orders}>
              {renderOrders(formOrder)}
            </div>
            <SubjectHistory isApart type="form_orders" id={formOrder.id} />
          </>
        )}
      </DetailScreen>
      {dialogs}
    </>
  );
}

function Overview({ formOrder }: { formOrder: FormOrderRecord }) {
  const words = useText(findingsTexts);
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const { data: batches = [] } = useQuery({
    ...batchesOfFormOrderQuery(formOrder.id),
    enabled: can('production_batches.read'),
  });
  const reached = milestonesOf(formOrder, batches);
  return (
    <>
      <RejectedReason formOrder={formOrder} />
      {formOrder.refund_approval_id !== null && <WaitingRefund />}
      {phaseOf(formOrder.state) !== 'shipped' && (
        <div className={styles.notice}>
          <FindingNotice
            counts={formOrder.finding_counts}
            action={
              <Link to="." search={{ findings_eq: 'any' }} resetScroll={false} onClick={scrollToOrders}>
                {words('seeOrders')}
              </Link>
            }
          />
        </div>
      )}
      <FormOrderStrip formOrder={formOrder} reached={reached} />
      <FormOrderNextStep formOrder={formOrder} />
      <div className={styles.proofs}>
        <FormOrderProofs formOrder={formOrder} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <FormOrderProduct formOrder={formOrder} />
          <div className={facts.pair}>
            <FormOrderShipping formOrder={formOrder} />
            <FormOrderAmount formOrder={formOrder} />
          </div>
          <BatchTable formOrder={formOrder} />
        </div>
        <DetailCard title={t('history')}>
          <FormOrderHistory formOrder={formOrder} batches={batches} reached={reached} />
        </DetailCard>
      </div>
    </>
  );
}

function RejectedReason({ formOrder }: { formOrder: FormOrderRecord }) {
  const t = useText(formOrderDetailTexts);
  if (formOrder.rejected_reason === '') return null;
  return (
    <Alert
      className={styles.rejected}
      type="warning"
      showIcon
      title={formOrder.paid_at === null ? t('failed') : t('rejected')}
      description={t('reason', { reason: formOrder.rejected_reason })}
    />
  );
}

function WaitingRefund() {
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  return (
    <Alert
      className={styles.rejected}
      type="info"
      showIcon
      title={t('refundWaits')}
      description={t('refundWaitsText')}
      action={
        can('approvals.read') && (
          <Link to="/approvals" search={{ state_eq: 'waiting' }}>
            {t('seeApprovals')}
          </Link>
        )
      }
    />
  );
}

/** A URL with the wrong kind is corrected, so that the back link leads to the right list. */
function useRightKind(id: string, type: string): void {
  const navigate = useNavigate();
  const { data } = useQuery(formOrderQuery(id));
  const right = data && formOrderLink(kindOfType[data.type], data.id);
  useEffect(() => {
    if (right && right.params.type !== type) void navigate({ ...right, replace: true });
  });
}

import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { canMove } from '@platen/model/orders/lifecycle/order-moves';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useOrderFailure, useOrdersChanged } from '../../../../shared/orders/order-changes.ts';
import { useParty } from '../../../../shared/orders/use-party.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { formatMinute } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/text.ts';
import { cancelConfirm } from '../form-orders.api.ts';
import { reviewTexts } from '../review.messages.ts';
import styles from './form-order-detail.module.css';

/** What the customer has to do next, or what will happen automatically. Nothing once it is with the factory. */
export function FormOrderNextStep({ formOrder }: { formOrder: FormOrderDetail }) {
  const t = useText(reviewTexts);
  const isCustomer = useParty() === 'customer';
  const { state, images, confirm_request: request, sku_template } = formOrder;
  if (request) return <ConfirmRequest formOrder={formOrder} request={request} />;
  if (!isCustomer || sku_template.kind === 'batch_order') return null;
  if (canMove(state, 'pay', 'customer'))
    return <Alert className={styles.next} type="info" showIcon title={t('nextPay')} />;
  if (!canMove(state, 'confirm', 'customer')) return null;
  return (
    <Alert
      className={styles.next}
      type="info"
      showIcon
      title={images.waiting > 0 ? t('nextConfirmWaiting') : t('nextConfirm')}
    />
  );
}

interface RequestProps {
  formOrder: FormOrderDetail;
  request: NonNullable<FormOrderDetail['confirm_request']>;
}

function ConfirmRequest({ formOrder, request: { held_by, user, requested_at } }: RequestProps) {
  const t = useText(reviewTexts);
  const can = useCan();
  const changed = useOrdersChanged();
  const showFailure = useOrderFailure();
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    await cancelConfirm(formOrder.id).catch(showFailure);
    await changed();
    setBusy(false);
  }

  if (held_by) {
    const title = held_by === 'findings' ? t('heldFindings') : t('heldFailed');
    return <Alert className={styles.next} type="warning" showIcon title={title} />;
  }
  return (
    <Alert
      className={styles.next}
      type="info"
      showIcon
      title={t('willConfirm')}
      description={t('willConfirmBy', { name: user.screen_name, time: formatMinute(requested_at) })}
      action={
        can('form_orders.confirm') && (
          <Button size="small" loading={isBusy} onClick={() => void cancel()}>
            {t('cancelConfirm')}
          </Button>
        )
      }
    />
  );
}

import type { Order } from '@platen/contract/orders/order';
import { type Outbound, outboundLengthMax, outboundReasonLengthMax } from '@platen/model/production/outbounds';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useOrdersChanged } from '../../../shared/orders/order-changes.ts';
import { TrackingLink } from '../../../shared/orders/tracking-link.tsx';
import { useCan } from '../../../shared/session/abilities.tsx';
import { DetailCard } from '../../../ui/detail/detail-card.tsx';
import { DetailTable } from '../../../ui/detail/detail-table.tsx';
import { showSuccess } from '../../../ui/feedback.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { emptyValue, formatMinute } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import styles from './order-detail.module.css';
import { orderAmendmentTexts } from './order-details.messages.ts';
import { correctOutbound, voidOutbound } from './orders.api.ts';
import { orderDetailTexts } from './orders-detail.messages.ts';

/** The parcels of an order. Staff can correct mistakes here, with a reason. */
export function OrderOutbounds({ order }: { order: Order }) {
  const t = useText(orderDetailTexts);
  const amendments = useText(orderAmendmentTexts);
  const can = useCan();
  const [dialog, setDialog] = useState<{ what: 'correct' | 'void'; outbound: Outbound }>();
  if (order.outbounds.length === 0) {
    return (
      <DetailCard title={t('outbounds')}>
        <p className={styles.quiet}>{t('noOutbounds')}</p>
      </DetailCard>
    );
  }
  const actions = {
    key: 'actions',
    label: amendments('actions'),
    render: (outbound: Outbound) => (
      <span className={styles.rowActions}>
        <Button type="link" size="small" onClick={() => setDialog({ what: 'correct', outbound })}>
          {amendments('correct')}
        </Button>
        <Button type="link" size="small" danger onClick={() => setDialog({ what: 'void', outbound })}>
          {amendments('void')}
        </Button>
      </span>
    ),
  };
  return (
    <DetailCard title={t('outbounds')} isFlush>
      <DetailTable
        label={t('outbounds')}
        rows={order.outbounds}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'no',
            label: t('shippingNo'),
            render: ({ shipping_no, shipping_company }) => <TrackingLink company={shipping_company} no={shipping_no} />,
          },
          {
            key: 'company',
            label: t('shippingCompany'),
            render: ({ shipping_company }) => shipping_company || emptyValue,
          },
          { key: 'at', label: t('sentAt'), render: ({ created_at }) => formatMinute(created_at) },
          ...(can('outbounds.update') ? [actions] : []),
        ]}
      />
      {dialog?.what === 'correct' && <CorrectDialog outbound={dialog.outbound} onClose={() => setDialog(undefined)} />}
      {dialog?.what === 'void' && <VoidDialog outbound={dialog.outbound} onClose={() => setDialog(undefined)} />}
    </DetailCard>
  );
}

interface DialogProps {
  outbound: Outbound;
  onClose: () => void;
}

function CorrectDialog({ outbound, onClose }: DialogProps) {
  const t = useText(orderAmendmentTexts);
  const words = useText(orderDetailTexts);
  const changed = useOrdersChanged();
  const { id, shipping_no, shipping_company } = outbound;
  return (
    <FormDialog
      title={t('correctTitle', { no: shipping_no })}
      initial={{ shipping_no, shipping_company, reason: '' }}
      focus="shipping_no"
      submitLabel={t('correct')}
      save={(correction) => correctOutbound(id, correction)}
      onSaved={async () => {
        showSuccess(t('corrected'));
        await changed();
      }}
      onClose={onClose}
    >
      <Form.Item name="shipping_no" label={words('shippingNo')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={outboundLengthMax.shipping_no} />
      </Form.Item>
      <Form.Item name="shipping_company" label={words('shippingCompany')}>
        <Input maxLength={outboundLengthMax.shipping_company} />
      </Form.Item>
      <Reason />
    </FormDialog>
  );
}

function VoidDialog({ outbound: { id, shipping_no }, onClose }: DialogProps) {
  const t = useText(orderAmendmentTexts);
  const changed = useOrdersChanged();
  return (
    <FormDialog
      title={t('voidTitle', { no: shipping_no })}
      initial={{ reason: '' }}
      focus="reason"
      submitLabel={t('voidOk')}
      isDanger
      save={({ reason }) => voidOutbound(id, reason)}
      onSaved={async () => {
        showSuccess(t('voided'));
        await changed();
      }}
      onClose={onClose}
    >
      <p className={styles.quiet}>{t('voidText')}</p>
      <Reason />
    </FormDialog>
  );
}

function Reason() {
  const t = useText(orderAmendmentTexts);
  return (
    <Form.Item name="reason" label={t('reason')} extra={t('reasonHint')} rules={[{ required: true, whitespace: true }]}>
      <Input.TextArea maxLength={outboundReasonLengthMax} autoSize={{ minRows: 2, maxRows: 5 }} />
    </Form.Item>
  );
}

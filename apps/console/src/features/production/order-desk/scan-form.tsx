import { outboundLengthMax } from '@platen/model/production/outbounds';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import { useText } from '../../../ui/text.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import type { OutboundField } from './parse-outbounds.ts';
import { RecentCompanies } from './recent-companies.tsx';
import styles from './scan-form.module.css';
import { ScanQueueList } from './scan-queue-list.tsx';
import { ScannedOrder } from './scanned-order.tsx';
import type { OutboundDrafts } from './use-outbound-drafts.ts';
import { type Scan, useScan } from './use-scan.ts';

const labels = { order_system_no: 'orderNo', shipping_no: 'shippingNo', shipping_company: 'company' } as const;

/**
 * One parcel at a time, for a scanner that ends each code with Enter: order, tracking number, and the parcel is
 * recorded; the focus returns to the order before the response arrives.
 */
export function ScanForm({ drafts }: { drafts: OutboundDrafts }) {
  const t = useText(outboundsTexts);
  const id = useId();
  const scanning = useScan(drafts);
  const { scan, setScan, queue } = drafts;
  const { lookedUp, order, record, focus } = scanning;
  const field = (name: OutboundField, placeholder: string) => (
    <ScanField
      name={name}
      placeholder={placeholder}
      value={scan[name]}
      onChange={(value) => setScan({ [name]: value })}
      scanning={scanning}
      orderId={`${id}order`}
    />
  );

  return (
    <>
      <div className={styles.fields}>
        {field('order_system_no', t('orderNoPlaceholder'))}
        {field('shipping_no', t('shippingNoPlaceholder'))}
        {field('shipping_company', t('companyPlaceholder'))}
        <Button type="primary" size="large" onClick={() => void record()}>
          {t('record')}
        </Button>
      </div>
      <div className={styles.below}>
        <div id={`${id}order`} className={styles.order} aria-live="polite">
          {lookedUp === '' ? (
            <LastRecorded no={queue.lastRecorded?.order_system_no} />
          ) : (
            <ScannedOrder no={lookedUp} query={order} />
          )}
        </div>
        <RecentCompanies
          current={scan.shipping_company}
          onChoose={(company) => {
            setScan({ shipping_company: company });
            focus(scan.order_system_no === '' ? 'order_system_no' : 'shipping_no');
          }}
        />
      </div>
      <ScanQueueList queue={queue} onCorrect={scanning.correct} />
    </>
  );
}

interface FieldProps {
  name: OutboundField;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  scanning: Scan;
  /** The element that describes the order. */
  orderId: string;
}

function ScanField({ name, placeholder, value, onChange, scanning, orderId }: FieldProps) {
  const t = useText(outboundsTexts);
  const id = useId();
  const { refOf, isUnknown, lookUp, onEnter } = scanning;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(labels[name])}</label>
      <Input
        id={id}
        ref={refOf(name)}
        size="large"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={outboundLengthMax[name]}
        value={value}
        {...(name === 'order_system_no' && isUnknown && { status: 'error', 'aria-describedby': orderId })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => name === 'order_system_no' && lookUp()}
        onKeyDown={(event: KeyboardEvent) => {
          // While an input method composes a word, Enter accepts it.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter[name]();
        }}
      />
    </div>
  );
}

function LastRecorded({ no }: { no: string | undefined }) {
  const t = useText(outboundsTexts);
  return no ? (
    <span className={styles.recorded}>{t('recorded', { order: no })}</span>
  ) : (
    <span className={styles.hint}>{t('scanHint')}</span>
  );
}

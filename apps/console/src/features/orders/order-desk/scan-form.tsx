import { type OutboundInput, outboundLengthMax } from '@platen/model/outbounds';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { confirm } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { orderByNoQuery } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { type OutboundField, toOrderNo } from './parse-outbounds.ts';
import { RecentCompanies } from './recent-companies.tsx';
import styles from './scan-form.module.css';
import { ScanQueueList } from './scan-queue-list.tsx';
import { ScannedOrder } from './scanned-order.tsx';
import type { OutboundDrafts } from './use-outbound-drafts.ts';

const labels = { order_system_no: 'orderNo', shipping_no: 'shippingNo', shipping_company: 'company' } as const;

/**
 * One parcel at a time, for a scanner that ends each code with Enter: order, tracking number, and the parcel is
 * recorded; the focus returns to the order before the response arrives.
 */
export function ScanForm({ drafts: { scan, setScan, queue } }: { drafts: OutboundDrafts }) {
  const t = useText(outboundsTexts);
  const id = useId();
  const inputs = useRef<Partial<Record<OutboundField, InputRef | null>>>({});
  /** The order to look up: not while it is being typed. */
  const [lookedUp, setLookedUp] = useState(() => toOrderNo(scan.order_system_no));
  const order = useQuery(orderByNoQuery(lookedUp));
  const isUnknown = lookedUp !== '' && order.data === null && lookedUp === toOrderNo(scan.order_system_no);
  const focus = (field: OutboundField) => inputs.current[field]?.focus({ cursor: 'all' });

  useEffect(() => {
    // Not on touch screens, where the on-screen keyboard would open.
    const first = scan.order_system_no === '' ? 'order_system_no' : 'shipping_no';
    if (window.matchMedia('(hover: hover)').matches) inputs.current[first]?.focus({ cursor: 'all' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);

  const hasShippingNo = scan.shipping_no !== '';
  useEffect(() => {
    // An unknown number is scanned again, unless the tracking number was scanned in the meantime.
    if (isUnknown && !hasShippingNo) inputs.current.order_system_no?.focus({ cursor: 'all' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- clearing the tracking number later must not move the focus
  }, [isUnknown]);

  function lookUp() {
    const no = toOrderNo(scan.order_system_no);
    setScan({ order_system_no: no });
    setLookedUp(no);
  }

  async function record() {
    const input: OutboundInput = {
      order_system_no: toOrderNo(scan.order_system_no),
      shipping_no: scan.shipping_no.trim(),
      shipping_company: scan.shipping_company.trim(),
    };
    if (input.order_system_no === '' || isUnknown) return focus('order_system_no');
    if (input.shipping_no === '') return focus('shipping_no');
    const isKnown = order.data?.system_no === input.order_system_no;
    if (isKnown && order.data?.lacksImages) {
      const { order_system_no: no } = input;
      const question = { title: t('lacksImagesTitle', { no }), text: t('lacksImagesText'), okText: t('recordAnyway') };
      if (!(await confirm(question))) return focus('order_system_no');
    }
    queue.add(input);
    setScan({ order_system_no: '', shipping_no: '' });
    setLookedUp('');
    focus('order_system_no');
  }

  const onEnter: Record<OutboundField, () => void> = {
    order_system_no() {
      lookUp();
      if (scan.order_system_no.trim() !== '') focus('shipping_no');
    },
    shipping_no() {
      if (scan.shipping_no.trim() === '') return;
      if (scan.shipping_company.trim() === '') focus('shipping_company');
      else void record();
    },
    shipping_company: () => void record(),
  };

  const field = (name: OutboundField, placeholder: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}${name}`}>{t(labels[name])}</label>
      <Input
        id={`${id}${name}`}
        ref={(input) => {
          inputs.current[name] = input;
        }}
        size="large"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        maxLength={outboundLengthMax[name]}
        value={scan[name]}
        {...(name === 'order_system_no' && isUnknown && { status: 'error', 'aria-describedby': `${id}order` })}
        onChange={(event) => setScan({ [name]: event.target.value })}
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
      <ScanQueueList
        queue={queue}
        onCorrect={(input) => {
          setScan(input);
          setLookedUp(input.order_system_no);
          focus('order_system_no');
        }}
      />
    </>
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

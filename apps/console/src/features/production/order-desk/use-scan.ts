import type { OutboundInput } from '@platen/model/production/outbounds';
import { useQuery } from '@tanstack/react-query';
import type { InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../../ui/feedback.tsx';
import { useText } from '../../../ui/text.ts';
import { orderByNoQuery } from './order-desk.api.ts';
import { outboundsTexts } from './outbounds.messages.ts';
import { type OutboundField, toOrderNo } from './parse-outbounds.ts';
import type { OutboundDrafts } from './use-outbound-drafts.ts';

/**
 * The parcel that is being scanned: the order is looked up once its code is complete, Enter leads to the next field,
 * and after the last one the parcel is recorded.
 */
export function useScan({ scan, setScan, queue }: OutboundDrafts) {
  const confirmIncomplete = useIncompleteQuestion();
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
    if (isKnown && order.data?.lacksImages && !(await confirmIncomplete(input.order_system_no))) {
      return focus('order_system_no');
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

  return {
    /** The focus moves between the inputs that have these refs. */
    refOf: (field: OutboundField) => (input: InputRef | null) => {
      inputs.current[field] = input;
    },
    focus,
    lookedUp,
    order,
    isUnknown,
    lookUp,
    record,
    onEnter,
    /** Puts a parcel of the queue back into the inputs. */
    correct(input: OutboundInput) {
      setScan(input);
      setLookedUp(input.order_system_no);
      focus('order_system_no');
    },
  };
}

/** Asks whether the parcel of an order without all of its images is recorded anyway. */
function useIncompleteQuestion() {
  const t = useText(outboundsTexts);
  return (no: string) =>
    confirm({ title: t('lacksImagesTitle', { no }), text: t('lacksImagesText'), okText: t('recordAnyway') });
}

export type Scan = ReturnType<typeof useScan>;

import type { DeliveredEvent } from '@platen/model/connections/webhook-events';
import { type FormOrderEvent, orderStateRecords, orderStates } from '@platen/model/orders/lifecycle/order-states';
import type { BilingualText } from '@platen/model/text/locale';
import { defineTexts, useText } from '../ui/text.ts';

/** The events of a form order, from the records of its states. */
function stateEventTexts(language: keyof BilingualText): Record<KeyOf<FormOrderEvent>, string> {
  const entries = orderStates.map((state) => {
    const { event, eventText } = orderStateRecords[state];
    return [keyOf(event), eventText[language]];
  });
  return Object.fromEntries(entries) as Record<KeyOf<FormOrderEvent>, string>;
}

/** When each event is sent, in one sentence: shared by the form, the log and the documentation. */
const eventTexts = defineTexts({
  en: {
    ...stateEventTexts('en'),
    order_sent: 'One order was sent, with its tracking number',
    order_closed: 'One order was closed alone',
    order_changed: 'Receiver, quantity or design of an order was changed',
    outbound_recorded: 'A parcel of an order left, with its tracking number',
    outbound_corrected: 'The tracking number or carrier of a parcel was corrected',
    outbound_voided: 'A parcel was recorded by mistake and is void',
    webhook_test: 'Test event, sent from the console or the API',
  },
  zh: {
    ...stateEventTexts('zh'),
    order_sent: '单条明细已发货（含物流单号）',
    order_closed: '单条明细已关闭',
    order_changed: '明细的收件信息、数量或定制内容已修改',
    outbound_recorded: '单个包裹已发出（含物流单号）',
    outbound_corrected: '包裹的物流单号或物流公司已更正',
    outbound_voided: '误登记的包裹已作废',
    webhook_test: '测试事件（由控制台或接口发送）',
  },
});

/** A key of texts must not contain a dot. */
type KeyOf<E extends string> = E extends `${infer Head}.${infer Rest}` ? `${Head}_${Rest}` : never;

function keyOf<E extends DeliveredEvent>(event: E): KeyOf<E> {
  return event.replace('.', '_') as KeyOf<E>;
}

export function useEventLabel(): (event: DeliveredEvent) => string {
  const t = useText(eventTexts);
  return (event) => t(keyOf(event));
}

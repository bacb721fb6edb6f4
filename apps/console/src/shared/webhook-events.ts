import type { DeliveredEvent } from '@platen/model/webhook-events';
import { defineTexts, useText } from '../ui/text.ts';

/** When each event is sent, in one sentence: the form, the log and the documentation say the same. */
const eventTexts = defineTexts({
  en: {
    form_order_created: 'A purchase order was placed',
    form_order_paid: 'A purchase order was paid',
    form_order_closed: 'A purchase order was closed unpaid',
    form_order_confirmed: 'Production of a purchase order was confirmed',
    form_order_in_production: 'The factory started producing a purchase order',
    form_order_sent: 'All orders of a purchase order were sent',
    form_order_refunded: 'A purchase order was refunded or rejected',
    order_sent: 'One order was sent, with its tracking number',
    order_closed: 'One order was closed alone',
    order_changed: 'Receiver, quantity or design of an order was changed',
    outbound_recorded: 'A parcel of an order left, with its tracking number',
    outbound_corrected: 'The tracking number or carrier of a parcel was corrected',
    outbound_voided: 'A parcel was recorded by mistake and is void',
    webhook_test: 'Test event, sent from the console or the API',
  },
  zh: {
    form_order_created: '订单已创建',
    form_order_paid: '订单已支付',
    form_order_closed: '未支付的订单已关闭',
    form_order_confirmed: '订单已确认生产',
    form_order_in_production: '工厂已开始生产订单',
    form_order_sent: '订单已全部发货',
    form_order_refunded: '订单已退款或被驳回',
    order_sent: '单条明细已发货（含物流单号）',
    order_closed: '单条明细已关闭',
    order_changed: '明细的收件信息、数量或定制内容已修改',
    outbound_recorded: '单个包裹已发出（含物流单号）',
    outbound_corrected: '包裹的物流单号或物流公司已更正',
    outbound_voided: '误登记的包裹已作废',
    webhook_test: '测试事件（由控制台或接口发送）',
  },
});

type EventText = keyof (typeof eventTexts)['en'];

export function useEventLabel(): (event: DeliveredEvent) => string {
  const t = useText(eventTexts);
  return (event) => t(event.replace('.', '_') as EventText);
}

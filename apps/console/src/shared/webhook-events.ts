import type { WebhookEvent } from '@platen/model/webhooks';
import { defineTexts, useText } from '../ui/text.ts';

/** When each event is sent, in one sentence: the form, the log and the documentation say the same. */
const eventTexts = defineTexts({
  en: {
    form_order_created: 'A form order was placed',
    form_order_paid: 'A form order was paid',
    form_order_closed: 'A form order was closed unpaid',
    form_order_confirmed: 'Production of a form order was confirmed',
    form_order_in_production: 'The factory started producing a form order',
    form_order_sent: 'All orders of a form order were sent',
    form_order_refunded: 'A form order was refunded or rejected',
    order_sent: 'One order was sent, with its tracking number',
    order_closed: 'One order was closed alone',
  },
  zh: {
    form_order_created: '订单已创建',
    form_order_paid: '订单已支付',
    form_order_closed: '未支付的订单已关闭',
    form_order_confirmed: '订单已确认生产',
    form_order_in_production: '工厂已开始生产订单',
    form_order_sent: '订单已全部发货',
    form_order_refunded: '订单已退款或被拒绝',
    order_sent: '单个子订单已发货（含物流单号）',
    order_closed: '单个子订单已关闭',
  },
});

type EventText = keyof (typeof eventTexts)['en'];

export function useEventLabel(): (event: WebhookEvent) => string {
  const t = useText(eventTexts);
  return (event) => t(event.replace('.', '_') as EventText);
}

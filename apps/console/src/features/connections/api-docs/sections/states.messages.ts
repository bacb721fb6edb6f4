import { defineTexts } from '../../../../ui/text.ts';

export const statesTexts = defineTexts({
  en: {
    intro: 'The `state` of a form order, and of its orders, which follow it:',
    state: 'Value',
    shown: 'Shown as',
    meaning: 'Meaning',
    meanings: {
      creating: 'Its rows are being stored',
      init: 'Waiting for payment. Can be closed',
      paid: 'Paid. You can confirm or refund it',
      confirmed: 'You confirmed production. The factory has not started and may still reject it, giving a reason',
      in_production: 'The factory is producing it',
      sent: 'All of its orders were shipped',
      closed: 'Closed before payment, or it could not be created: see `rejected_reason`',
      refunded: 'Refunded to the wallet. If the factory rejected or stopped it, see `rejected_reason`',
    },
    note: 'Filters accept either spelling: `in_production` or `inProduction`.',
  },
  zh: {
    intro: '订单及其明细（状态随订单变化）的 `state`：',
    state: '取值',
    shown: '显示为',
    meaning: '含义',
    meanings: {
      creating: '正在生成',
      init: '等待支付，可关闭',
      paid: '已支付，可确认生产，也可自行退款',
      confirmed: '你已确认生产，工厂尚未开始，仍可能说明原因后驳回',
      in_production: '工厂生产中',
      sent: '已全部发货',
      closed: '未支付即关闭，或生成失败：原因见 `rejected_reason`',
      refunded: '款项已退回钱包。若由工厂驳回或停产，原因见 `rejected_reason`',
    },
    note: '筛选时两种写法均可：`in_production` 或 `inProduction`。',
  },
});

import { defineTexts } from '../../../../ui/text.ts';

export const statesTexts = defineTexts({
  en: {
    intro: '`state` of a form order, and of each of its orders, which follow it:',
    state: 'Value',
    shown: 'Shown as',
    meaning: 'Meaning',
    meanings: {
      creating: 'Its rows are being stored',
      init: 'Waits for payment. It can be closed',
      paid: 'Paid. It can be confirmed, or refunded by you',
      confirmed: 'You confirmed production. The factory has not started yet, and may still reject it with a reason',
      in_production: 'The factory makes it',
      sent: 'All of its orders have left',
      closed: 'Closed unpaid, or it could not be stored: why is in `rejected_reason`',
      refunded: 'The money is back in the wallet. If the factory rejected or stopped it, why is in `rejected_reason`',
    },
    note: 'Filters take a state in either spelling: `in_production` or `inProduction`.',
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

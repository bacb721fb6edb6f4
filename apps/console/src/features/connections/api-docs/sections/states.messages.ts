import { defineTexts } from '../../../../ui/text.ts';

export const statesTexts = defineTexts({
  en: {
    intro: 'The `state` of a form order, and of its orders, which follow it:',
    state: 'Value',
    shown: 'Shown as',
    meaning: 'Meaning',
    note: 'Filters accept either spelling: `in_production` or `inProduction`.',
  },
  zh: {
    intro: '订单及其明细（状态随订单变化）的 `state`：',
    state: '取值',
    shown: '显示为',
    meaning: '含义',
    note: '筛选时两种写法均可：`in_production` 或 `inProduction`。',
  },
});

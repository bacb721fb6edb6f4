import type { BilingualText } from '@platen/model/text/locale';

export const cashierTexts = {
  title: { zh: '演示收银台', en: 'Demo cashier' },
  to: { zh: '付款给 {name}', en: 'To {name}' },
  no: { zh: '充值单号', en: 'Recharge' },
  state: { zh: '状态', en: 'State' },
  pay: { zh: '确认支付（演示）', en: 'Pay (demo)' },
  cancel: { zh: '取消支付', en: 'Cancel' },
  paid: { zh: '支付成功', en: 'Paid' },
  paidHint: { zh: '充值已到账，可以关闭此页面。', en: 'Your balance has been recharged. You can close this page.' },
  ended: { zh: '未支付', en: 'Not paid' },
  endedHint: { zh: '此笔支付已取消或已过期。', en: 'This payment was cancelled or has expired.' },
  back: { zh: '返回充值页面', en: 'Back to recharge' },
} satisfies Record<string, BilingualText>;

/** In both languages, so that nobody mistakes the page for a real one. */
export const noMoneyTexts: BilingualText & { tag: BilingualText } = {
  tag: { zh: '演示 · DEMO', en: 'DEMO · 演示' },
  zh: '这是演示收银台，不会产生真实付款。',
  en: 'This is a demo cashier. No real money is moved.',
};

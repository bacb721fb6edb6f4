import { defineTexts } from '../../../../ui/text.ts';

export const draftTexts = defineTexts({
  en: {
    offer: 'Continue with your {rows, plural, one {# row} other {# rows}} from {time}?',
    offerSent:
      'They were submitted, but the response was lost. Submitting them again unchanged won’t order them twice.',
    elsewhere:
      'Another tab has {rows, plural, one {# row} other {# rows}} of this template open. Your entries here are saved separately.',
    resume: 'Continue',
    discard: 'Discard',
    discardTitle: 'Discard {rows, plural, one {# row} other {# rows}}?',
    discardText: 'They were never ordered and cannot be restored.',
    saving: {
      saved: 'Draft saved in this browser',
      taken: 'Another tab continued with these rows. This tab keeps its own copy.',
      failed: 'This browser can’t save drafts. Rows are lost when you leave the page',
    },
    formula: {
      part: '{price} × {quantity}',
      goods: '{amount} for {quantity, plural, one {# piece} other {# pieces}}',
      rendering: 'rendering {price} × {count}',
      open: '{count, plural, one {# row has} other {# rows have}} no price yet',
    },
    balance: 'Balance {amount}',
    short: '{amount} short',
    recharge: 'Recharge',
  },
  zh: {
    offer: '继续填写 {time} 留下的 {rows} 行？',
    offerSent: '这些行提交后未收到结果；原样再次提交不会重复下单。',
    elsewhere: '另一个标签页正在填写该模板的 {rows} 行，这里填写的内容会单独保存。',
    resume: '继续填写',
    discard: '丢弃',
    discardTitle: '丢弃这 {rows} 行？',
    discardText: '这些内容从未下单，丢弃后无法恢复。',
    saving: {
      saved: '草稿已保存在本浏览器',
      taken: '另一个标签页已接着填写这些行，本页另存了一份。',
      failed: '本浏览器无法保存草稿，离开页面后内容会丢失',
    },
    formula: {
      part: '{price} × {quantity}',
      goods: '{quantity} 件共 {amount}',
      rendering: '渲染费 {price} × {count}',
      open: '{count} 行尚无单价',
    },
    balance: '余额 {amount}',
    short: '还差 {amount}',
    recharge: '去充值',
  },
});

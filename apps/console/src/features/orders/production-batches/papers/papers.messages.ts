import { defineTexts } from '../../../../ui/text.ts';

export const papersTexts = defineTexts({
  en: {
    systemNo: 'System no.',
    no: 'Order no.',
    size: 'Size',
    quantity: 'Qty',
    remark: 'Remark',
    done: 'Done',
    total: '{orders, plural, one {# order} other {# orders}}',
    code: 'Code for {no}',
    from: 'From: {sender}',
  },
  zh: {
    systemNo: '系统订单号',
    no: '客户订单号',
    size: '尺寸',
    quantity: '数量',
    remark: '备注',
    done: '完成',
    total: '共 {orders, number} 条明细',
    code: '{no} 的条码',
    from: '寄件人：{sender}',
  },
});

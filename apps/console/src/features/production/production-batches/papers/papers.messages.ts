import { defineTexts } from '../../../../ui/text.ts';

export const papersTexts = defineTexts({
  en: {
    picture: 'Image',
    order: 'Order',
    size: 'Size',
    quantity: 'Qty',
    values: 'To make',
    sides: 'Prints',
    isDefault: '(default)',
    noImage: 'No image',
    remark: 'Remark',
    done: 'Done',
    total: '{orders, plural, one {# order} other {# orders}}',
    code: 'Code for {no}',
    from: 'From: {sender}',
  },
  zh: {
    picture: '图片',
    order: '订单明细',
    size: '尺寸',
    quantity: '数量',
    values: '制作内容',
    sides: '生产图',
    isDefault: '（默认）',
    noImage: '无图',
    remark: '备注',
    done: '完成',
    total: '共 {orders, number} 条明细',
    code: '{no} 的条码',
    from: '寄件人：{sender}',
  },
});

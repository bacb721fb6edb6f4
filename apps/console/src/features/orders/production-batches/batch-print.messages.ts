import { defineTexts } from '../../../ui/text.ts';

export const batchPrintTexts = defineTexts({
  en: {
    title: 'Papers for {no}',
    open: 'Print papers',
    print: 'Print',
    sheets: { contact_sheet: 'Contact sheet', pick_list: 'Pick list', labels: 'Labels' },
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
    title: '{no} 的车间单据',
    open: '打印单据',
    print: '打印',
    sheets: { contact_sheet: '图稿总览', pick_list: '拣货单', labels: '标签' },
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

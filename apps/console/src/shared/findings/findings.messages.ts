import { defineTexts } from '../../ui/text.ts';

/** The texts of print findings, the same everywhere. */
export const findingsTexts = defineTexts({
  en: {
    title: 'Print problems',
    column: 'Problems',
    errors: '{count, plural, one {# error} other {# errors}}',
    warnings: '{count, plural, one {# warning} other {# warnings}}',
    inOrders: 'Print problems in {orders, plural, one {# order} other {# orders}}: {counts}',
    any: 'Any problem',
    onlyErrors: 'Errors',
    filter: 'Print problems',
    seeOrders: 'View orders',
    acknowledged: 'Confirmed with print problems',
  },
  zh: {
    title: '印刷问题',
    column: '问题',
    errors: '{count, number} 处严重问题',
    warnings: '{count, number} 处提醒',
    inOrders: '{orders, number} 条明细存在印刷问题：{counts}',
    any: '有问题',
    onlyErrors: '有严重问题',
    filter: '印刷问题',
    seeOrders: '查看',
    acknowledged: '已知晓印刷问题并确认生产',
  },
});

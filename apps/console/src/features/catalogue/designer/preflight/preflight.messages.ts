import { defineTexts } from '../../../../ui/text.ts';

export const preflightTexts = defineTexts({
  en: {
    title: 'Preflight',
    open: 'Preflight: {count, plural, =0 {no problems} one {# problem} other {# problems}}',
    none: 'No problems found. Ready to print.',
    all: 'All {count}',
    errors: 'Errors {count}',
    warnings: 'Warnings {count}',
    error: 'Error',
    warning: 'Warning',
    showErrors: 'Show',
    savedWithErrors:
      'Saved. {count, plural, one {# problem would spoil the print.} other {# problems would spoil the print.}}',
  },
  zh: {
    title: '印前检查',
    open: '印前检查：{count, plural, =0 {未发现问题} other {# 个问题}}',
    none: '未发现影响印刷的问题。',
    all: '全部 {count}',
    errors: '错误 {count}',
    warnings: '提醒 {count}',
    error: '错误',
    warning: '提醒',
    showErrors: '查看',
    savedWithErrors: '已保存，但有 {count, number} 个问题会影响印刷。',
  },
});

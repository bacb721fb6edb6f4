/** Refusals of the set-up and the settings of an installation; `errors.ts` explains the format. */
export const setupErrors = {
  setup_code_wrong: {
    code: 40050,
    zh: '设置码不正确：请使用服务器启动时输出的设置码',
    en: 'The set-up code is incorrect. Use the one that the server printed when it started',
  },
  currency_in_use: {
    code: 40970,
    zh: '已有账单，不能再更换货币：金额不会换算',
    en: 'The currency can no longer be changed: there are bills, and amounts are not converted',
  },
  setup_done: { code: 40971, zh: '系统已完成初始设置，请登录', en: 'This installation is already set up. Sign in' },
  setup_steps_open: {
    code: 40972,
    zh: '还有未完成的步骤：请先完成或跳过',
    en: 'Some steps are still open. Finish or skip them first',
  },
  mail_not_configured: { code: 40973, zh: '服务器还没有配置邮件', en: 'Mail is not configured on the server' },
  mail_failed: { code: 50202, zh: '邮件没有发出：{reason}', en: 'The mail could not be sent: {reason}' },
} as const;

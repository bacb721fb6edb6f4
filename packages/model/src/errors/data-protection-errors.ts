/** Refusals about personal data that is to be erased, or was; `errors.ts` says how a line is written. */
export const dataProtectionErrors = {
  erasure_not_ready: {
    code: 40988,
    zh: '此删除申请尚未检查完成或已在执行，请刷新后再试',
    en: 'This erasure is still being checked or has already started. Refresh and try again',
  },
  erasure_blocked: {
    code: 40985,
    zh: '有 {count} 条订单明细尚未发货或结束，请先发货、退款或关闭，然后重新检查',
    en: '{count} of the orders are not shipped or ended yet. Ship, refund or cancel them first, then check again',
  },
  erasure_started: {
    code: 40986,
    zh: '此删除申请已确认，不能撤销',
    en: 'This erasure was confirmed and cannot be discarded',
  },
  export_running: {
    code: 42901,
    zh: '已有一个数据导出正在进行，请等待其完成后再试',
    en: 'An export of this data is already running. Try again when it has ended',
  },
  order_erased: {
    code: 40987,
    zh: '{no} 的收件人与图文已删除，不能再修改、重新生成或再次下单',
    en: 'The receiver, texts and images of {no} were erased. It can’t be changed, rendered or ordered again',
  },
} as const;

import type { BilingualText } from '../text/locale.ts';
import { handledErrorCodes } from './handled-error-codes.ts';

/** The refusals of orders, form orders and batches: a part of the error table. */
export const orderErrors = {
  /** The same code as for all missing resources, because somebody else's form order must look like a missing one. */
  form_order_ids_unknown: {
    code: 40400,
    zh: 'form_order_ids 中的 {ids} 不存在',
    en: 'Unknown in form_order_ids: {ids}',
  },
  order_state_refused: {
    code: 40907,
    zh: '{no} 当前状态为“{from}”，不能变为“{to}”',
    en: '{no} is “{from}” and cannot become “{to}”',
  },
  order_paid_already: { code: 40931, zh: '{no} 已支付，无需重复支付', en: '{no} is already paid' },
  findings_unacknowledged: {
    code: 40932,
    zh: '{no} 有 {orders} 条明细的印刷图存在问题（严重 {errors} 处，提醒 {warnings} 处），请核对后确认仍要生产',
    en: '{no} has print problems in {orders} of its orders (errors: {errors}, warnings: {warnings}). Review them, then confirm to produce it anyway',
  },
  prints_refused: {
    code: 40934,
    zh: '{no} 不能确认生产，生产图有 {count} 处问题无法印刷，请先修改：\n{prints}',
    en: '{no} cannot be confirmed. Problems that cannot be printed, to be corrected first: {count}\n{prints}',
  },
  order_not_deletable: {
    code: 40908,
    zh: '{no} 当前状态为“{state}”，只有待支付或已关闭时才能删除',
    en: '{no} is “{state}”. Only unpaid or canceled ones can be deleted',
  },
  order_not_editable: {
    code: 40909,
    zh: '{no} 当前状态为“{state}”，只有待支付或已支付时才能修改',
    en: '{no} is “{state}”. Only unpaid or paid ones can be edited',
  },
  order_detail_fixed: {
    code: 40930,
    zh: '{no} 当前状态为“{state}”，此项已不能修改',
    en: '{no} is “{state}”, so this can no longer be changed',
  },
  order_busy: {
    code: 40913,
    zh: '订单号 {no} 正被另一个请求使用，请重试',
    en: 'Order number {no} is being used by another request. Try again',
  },
  batch_started_already: {
    code: 40935,
    zh: '批次 {no} 已开始生产，无需重复操作',
    en: 'Production of batch {no} has already been started',
  },
  batch_not_deletable: {
    code: 40914,
    zh: '批次 {no} 当前状态为“{state}”，只有已关闭时才能删除',
    en: 'Batch {no} is “{state}”. Only closed batches can be deleted',
  },
  batch_unprintable: {
    code: handledErrorCodes.batch_unprintable,
    zh: '批次 {no} 不能开始生产，{count} 张生产图无法打印：\n{findings}',
    en: 'Batch {no} cannot be started. Production images that cannot be printed: {count}\n{findings}',
  },
  batch_images_missing: {
    code: handledErrorCodes.batch_images_missing,
    zh: '批次 {no} 还有 {count} 张生产图未生成，下载的文件会缺图。请等待生成，或确认仍要开始生产',
    en: 'Batch {no} has {count} production images that are not rendered yet, so its download would be incomplete. Wait for them, or confirm to start it anyway',
  },
  order_partly_sent: {
    code: handledErrorCodes.order_partly_sent,
    zh: '{no} 已有订单发货，不能退款',
    en: '{no} cannot be refunded because some of its orders were shipped',
  },
  too_many_unpaid: {
    code: 40924,
    zh: '待支付的订单过多，上限为 {limit} 条，请先支付或关闭',
    en: 'Too many unpaid orders. The limit is {limit}: pay or cancel some first',
  },
} as const satisfies Record<string, BilingualText & { code: number }>;

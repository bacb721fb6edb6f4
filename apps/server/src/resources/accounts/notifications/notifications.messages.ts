import type { NotificationKind } from './notification-kinds.ts';

/** In both languages, because the reader's language is unknown. */
export const notificationTexts: Record<NotificationKind, { subject: string; text: string }> = {
  rejected: {
    subject: '{no} 已被工厂退款 / refunded by the factory',
    text: '工厂未生产 {no}，款项已退回余额。原因：{reason}\nThe factory did not produce {no}. The money is back in your balance. Reason: {reason}',
  },
  sent: {
    subject: '{no} 已全部发货 / shipped',
    text: '{no} 的全部明细已发货，物流单号见控制台。\nAll orders of {no} were shipped. The console shows their tracking numbers.',
  },
  approval_waiting: {
    subject: '等待你复核 / waiting for a second approval: {no}',
    text: '{no} 需要另一人复核后才会入账或生效，请登录控制台“双人复核”处理。\n{no} needs a second person before any money moves. Decide under Approvals in the console.',
  },
  approval_rejected: {
    subject: '复核未通过 / second approval refused: {no}',
    text: '{no} 的复核未通过，没有任何资金变动。原因：{reason}\nThe second approval of {no} was refused, and no money moved. Reason: {reason}',
  },
  webhook_switched_off: {
    subject: '回调已停用 / webhook disabled: {no}',
    text: '发送到 {no} 的通知已连续 {reason} 天失败，该回调已停用。修复后请在控制台重新启用；期间的事件可用接口查询订单补齐。\nDeliveries to {no} have failed for {reason} days, so the webhook was disabled. Enable it again in the console once your server responds, and read the orders that changed meanwhile by the API.',
  },
  confirm_held: {
    subject: '{no} 未自动确认生产 / not confirmed automatically',
    text: '{no} 的效果图存在问题或生成失败，未自动确认生产，请登录控制台查看。\nThe proofs of {no} have problems or failed to render, so production was not confirmed. Check them in the console.',
  },
};

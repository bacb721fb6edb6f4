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
  confirm_held: {
    subject: '{no} 未自动确认生产 / not confirmed automatically',
    text: '{no} 的效果图存在问题或生成失败，未自动确认生产，请登录控制台查看。\nThe proofs of {no} have problems or failed to render, so production was not confirmed. Check them in the console.',
  },
};

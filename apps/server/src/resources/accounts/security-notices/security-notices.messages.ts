import type { SecurityNoticeKind } from './security-notice-kinds.ts';

interface NoticeText {
  subject: string;
  text: string;
}

/** In both languages, because the reader's language is unknown. `{device}`, `{address}` and `{time}` say who it was. */
const ending = `
时间：{time}
设备：{device}
IP 地址：{address}
如果不是你本人，请立即修改密码，并在“账号 → 登录与安全”中退出其他设备。

Time: {time}
Device: {device}
IP address: {address}
If this was not you, change your password now and end the other sessions under Account → Sign-in and security.`;

/** The factory’s own device and address are nothing to tell its customers. */
const endingByFactory = `
时间：{time}
如果不是你要求的，请立即联系工厂。

Time: {time}
If you did not ask for this, contact the factory now.`;

const notice = (zh: string, en: string, end = ending): NoticeText => ({
  subject: `${zh} / ${en}`,
  text: `{login_name}：${zh}。\n{login_name}: ${en}.\n${end}`,
});

export const securityNoticeTexts: Record<SecurityNoticeKind, NoticeText> = {
  new_device: notice('新设备登录了你的账号', 'A new device signed in to your account'),
  password_changed: notice('你的密码已修改', 'Your password was changed'),
  factor_added: notice('你的账号新增了一种两步验证方式', 'A second factor was added to your account'),
  factor_removed: notice('你的账号移除了一种两步验证方式', 'A second factor was removed from your account'),
  factors_reset: notice('工厂重置了你的两步验证', 'The factory reset the second factors of your account'),
  contact_changed: notice(
    '你账号的邮箱或手机已修改',
    'The email or phone of your account was changed',
    endingByFactory,
  ),
  webhook_changed: notice(
    '工厂修改或删除了你的回调',
    'The factory changed or deleted one of your webhooks',
    endingByFactory,
  ),
  recovery_code_used: notice('有人使用恢复代码登录了你的账号', 'A recovery code was used to sign in to your account'),
};

import type { SecurityNoticeKind } from './security-notice-kinds.ts';

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

const notice = (zh: string, en: string) => ({
  subject: `${zh} / ${en}`,
  text: `{login_name}：${zh}。\n{login_name}: ${en}.\n${ending}`,
});

export const securityNoticeTexts: Record<SecurityNoticeKind, { subject: string; text: string }> = {
  new_device: notice('新设备登录了你的账号', 'A new device signed in to your account'),
  password_changed: notice('你的密码已修改', 'Your password was changed'),
  factor_added: notice('你的账号新增了一种两步验证方式', 'A second factor was added to your account'),
  factor_removed: notice('你的账号移除了一种两步验证方式', 'A second factor was removed from your account'),
  factors_reset: notice('工厂重置了你的两步验证', 'The factory reset the second factors of your account'),
  recovery_code_used: notice('有人使用恢复代码登录了你的账号', 'A recovery code was used to sign in to your account'),
};

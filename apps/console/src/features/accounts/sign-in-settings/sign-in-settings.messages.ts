import { defineTexts } from '../../../ui/text.ts';

export const signInSettingsTexts = defineTexts({
  en: {
    title: 'Sign-in settings',
    text: 'How staff and customers of this installation sign in.',
    saved: 'Saved',
    required: 'Staff need two-factor authentication',
    requiredHint: 'Staff and administrators set up an authenticator app or a passkey. Customers may, but need not.',
    requiredFrom:
      'Required from {time}. {count, plural, =0 {Everybody has set it up.} one {# person has not set it up yet.} other {# people have not set it up yet.}}',
    grace: 'Grace period',
    graceHint: 'After it, staff without a second factor can only set one up.',
    session: 'Customers stay signed in for at most',
    sessionHint: 'Counted from the sign-in. Applies to sign-ins from now on.',
    staffSession: 'Staff stay signed in for at most',
    days: 'days',
    hours: 'hours',
  },
  zh: {
    title: '登录设置',
    text: '员工和客户如何登录。',
    saved: '已保存',
    required: '员工必须启用两步验证',
    requiredHint: '工厂人员和管理员须设置验证器应用或通行密钥。客户可自愿启用。',
    requiredFrom: '自 {time} 起必须启用。{count, plural, =0 {所有人都已设置。} other {还有 # 人未设置。}}',
    grace: '宽限期',
    graceHint: '到期后，未设置的员工只能先完成设置。',
    session: '客户最长保持登录',
    sessionHint: '自登录起计算，对之后的登录生效。',
    staffSession: '员工最长保持登录',
    days: '天',
    hours: '小时',
  },
});

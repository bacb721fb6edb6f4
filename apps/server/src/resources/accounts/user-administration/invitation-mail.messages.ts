import type { BilingualText } from '@platen/model/text/locale';

/** In the language of the inviting person, who knows the recipient. */
export const invitationSubject: BilingualText = {
  zh: '{name} 邀请你加入',
  en: 'Your invitation to {name}',
};
export const invitationText: BilingualText = {
  zh: '{name} 已为你创建账号，登录名：{login_name}。\n\n打开以下链接设置密码（{days} 天内有效，只能使用一次）：\n{url}',
  en: '{name} has created an account for you. Your login name is {login_name}.\n\nOpen this link to choose your password. It works once, within {days} days:\n{url}',
};

import type { BilingualText } from '@platen/model/text/locale';

export const testMailSubject: BilingualText = { zh: '{name}：测试邮件', en: '{name}: test mail' };
export const testMailText: BilingualText = {
  zh: '收到这封邮件，说明 {name} 的邮件配置正常。',
  en: 'If you can read this, mail from {name} works.',
};

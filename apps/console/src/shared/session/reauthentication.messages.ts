import { defineTexts } from '../../ui/text.ts';

export const reauthenticationTexts = defineTexts({
  en: {
    title: 'Confirm it’s you',
    text: 'This action is protected. You won’t be asked again for 10 minutes.',
    password: 'Password',
    confirm: 'Confirm',
    usePasskey: 'Use a passkey',
  },
  zh: {
    title: '验证身份',
    text: '此操作受保护。验证后 10 分钟内不再询问。',
    password: '密码',
    confirm: '验证',
    usePasskey: '使用通行密钥',
  },
});

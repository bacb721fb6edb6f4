import { defineTexts } from '../../../ui/text.ts';

export const loginTexts = defineTexts({
  en: {
    title: 'Sign in to {name}',
    subtitle: 'Use your merchant or factory account',
    loginName: 'Login name',
    password: 'Password',
    captcha: 'Captcha',
    captchaPlaceholder: 'Text in the image',
    captchaPicture: 'Captcha image. Click for a new one.',
    captchaRefresh: 'New image',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    blockedTitle: 'Account frozen',
  },
  zh: {
    title: '登录 {name}',
    subtitle: '使用商户或工厂账号登录',
    loginName: '登录名',
    password: '密码',
    captcha: '验证码',
    captchaPlaceholder: '图中的字符',
    captchaPicture: '验证码图片，点击换一张',
    captchaRefresh: '换一张',
    forgot: '忘记密码？',
    submit: '登录',
    blockedTitle: '账号已被冻结',
  },
});

import { defineTexts } from '../../../ui/text.ts';

export const loginTexts = defineTexts({
  en: {
    title: 'Sign in to {name}',
    subtitle: 'Enter the ordering console with your account',
    loginName: 'Login name',
    password: 'Password',
    captcha: 'Captcha',
    captchaPlaceholder: 'As in the picture',
    captchaPicture: 'Captcha picture. Click for another one.',
    captchaRefresh: 'Another picture',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    blockedTitle: 'Account frozen',
  },
  zh: {
    title: '登录 {name}',
    subtitle: '使用商户账号进入下单控制台',
    loginName: '登录名',
    password: '密码',
    captcha: '验证码',
    captchaPlaceholder: '请输入图中字符',
    captchaPicture: '验证码图片，点击换一张',
    captchaRefresh: '换一张',
    forgot: '忘记密码？',
    submit: '登录',
    blockedTitle: '账号已被冻结',
  },
});

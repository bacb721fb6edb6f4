import { defineTexts } from '../../ui/text.ts';

export const screenTexts = defineTexts({
  en: {
    notFoundTitle: 'This page was not printed',
    notFoundText: 'The link may have expired, or you may not have access to it.',
    goHome: 'Back to home',
    goBack: 'Go back',
    goLogin: 'Go to sign in',
    maybe: 'You may be looking for',
    crashTitle: 'This page stopped working',
    reload: 'Reload the page',
    oldBuildTitle: 'Platen was updated',
    oldBuildText: 'This page belongs to an older version. Reload to continue.',
    noAccessTitle: 'You don’t have access to this page',
    noAccessText: 'Ask an administrator if you need it.',
    noAccessInCompany: 'Ask the owner of your company if you need it.',
  },
  zh: {
    notFoundTitle: '这一页没有印出来',
    notFoundText: '链接可能已失效，或你没有查看它的权限。',
    goHome: '返回首页',
    goBack: '返回上一页',
    goLogin: '前往登录',
    maybe: '你可能在找',
    crashTitle: '页面出错了',
    reload: '重新加载页面',
    oldBuildTitle: '系统已更新',
    oldBuildText: '当前页面属于旧版本，重新加载后即可继续。',
    noAccessTitle: '暂无查看权限',
    noAccessText: '你的账号没有查看此页面的权限，请联系管理员开通。',
    noAccessInCompany: '你的账号没有查看此页面的权限，请联系公司的所有者开通。',
  },
});

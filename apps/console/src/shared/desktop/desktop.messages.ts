import { defineTexts } from '../../ui/text.ts';

export const desktopTexts = defineTexts({
  en: {
    import: 'Import orders',
    neededTitle: 'Import orders in the desktop client',
    neededText:
      'The desktop client reads your order sheet, checks every row and uploads the images from your computer. Install it and import there.',
    outdatedTitle: 'Update the desktop client',
    outdatedText: 'Version {version} is too old to import orders. Install version {newest}, then import again.',
    download: 'Get the desktop client',
    pageTitle: 'This page is outdated',
    pageText: 'A new version of the console is available. Refresh the page, then import again.',
    refresh: 'Refresh',
  },
  zh: {
    import: '导入订单',
    neededTitle: '请在桌面客户端中导入订单',
    neededText: '桌面客户端会读取订单表格，逐行校验，并从你的电脑上传图片。请安装后在客户端中导入。',
    outdatedTitle: '请更新桌面客户端',
    outdatedText: '当前版本 {version} 过旧，无法导入订单。请安装 {newest} 版本后再导入。',
    download: '下载桌面客户端',
    pageTitle: '页面内容已过期',
    pageText: '控制台有新版本，请刷新页面后再导入。',
    refresh: '刷新页面',
  },
});

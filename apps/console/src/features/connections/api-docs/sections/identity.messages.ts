import { defineTexts } from '../../../../ui/text.ts';

export const identityTexts = defineTexts({
  en: {
    intro:
      'Every call goes to one of these addresses, over HTTPS, and says in a header who makes it. Bodies and answers are JSON in UTF-8.',
    environment: 'System',
    address: 'Address',
    use: 'For',
    production: 'Production',
    productionUse: 'Orders that are paid, produced and sent. It is the system that you are looking at.',
    staging: 'Staging',
    stagingAddress: 'as the factory tells you',
    stagingUse: 'Trying things out',
    stagingNote:
      'A staging system is a second installation of Platen with its own database, files and address (`PLATEN_PUBLIC_URL`): accounts, API keys and templates are not shared. Change the address and the key in your settings, nothing else.',
    keyTitle: 'Getting an API key',
    keySteps: {
      open: 'Sign in to the console and open “Account → API keys”.',
      create: 'Choose “New API key”. Give it the name of the system that will use it, and an expiry if you want one.',
      keep: 'Copy the key, which begins with `pk_`. It is shown once and cannot be read again later.',
    },
    keyNote:
      'A key acts for your account: it sees and pays what you can. It cannot manage API keys, webhooks or the password. Whoever has lost one deletes it; calls with it are refused from that moment on.',
    startTitle: 'The first call',
    startText:
      'Every sample on this page reads the address and the key from these two settings, and is a whole program: copy, paste, run. The TypeScript samples use `@platen/client`, the typed client that the factory gives you: `npm install` its file in a package of `"type": "module"`.',
    startExample: 'Settings',
    authTitle: 'Authorization',
    authText: 'Send the key as a bearer token with every call. Without it, or with an expired one, the answer is 401.',
    localeText: 'The header `Locale` chooses the language of messages: `zh-CN` or `en-US`.',
    authExample: 'Headers of a call',
  },
  zh: {
    intro: '所有请求都通过 HTTPS 发往以下地址，并在请求头中说明身份。请求与返回均为 UTF-8 编码的 JSON。',
    environment: '环境',
    address: '地址',
    use: '用途',
    production: '生产环境',
    productionUse: '正式订单：付款、生产、发货。即你当前访问的系统。',
    staging: '测试环境',
    stagingAddress: '由工厂提供',
    stagingUse: '联调测试',
    stagingNote:
      '测试环境是另一套独立部署的 Platen，有自己的数据库、文件和地址（`PLATEN_PUBLIC_URL`），账号、API 密钥、模板均不互通。切换环境时只需替换地址和密钥。',
    keyTitle: '获取 API 密钥',
    keySteps: {
      open: '登录控制台，打开“账户 → API 密钥”。',
      create: '点击“新建 API 密钥”，填写使用它的系统名称，可设置过期时间。',
      keep: '复制以 `pk_` 开头的密钥。密钥只显示一次，之后无法再查看。',
    },
    keyNote:
      '密钥代表你的账号，可查看和支付你的订单，但不能管理 API 密钥、回调和密码。密钥泄露时请立即删除，删除后使用它的请求会立刻被拒绝。',
    startTitle: '第一次调用',
    startText:
      '本页所有示例都从这两项设置读取地址和密钥，并且都是完整的程序：复制、粘贴、运行即可。TypeScript 示例使用工厂提供的带类型客户端 `@platen/client`：在 `"type": "module"` 的项目中用 `npm install` 安装该文件。',
    startExample: '设置',
    authTitle: '鉴权方式',
    authText: '每次请求都以 Bearer Token 的形式携带密钥。未携带或密钥已过期时返回 401。',
    localeText: '请求头 `Locale` 决定提示信息的语言：`zh-CN` 或 `en-US`。',
    authExample: '请求头示例',
  },
});

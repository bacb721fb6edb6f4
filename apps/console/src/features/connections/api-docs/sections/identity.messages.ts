import { defineTexts } from '../../../../ui/text.ts';

export const identityTexts = defineTexts({
  en: {
    intro:
      'Send every request to one of these addresses over HTTPS, with your API key in a header. Requests and responses are JSON in UTF-8.',
    environment: 'Environment',
    address: 'Address',
    use: 'Use',
    production: 'Production',
    productionUse: 'Real orders: paid, produced and shipped. This is the system you are using now.',
    staging: 'Staging',
    stagingAddress: 'provided by the factory',
    stagingUse: 'Testing your integration',
    stagingNote:
      'Staging is a separate installation of Platen with its own address and data. Accounts, API keys and templates are not shared. To switch, change only the address and the key.',
    keyTitle: 'Getting an API key',
    keySteps: {
      open: 'Sign in to the console and open “Account → API keys”.',
      create:
        'Choose “New API key”. Name it after the system that will use it, choose its permissions and, if you like, an expiry date and the addresses that may use it.',
      keep: 'Copy the key, which starts with `sk_`. It is shown only once.',
    },
    keyNote:
      'A key acts for your account within its permissions; no key can manage API keys or your password. A call without the permission (scope) that it needs is refused with 40303, one from another address with 40305. To replace a key, rotate it: the old secret works for the time you choose. If a key leaks, rotate it without that time or delete it; it stops working immediately.',
    startTitle: 'Your first call',
    startText:
      'Every sample on this page is a complete program that reads the address and the key from these two settings: copy, paste, run. The TypeScript samples use `@platen/client`, the typed client provided by the factory: `npm install` its file in a package with `"type": "module"`.',
    startExample: 'Settings',
    authTitle: 'Authorization',
    authText:
      'Send the key as a bearer token with every request. A missing or expired key returns 401; another scheme, such as Basic, is refused with 40104.',
    localeText: 'The `Locale` header sets the language of messages: `zh-CN` or `en-US`.',
    authExample: 'Request headers',
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
      '测试环境是另一套独立部署的 Platen，有自己的地址和数据，账号、API 密钥、模板均不互通。切换环境时只需替换地址和密钥。',
    keyTitle: '获取 API 密钥',
    keySteps: {
      open: '登录控制台，打开“账户 → API 密钥”。',
      create: '点击“新建 API 密钥”，填写使用它的系统名称，勾选权限，可设置过期时间和允许的地址。',
      keep: '复制以 `sk_` 开头的密钥。密钥只显示一次，之后无法再查看。',
    },
    keyNote:
      '密钥在所勾选的权限内代表你的账号，任何密钥都不能管理 API 密钥和密码。缺少权限的请求返回 40303，来自其他地址的请求返回 40305。更换密钥时请轮换：旧密钥在你选择的时间内继续有效。密钥泄露时请立即轮换且不保留旧密钥，或将其删除。',
    startTitle: '第一次调用',
    startText:
      '本页所有示例都从这两项设置读取地址和密钥，并且都是完整的程序：复制、粘贴、运行即可。TypeScript 示例使用工厂提供的带类型客户端 `@platen/client`：在 `"type": "module"` 的项目中用 `npm install` 安装该文件。',
    startExample: '设置',
    authTitle: '鉴权方式',
    authText:
      '每次请求都以 Bearer Token 的形式携带密钥。未携带或密钥已过期时返回 401；使用 Basic 等其他方式时返回 40104。',
    localeText: '请求头 `Locale` 决定提示信息的语言：`zh-CN` 或 `en-US`。',
    authExample: '请求头示例',
  },
});

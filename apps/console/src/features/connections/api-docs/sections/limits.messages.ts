import { defineTexts } from '../../../../ui/text.ts';

export const limitsTexts = defineTexts({
  en: {
    rateTitle: 'Rate limit',
    rateText:
      'Each API key may make so many requests per minute, and all keys of an account so many together. The limits depend on the plan of your account; ask the factory for another one.',
    plan: 'Plan',
    perKey: 'Requests per minute, one key',
    perAccount: 'Requests per minute, all keys',
    rateHeaders: 'Every response reports whichever limit is closer:',
    header: 'Header',
    meaning: 'Meaning',
    limit: 'Requests allowed this minute',
    remaining: 'Requests left',
    reset: 'Seconds until the count restarts',
    retryAfter: 'With 429 only: seconds to wait',
    retryText: 'After 429, wait for `retry-after` seconds. After 5xx or no response, retry with increasing delays.',
    onceTitle: 'Avoiding duplicate orders',
    onceText:
      'Send an `Idempotency-Key` header with every `POST`: a text of your choice, such as a UUID, one per operation. If the response is lost, send the same request with the same key. You get the first response again, and nothing happens twice.',
    oncePoints: {
      kept: 'Keys are kept for {days} days.',
      other: 'The same key with a different body returns 409 (code 40901).',
      refused: 'A rejected request stores nothing: correct it and send it with a new key.',
    },
    sizeTitle: 'Size limits',
    size: 'Up to {orders} orders per form order, 20 MB per request, and {fileMb} MB and {pixels} million pixels per file.',
  },
  zh: {
    rateTitle: '限流',
    rateText:
      '每个 API 密钥每分钟的请求次数，以及同一账号全部密钥合计的次数，都有上限。上限取决于账号的套餐，如需调整请联系工厂。',
    plan: '套餐',
    perKey: '单个密钥每分钟',
    perAccount: '全部密钥每分钟',
    rateHeaders: '每次返回都带有最先用完的那一项额度：',
    header: '返回头',
    meaning: '含义',
    limit: '本分钟的请求上限',
    remaining: '剩余次数',
    reset: '距离重新计数的秒数',
    retryAfter: '仅在 429 时返回：需等待的秒数',
    retryText: '收到 429 后请按 `retry-after` 等待；收到 5xx 或没有收到返回时，请逐次延长等待时间后重试。',
    onceTitle: '避免重复下单',
    onceText:
      '每次 `POST` 都请携带请求头 `Idempotency-Key`：由你生成的文本，每个意图一个，例如 UUID。没有收到返回时，用同一个键重新发送相同的请求，将得到与第一次相同的返回，不会重复执行。',
    oncePoints: {
      kept: '键保留 {days} 天。',
      other: '同一个键搭配不同的内容会被拒绝，返回 409（错误码 40901）。',
      refused: '被拒绝的请求不会留下任何数据：修改后换一个新键重新发送即可。',
    },
    sizeTitle: '大小限制',
    size: '每个订单最多 {orders} 条明细，每次请求最大 20 MB，单个文件最大 {fileMb} MB、{pixels} 百万像素。',
  },
});

import { defineTexts } from '../../../../ui/text.ts';

export const limitsTexts = defineTexts({
  en: {
    rateTitle: 'Rate limit',
    rateText:
      'An API key has {perMinute} calls a minute, all keys of an account together {perAccount}. Every answer says where the nearer of the two stands:',
    header: 'Header',
    meaning: 'Meaning',
    limit: 'Calls in this minute',
    remaining: 'Calls that are left',
    reset: 'Seconds until they are counted anew',
    retryAfter: 'Only with 429: seconds to wait before the next call',
    retryText:
      'After 429 wait as long as `retry-after` says. After 5xx, or when no answer came, wait a little longer each time.',
    onceTitle: 'Placing an order once',
    onceText:
      'Send a header `Idempotency-Key` with every `POST`: a text of your own, one for each intent, such as a UUID. If the answer is lost, send the same request with the same key. It answers what was answered the first time, and nothing happens twice.',
    oncePoints: {
      kept: 'A key is kept for {days} days.',
      other: 'The same key with another body is refused with 409 (code 40901).',
      refused: 'A refused request leaves nothing behind: correct it and send it with a new key.',
    },
    sizeTitle: 'Sizes',
    size: 'A form order has at most {orders} orders, a request at most 20 MB, a file at most {fileMb} MB and {pixels} million pixels.',
  },
  zh: {
    rateTitle: '限流',
    rateText:
      '每个 API 密钥每分钟最多 {perMinute} 次请求，同一账户的全部密钥合计最多 {perAccount} 次。每次返回都带有最先用完的那一项额度：',
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

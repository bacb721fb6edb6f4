import { defineTexts } from '../../../../ui/text.ts';

export const webhookDocTexts = defineTexts({
  en: {
    intro:
      'Instead of polling, let us notify your server when something happens. Create a webhook in the console, or by `POST /webhooks` with an API key that has the scope `webhooks`; its secret is shown only once.',
    open: 'Webhooks',
    event: 'Event',
    when: 'Sent when',
    bodyTitle: 'Payload',
    bodyText:
      'A `POST` with JSON. `event_id` and `occurred_at` identify the event and stay the same in every attempt and replay. The same event may arrive twice, for example when your response was lost, so remember the `event_id`s you have processed. `id` and `created_at` belong to the delivery.',
    orderTitle: 'Order of events',
    orderText:
      'Deliveries are sent at the same time and retried on their own, so an older event can arrive after a newer one. `subject` says what an event is about: a form order, an order or a parcel (`outbound`); `kind` is the name of the part of `data` whose `id` it is. `sequence` grows with every event about a form order, its orders and its parcels (numbers may be skipped).',
    orderRules: {
      each: 'Process every event once, a late one too: what it reports happened, such as the parcels in `order.sent`.',
      newest:
        'Keep the highest `sequence` for each form order, each order and each parcel. Take the state or the tracking number from an event only if its `sequence` is higher. Do the same for each field in the `changes` of `order.changed`.',
      read: 'Or read the current state by `GET /form_orders/:id`.',
    },
    orderClient:
      'In TypeScript, `newestValues` from `@platen/client` applies these rules to an event and returns what is new in it.',
    body: 'Body',
    signTitle: 'Verifying the signature',
    signText: 'Every delivery is signed, so nobody can impersonate us. The header:',
    header: 'Header',
    steps: {
      read: 'Use the raw body exactly as received. Parsed and re-serialized JSON has a different signature.',
      compute:
        'Compute the HMAC-SHA256 of the value of `t`, a dot and the body, with the webhook’s secret as the key, in lower-case hexadecimal.',
      compare:
        'Compare it with each `v1` in constant time; one match is enough. After you rotate the secret, there is a second `v1` for the old one until its time ends.',
      age: 'Reject deliveries older than 5 minutes (`t` is in Unix seconds) to prevent replay attacks.',
    },
    clientText: 'In TypeScript, `readWebhook` from `@platen/client` does all four steps.',
    retryTitle: 'Responding and retries',
    retryText:
      'Respond with a status from 200 to 299 within 10 seconds, then do the work. Anything else, including redirects, is retried with increasing delays for {hours} hours. The console logs every delivery and response, and you can send any of them again, also by API: `POST /webhook_deliveries/:id/replay`.',
    python: 'Python · receive_webhook.py',
    typescript: 'TypeScript · receive-webhook.ts',
  },
  zh: {
    intro:
      '无需反复查询，订单有变化时我们会通知你的服务器。请在控制台新建回调，也可以用带有 `webhooks` 权限的 API 密钥调用 `POST /webhooks`；签名密钥只显示一次。',
    open: '回调通知',
    event: '事件',
    when: '触发时机',
    bodyTitle: '通知内容',
    bodyText:
      '以 `POST` 发送 JSON。`event_id` 和 `occurred_at` 表示发生了什么、何时发生，重试和重新发送时保持不变。同一事件可能收到两次（例如你的返回丢失时），请记录已处理的 `event_id`。`id` 和 `created_at` 属于本次发送。',
    orderTitle: '事件的顺序',
    orderText:
      '通知是同时发出、各自重试的，较早的事件可能后到。`subject` 表示事件的主体：订单、明细（`order`）或包裹（`outbound`）；`kind` 是 `data` 中对应部分的名称，`id` 是它的 id。同一订单及其明细、包裹的每个事件，`sequence` 都比之前的大（中间可能有跳号）。',
    orderRules: {
      each: '每个事件都要处理一次，后到的也一样：其中的内容确实发生过，例如 `order.sent` 中的包裹。',
      newest:
        '按订单、按明细、按包裹分别记住最大的 `sequence`。只有 `sequence` 更大时，才采用事件中的状态或单号；`order.changed` 的 `changes` 按字段同样处理。',
      read: '也可以调用 `GET /form_orders/:id` 读取最新状态。',
    },
    orderClient: '使用 TypeScript 时，`@platen/client` 的 `newestValues` 会按以上规则返回事件中最新的内容。',
    body: '请求体',
    signTitle: '验证签名',
    signText: '每次通知都带有签名，防止他人冒充。请求头如下：',
    header: '请求头',
    steps: {
      read: '使用收到的原始请求体，逐字节计算。解析后重新生成的 JSON 签名会不同。',
      compute: '以回调的签名密钥为 key，对 `t` 的值、一个点号和请求体拼接后的内容计算 HMAC-SHA256，取小写十六进制。',
      compare: '与每个 `v1` 做固定时间比较，有一个相同即可。轮换签名密钥后，在旧密钥有效期内会有对应它的第二个 `v1`。',
      age: '拒绝超过 5 分钟的通知（`t` 为 Unix 秒数），以防重放。',
    },
    clientText: '使用 TypeScript 时，`@platen/client` 的 `readWebhook` 会完成以上四步。',
    retryTitle: '返回与重试',
    retryText:
      '请在 10 秒内返回 200 至 299 的状态码，再处理业务。其他返回（包括重定向）会以逐渐延长的间隔重试 {hours} 小时。每次通知及其返回都记录在控制台，可随时重新发送；也可调用 `POST /webhook_deliveries/:id/replay`。',
    python: 'Python 示例 · receive_webhook.py',
    typescript: 'TypeScript 示例 · receive-webhook.ts',
  },
});

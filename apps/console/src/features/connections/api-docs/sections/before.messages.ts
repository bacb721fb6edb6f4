import { defineTexts } from '../../../../ui/text.ts';

export const beforeTexts = defineTexts({
  en: {
    priceTitle: 'What an order costs',
    priceText:
      'Amounts are in {name} with up to 2 decimals. Quotes, orders and bills carry `currency` beside them: `{currency}`.',
    pricePoints: {
      rule: 'Amount of an order = `price` of its size × `quantity` + `system_rendering_price`.',
      rendering: '`system_rendering_price` is added once per order, for `FormOrder::MicroCustom` only.',
      frozen: 'Prices are frozen when the order is placed. A form order costs the sum of its orders.',
    },
    quoteTitle: 'Quote',
    quoteText:
      'Takes the same body as `POST /form_orders` and stores nothing. Returns the amount of each row, the total, the `missing_amount` in your wallet, and every error in `fields`.',
    mockupTitle: 'Mockups',
    mockupText:
      'Takes the content of one order and returns its effect images, so you can show them to your customer before ordering. Up to {perMinute} requests per minute per account.',
  },
  zh: {
    priceTitle: '订单金额',
    priceText: '金额币种为{name}，最多 2 位小数。询价、订单和账单的金额旁都带有 `currency`：`{currency}`。',
    pricePoints: {
      rule: '明细金额 = 该尺寸的 `price` × `quantity` + `system_rendering_price`。',
      rendering: '`system_rendering_price` 每条明细只计一次，且仅用于 `FormOrder::MicroCustom`。',
      frozen: '价格在下单时锁定。订单金额为其明细金额之和。',
    },
    quoteTitle: '询价',
    quoteText:
      '请求体与 `POST /form_orders` 相同，不保存任何数据。返回每行的金额、总金额、钱包还差的 `missing_amount`，以及 `fields` 中列出的全部错误。',
    mockupTitle: '效果图预览',
    mockupText: '传入一条明细的内容，返回其效果图，可在下单前展示给你的客户。每个账号每分钟最多 {perMinute} 次。',
  },
});

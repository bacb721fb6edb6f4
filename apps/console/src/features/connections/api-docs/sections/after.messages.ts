import { defineTexts } from '../../../../ui/text.ts';

export const afterTexts = defineTexts({
  en: {
    intro: 'A placed form order waits for payment. All of this works with the API key as well:',
    call: 'Call',
    meaning: 'Meaning',
    get: 'State, amounts, and in `images` how many images are done, waiting and failed',
    pay: 'Pays from the wallet, several together or none. Body: `form_order_ids`. 402 says what is missing',
    confirm: 'Confirms production. After that you can no longer refund it',
    close: 'Closes it unpaid',
    orders: 'Its orders with their system numbers and images',
    outbounds: 'Parcels that left, with their tracking numbers',
    payTitle: 'Paying',
    payText:
      'Where the wallet does not suffice, nothing is paid, and `details.missing_amount` says how much is missing.',
    refundTitle: 'Refunding',
    refundText:
      'Until production is confirmed you can take the money back; it is in the wallet at once. `can_refund` of the form order says whether it is possible now.',
    editTitle: 'Changing layers (`layer_diff`)',
    editText:
      'While production is not confirmed, an order can differ from its template in the layers that the designer left to orders (`can_design_in_order`). Send one list of configs, each with its whole `layer_diff`: by the id of a layer, `left`, `top`, `width`, `height`, `rotate`, `flip_horizontal`, `flip_vertical`, `url`, `images` or `image_size`. What you leave out stays as the template has it. The images are drawn anew.',
  },
  zh: {
    intro: '提交后的订单等待支付。以下接口同样可以使用 API 密钥：',
    call: '接口',
    meaning: '说明',
    get: '状态、金额，以及 `images` 中已完成、等待中、失败的图片数量',
    pay: '从钱包支付，可多个一起支付，要么全部成功，要么全部失败。请求体：`form_order_ids`。余额不足时返回 402 及差额',
    confirm: '确认生产，确认后不能再自行退款',
    close: '关闭未支付的订单',
    orders: '明细，含系统订单号和图片',
    outbounds: '已发出的包裹及物流单号',
    payTitle: '支付',
    payText: '余额不足时不会扣款，`details.missing_amount` 为还差的金额。',
    refundTitle: '退款',
    refundText: '确认生产之前可以自行退款，款项立即退回钱包。订单的 `can_refund` 表示当前能否退款。',
    editTitle: '修改图层（`layer_diff`）',
    editText:
      '确认生产之前，可以修改设计师开放给订单的图层（`can_design_in_order`）。每次提交一组模板，各自带完整的 `layer_diff`：以图层 id 为键，可填 `left`、`top`、`width`、`height`、`rotate`、`flip_horizontal`、`flip_vertical`、`url`、`images`、`image_size`，未填的保持模板原样。修改后图片会重新生成。',
  },
});

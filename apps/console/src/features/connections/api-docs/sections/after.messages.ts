import { defineTexts } from '../../../../ui/text.ts';

export const afterTexts = defineTexts({
  en: {
    intro: 'A new form order waits for payment. These calls work with an API key too:',
    call: 'Call',
    meaning: 'Description',
    get: 'State and amounts; `images` counts those done, waiting and failed',
    pay: 'Pays one or more from the wallet, all or none. Body: `form_order_ids`. 402 says how much is missing',
    confirm:
      'Confirms production. You can no longer refund it afterwards. 40932 means that its images have print problems: see below',
    close: 'Closes it unpaid',
    orders: 'Its orders, with system numbers and images',
    outbounds: 'Shipped parcels with their tracking numbers',
    payTitle: 'Paying',
    payText: 'If the balance is too low, nothing is paid and `details.missing_amount` says how much is missing.',
    confirmTitle: 'Confirming, and print problems (40932)',
    confirmText:
      'If the check of the images found problems (too few pixels, text that does not fit, a code that cannot be read), confirming is refused with 40932, and `details` counts them. `GET /orders?form_order_id_eq=…` shows the problems of each order in `findings`. Put them right, or have somebody look at the images and confirm again with `acknowledges_findings: true`: the order is then made as it is. What cannot be printed at all (an empty image, a character that the font does not have, a missing image) is refused with 40934 in any case.',
    refundTitle: 'Refunding',
    refundText:
      'You can refund a form order until production is confirmed. The money returns to the wallet immediately. `can_refund` says whether it is possible now.',
    editTitle: 'Changing layers (`layer_diff`)',
    editText:
      'Until production is confirmed, an order can change the layers that its template opens to orders (`can_design_in_order`). Send a list of configs, each with its complete `layer_diff`, keyed by layer id: `left`, `top`, `width`, `height`, `rotate`, `flip_horizontal`, `flip_vertical`, `url`, `images` or `image_size`. Anything you leave out keeps the template’s value. The images are rendered again.',
  },
  zh: {
    intro: '提交后的订单等待支付。以下接口同样可以使用 API 密钥：',
    call: '接口',
    meaning: '说明',
    get: '状态、金额，以及 `images` 中已完成、等待中、失败的图片数量',
    pay: '从钱包支付，可多个一起支付，要么全部成功，要么全部失败。请求体：`form_order_ids`。余额不足时返回 402 及差额',
    confirm: '确认生产，确认后不能再自行退款。返回 40932 表示印刷图存在问题，见下文',
    close: '关闭未支付的订单',
    orders: '明细，含系统订单号和图片',
    outbounds: '已发出的包裹及物流单号',
    payTitle: '支付',
    payText: '余额不足时不会扣款，`details.missing_amount` 为还差的金额。',
    confirmTitle: '确认生产与印刷图问题（40932）',
    confirmText:
      '如果检查发现印刷图有问题（像素不足、文字放不下、条码无法识读等），确认会被拒绝并返回 40932，`details` 中是问题数量。`GET /orders?form_order_id_eq=…` 的 `findings` 列出每条明细的问题。请先修正；如果已有人看过图片、仍要生产，带上 `acknowledges_findings: true` 再次确认，将按现状生产。完全无法印刷的问题（空白图、字体中没有的字符、缺少图片等）一律拒绝，返回 40934。',
    refundTitle: '退款',
    refundText: '确认生产之前可以自行退款，款项立即退回钱包。订单的 `can_refund` 表示当前能否退款。',
    editTitle: '修改图层（`layer_diff`）',
    editText:
      '确认生产之前，可以修改设计师开放给订单的图层（`can_design_in_order`）。每次提交一组模板，各自带完整的 `layer_diff`：以图层 id 为键，可填 `left`、`top`、`width`、`height`、`rotate`、`flip_horizontal`、`flip_vertical`、`url`、`images`、`image_size`，未填的保持模板原样。修改后图片会重新生成。',
  },
});

import { defineTexts } from '../../../../ui/text.ts';

export const samplesTexts = defineTexts({
  en: {
    intro:
      'Complete programs that upload images, place an order and wait for its images. Platen’s own tests run them. Python needs no packages; TypeScript uses `@platen/client`.',
    python: 'Python 3.9 or newer · place_order.py',
    typescript: 'TypeScript, Node 20 or newer · place-order.ts',
  },
  zh: {
    intro:
      '以下是完整的程序：上传图片、提交订单并等待图片生成。与 Platen 自身测试所运行的程序完全一致。Python 示例无需安装任何依赖，TypeScript 示例使用 `@platen/client`。',
    python: 'Python 3.9 及以上示例 · place_order.py',
    typescript: 'TypeScript 示例（Node 20 及以上） · place-order.ts',
  },
});

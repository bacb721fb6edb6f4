import type { Translate } from '../../translate.ts';
import { size, template } from './template.ts';

const classmates = (t: Translate) =>
  t('子涵 小满 朵朵 安安 可乐 星宇 糯米 知夏 乐乐 嘉木 一一', 'Leo Mia Ava Noah Emma Luca Ella Max Zoe Finn Ivy');

/** Stickers are printed by the sheet, whatever the size of a sticker is. */
const sheet = [150, 195] as const;

export const stationeryTemplates = (t: Translate) => [
  template({
    key: 'name-stickers',
    name: t('防水姓名贴 120 枚装', 'Waterproof name stickers, 120 pieces'),
    kind: 'micro_custom',
    category: 'name-stickers',
    description: t(
      '入园必备，PET 防水防撕，可过洗碗机。填写姓名后自动排满整版。',
      'A must for daycare and school: tear-proof, waterproof PET that survives the dishwasher. Enter a name and the sheet fills itself.',
    ),
    material_name: t('PET 合成纸', 'Synthetic PET paper'),
    dpi_value: 300,
    system_rendering_price: 0.5,
    size_prices: [
      size(t('小号 30×13mm', 'Small 30×13mm'), 9.8, ...sheet),
      size(t('大号 50×20mm', 'Large 50×20mm'), 10.9, ...sheet),
    ],
    tag_list: [t('姓名', 'Name'), t('防水', 'Waterproof'), t('开学季', 'Back to school'), t('热销', 'Bestseller')],
    fonts: [t('ZCOOL KuaiLe', 'Fredoka'), 'Fredoka'],
    pictures: [
      { product: 'sticker-sheet', motif: 'bear', palette: 'mint', text: classmates(t) },
      { product: 'sticker-sheet', motif: 'cat', palette: 'coral', text: classmates(t) },
      {
        product: 'sticker-sheet',
        motif: 'citrus',
        palette: 'sky',
        text: 'Leo Mia Ava Noah Emma Luca Ella Max Zoe Finn Ivy',
      },
      { product: 'sticker-sheet', motif: 'bear', palette: 'mint', text: classmates(t), view: 'close-up' },
    ],
  }),
  template({
    key: 'iron-on-labels',
    name: t('布用烫画姓名贴 60 枚', 'Iron-on name labels, 60 pieces'),
    kind: 'micro_custom',
    category: 'name-stickers',
    description: t(
      '免缝免撕，熨斗 150 ℃ 压 15 秒，水洗 50 次不脱落。校服、被褥通用。',
      'No sewing: press for 15 seconds at 150 °C and they stay on for 50 washes. For school clothes and bedding.',
    ),
    material_name: t('TPU 烫画膜', 'TPU transfer film'),
    dpi_value: 300,
    system_rendering_price: 0.5,
    size_prices: [size(t('方形 40mm', 'Square 40mm'), 14.9, ...sheet)],
    tag_list: [t('姓名', 'Name'), t('烫画', 'Heat transfer'), t('开学季', 'Back to school')],
    fonts: [t('ZCOOL KuaiLe', 'Fredoka'), 'Fredoka'],
    pictures: [
      {
        product: 'sticker-sheet',
        motif: 'flower',
        palette: 'violet',
        text: t(
          '一一 米粒 果果 团团 圆圆 豆豆 小鱼 阿布 元宝 芒果 西西',
          'Ivy Mia Ben Ruby Theo Rosie Max Otis Ada Coco Sam',
        ),
        isTurned: true,
      },
      { product: 'sticker-sheet', motif: 'mountains', palette: 'indigo', text: classmates(t), isTurned: true },
      { product: 'sticker-sheet', motif: 'rainbow', palette: 'lemon', text: classmates(t) },
    ],
  }),
  template({
    key: 'notebook',
    name: t('A5 硬壳笔记本', 'Hardcover notebook A5'),
    kind: 'micro_custom',
    category: 'notebooks',
    description: t(
      '100g 道林纸 192 页，锁线裸脊平摊，封面可印图与姓名，配同色绑带。',
      '192 pages of 100 g uncoated paper, thread-sewn to lie flat. Print the cover with a pattern and a name; matching elastic band.',
    ),
    material_name: t('道林纸 + 荷兰板', 'Uncoated paper + board'),
    dpi_value: 300,
    system_rendering_price: 1,
    size_prices: [
      size(t('A5 横线', 'A5 ruled'), 15.9, 148, 210),
      size(t('A5 点阵', 'A5 dotted'), 17.9, 148, 210),
      size(t('A5 空白', 'A5 blank'), 19.9, 148, 210),
    ],
    tag_list: [t('姓名', 'Name'), t('绑带', 'Elastic band')],
    fonts: ['Abril Fatface', t('ZCOOL KuaiLe', 'Fredoka')],
    pictures: [
      { product: 'notebook', motif: 'confetti', palette: 'indigo' },
      { product: 'notebook', motif: 'leaf', palette: 'olive', body: 'cream', isTurned: true },
      { product: 'notebook', motif: 'seigaiha', palette: 'teal', coverage: 'cover' },
      { product: 'notebook', motif: 'confetti', palette: 'indigo', view: 'close-up' },
    ],
  }),
  template({
    key: 'journal',
    name: t('B6 布面手账本', 'Cloth-bound journal B6'),
    kind: 'batch_order',
    category: 'notebooks',
    description: t(
      '棉布数码印花裱封，内页 80g 书写纸，适合文创店成批采购。',
      'Digitally printed cotton covers and 80 g writing paper, made for gift shops that buy in bulk.',
    ),
    material_name: t('棉布 + 书写纸', 'Cotton + writing paper'),
    max_product_batch_count: 1500,
    dpi_value: 300,
    size_prices: [size(t('B6 横线', 'B6 ruled'), 13.5, 125, 176), size(t('B6 方格', 'B6 grid'), 13.5, 125, 176)],
    tag_list: [t('批量', 'Bulk'), t('文创', 'Merch')],
    pictures: [
      { product: 'notebook', motif: 'gingham', palette: 'berry', coverage: 'cover', isTurned: true },
      { product: 'notebook', motif: 'flower', palette: 'sky', coverage: 'cover' },
      { product: 'notebook', motif: 'lettering', text: t('手账', 'my\nnotes'), palette: 'sand', body: 'color' },
    ],
  }),
  template({
    key: 'calendar-2025',
    name: t('2025 桌面台历', 'Desk calendar 2025'),
    kind: 'form_order',
    category: 'calendars',
    description: t(
      '已过销售期，保留作明年改版参考。双面 13 张，黑卡支架，双圈装订。',
      'Off sale, kept as the base for next year’s edition. 13 double-sided sheets, black easel, twin-loop binding.',
    ),
    material_name: t('250g 铜版纸', '250 g coated paper'),
    state: 'unpublished',
    dpi_value: 300,
    size_prices: [size(t('横版 210×150mm', 'Landscape 210×150mm'), 16.8, 216, 156)],
    tag_list: [t('新年', 'New Year'), t('企业礼品', 'Corporate gift')],
    pictures: [
      { product: 'desk-calendar', motif: 'mountains', palette: 'sky', coverage: 'cover', text: '8' },
      { product: 'desk-calendar', motif: 'citrus', palette: 'lemon', text: '6' },
      { product: 'desk-calendar', motif: 'night', palette: 'indigo', coverage: 'cover', text: '12' },
    ],
  }),
  template({
    key: 'company-calendar',
    name: t('企业定制台历', 'Corporate desk calendar'),
    kind: 'batch_order',
    category: 'calendars',
    description: t(
      '统一封面与企业标识，内页 13 张可选图库。100 本起印，交期 5 天。',
      'Your logo on the cover and 13 sheets from our image library. From 100 copies, ready in 5 days.',
    ),
    material_name: t('250g 铜版纸', '250 g coated paper'),
    max_product_batch_count: 5000,
    dpi_value: 300,
    size_prices: [
      size(t('横版 210×150mm', 'Landscape 210×150mm'), 14.8, 216, 156),
      size(t('方形 160×160mm', 'Square 160×160mm'), 13.8, 166, 166),
    ],
    tag_list: [t('新年', 'New Year'), t('企业礼品', 'Corporate gift'), t('批量', 'Bulk')],
    pictures: [
      { product: 'desk-calendar', motif: 'cutouts', palette: 'teal', coverage: 'cover', text: '3' },
      { product: 'desk-calendar', motif: 'flower', palette: 'rose', coverage: 'cover', text: '5' },
      { product: 'desk-calendar', motif: 'rainbow', palette: 'sand', text: '10' },
    ],
  }),
  template({
    key: 'greeting-card',
    name: t('对折贺卡 · 节日系列', 'Folded greeting cards'),
    kind: 'batch_order',
    category: 'greeting-cards',
    description: t(
      '300g 珠光纸，配同色信封。封面烫金可选，内页可印祝福语。',
      '300 g pearl paper with matching envelopes. Foil-stamped covers on request, your wishes printed inside.',
    ),
    material_name: t('300g 珠光纸', '300 g pearl paper'),
    max_product_batch_count: 10000,
    dpi_value: 300,
    size_prices: [
      size(t('A6 含信封', 'A6 with envelope'), 3.6, 210, 148),
      size(t('A5 含信封', 'A5 with envelope'), 5.2, 297, 210),
    ],
    tag_list: [t('新年', 'New Year'), t('批量', 'Bulk'), t('礼物', 'Gift')],
    pictures: [
      {
        product: 'greeting-card',
        motif: 'flower',
        palette: 'coral',
        text: t('生日快乐', 'happy birthday'),
        body: 'cream',
      },
      { product: 'greeting-card', motif: 'night', palette: 'slate', coverage: 'cover', isTurned: true },
      { product: 'greeting-card', motif: 'rainbow', palette: 'violet', text: 'thank you' },
    ],
  }),
];

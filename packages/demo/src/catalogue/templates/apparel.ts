import type { Translate } from '../../translate.ts';
import { size, template } from './template.ts';

const chest = [300, 400] as const;

export const apparelTemplates = (t: Translate) => [
  template({
    key: 'cotton-tee',
    name: t('220g 纯棉 T 恤', 'Cotton T-shirt 220 g'),
    kind: 'batch_order',
    category: 't-shirts',
    description: t(
      '精梳纯棉，圆领双针，直喷印花透气不闷。可混码下单，同图 5 件起。',
      'Combed cotton with a double-stitched crew neck. Printed direct to garment, so the fabric keeps breathing. Mix sizes freely from 5 pieces per design.',
    ),
    material_name: t('220g 精梳棉', '220 g combed cotton'),
    max_product_batch_count: 1000,
    size_prices: [
      size('S', 32, 150, ...chest),
      size('M', 32, 150, ...chest),
      size('L', 32, 150, ...chest),
      size('XL', 36, 150, ...chest),
      size('2XL', 45, 150, ...chest),
    ],
    tag_list: [t('直喷', 'Direct to garment'), t('混码', 'Mixed sizes'), t('热销', 'Bestseller')],
    pictures: [
      { product: 't-shirt', motif: 'flower', palette: 'rose' },
      { product: 't-shirt', motif: 'waves', palette: 'sky' },
      { product: 't-shirt', motif: 'citrus', palette: 'lemon', body: 'cream' },
      { product: 't-shirt', motif: 'flower', palette: 'rose', view: 'close-up' },
    ],
  }),
  template({
    key: 'boxy-tee',
    name: t('重磅落肩 T 恤 260g', 'Heavyweight boxy tee 260 g'),
    kind: 'batch_order',
    category: 't-shirts',
    description: t(
      '紧密赛络纺，落肩宽松版型，深色布料加印白底。',
      'Dense compact-spun cotton in a relaxed, drop-shoulder cut. Dark colors get a white underbase.',
    ),
    material_name: t('260g 赛络棉', '260 g compact cotton'),
    max_product_batch_count: 800,
    size_prices: [
      size('M', 45, 150, ...chest),
      size('L', 45, 150, ...chest),
      size('XL', 49, 150, ...chest),
      size('2XL', 58, 150, ...chest),
    ],
    tag_list: [t('直喷', 'Direct to garment'), t('宽松', 'Relaxed fit'), t('深色', 'Dark colors')],
    pictures: [
      { product: 'boxy-tee', motif: 'lettering', text: t('早安', 'good\nmorning'), palette: 'coral', body: 'ink' },
      { product: 'boxy-tee', motif: 'circles', palette: 'teal' },
      { product: 'boxy-tee', motif: 'cutouts', palette: 'berry', body: 'cream' },
      { product: 'boxy-tee', motif: 'night', palette: 'indigo', body: 'ink', view: 'close-up' },
    ],
  }),
  template({
    key: 'family-tee',
    name: t('亲子 T 恤 · 一家三口', 'Family T-shirts'),
    kind: 'micro_custom',
    category: 't-shirts',
    description: t(
      '填写家庭成员的称呼，自动生成同系列图案。成人与儿童码同一订单。',
      'Name each member of the family and get matching prints. Adult and kids’ sizes in one order.',
    ),
    material_name: t('200g 纯棉', '200 g cotton'),
    system_rendering_price: 2,
    size_prices: [
      size(t('儿童 110', 'Kids 110'), 29.9, 150, 220, 280),
      size(t('儿童 130', 'Kids 130'), 29.9, 150, 220, 280),
      size(t('成人 M', 'Adult M'), 36.9, 150, ...chest),
      size(t('成人 XL', 'Adult XL'), 39.9, 150, ...chest),
    ],
    tag_list: [t('姓名', 'Name'), t('亲子', 'Family'), t('礼物', 'Gift')],
    fonts: [t('ZCOOL KuaiLe', 'Fredoka'), 'Fredoka'],
    pictures: [
      {
        product: 't-shirt',
        motif: 'bear',
        palette: 'sand',
        view: 'pair',
        companion: { body: 'color', palette: 'teal', motif: 'bear' },
      },
      { product: 't-shirt', motif: 'bear', palette: 'sand', body: 'cream' },
      { product: 't-shirt', motif: 'lettering', text: t('爸爸\n的小熊', 'Dad’s\nlittle bear'), palette: 'olive' },
    ],
  }),
  template({
    key: 'fleece-hoodie',
    name: t('320g 加绒连帽卫衣', 'Fleece hoodie 320 g'),
    kind: 'form_order',
    category: 'hoodies',
    description: t(
      '抓绒内里，罗纹下摆，胸前烫画。请提供透明底 PNG，最细线条不小于 0.5 mm。',
      'Brushed fleece inside, ribbed hem, heat-transfer print on the chest. Send a PNG with a transparent background; no line thinner than 0.5 mm.',
    ),
    material_name: t('320g 棉涤抓绒', '320 g cotton-poly fleece'),
    size_prices: [
      size('M', 79, 150, 280, 280),
      size('L', 79, 150, 280, 280),
      size('XL', 85, 150, 280, 280),
      size('2XL', 92, 150, 280, 280),
    ],
    tag_list: [t('烫画', 'Heat transfer'), t('秋冬', 'Fall & winter')],
    pictures: [
      { product: 'hoodie', motif: 'mountains', palette: 'teal', body: 'pastel' },
      { product: 'hoodie', motif: 'cat', palette: 'coral', body: 'ink' },
      { product: 'hoodie', motif: 'leaf', palette: 'olive', body: 'cream', view: 'close-up' },
    ],
  }),
  template({
    key: 'class-hoodie',
    name: t('毕业季班服卫衣', 'Class-of hoodie'),
    kind: 'batch_order',
    category: 'hoodies',
    description: t(
      '专供渠道客户：整班同图，背面可加印全班姓名。30 件起订，7 天发货。',
      'For resellers only: one design for the whole class, with everyone’s name on the back if you like. From 30 pieces, ships in 7 days.',
    ),
    material_name: t('300g 毛圈棉', '300 g French terry'),
    max_product_batch_count: 300,
    size_prices: [
      size('S', 66, 150, 280, 320),
      size('M', 66, 150, 280, 320),
      size('L', 66, 150, 280, 320),
      size('XL', 72, 150, 280, 320),
    ],
    tag_list: [t('批量', 'Bulk'), t('专属', 'Exclusive'), t('毕业季', 'Graduation')],
    visibleTo: ['reseller'],
    pictures: [
      { product: 'hoodie', motif: 'lettering', text: 'CLASS\nOF 26', palette: 'violet' },
      { product: 'hoodie', motif: 'rainbow', palette: 'berry', body: 'color' },
    ],
  }),
  template({
    key: 'tote-bag',
    name: t('帆布托特包', 'Canvas tote bag'),
    kind: 'form_order',
    category: 'tote-bags',
    description: t(
      '12 安加厚帆布，双层提手十字车线，单面热转印。',
      'Heavy 12 oz canvas, doubled handles with cross stitching, heat-transfer print on one side.',
    ),
    material_name: t('12 安棉帆布', '12 oz cotton canvas'),
    size_prices: [
      size('35×40cm', 22.8, 150, 260, 280),
      size(t('38×42cm 加底', '38×42cm with gusset'), 26.8, 150, 280, 300),
    ],
    tag_list: [t('热转印', 'Heat transfer'), t('环保', 'Reusable')],
    pictures: [
      { product: 'tote-bag', motif: 'circles', palette: 'violet', isTurned: true },
      { product: 'tote-bag', motif: 'cutouts', palette: 'sand', body: 'cream' },
      { product: 'tote-bag', motif: 'flower', palette: 'rose', coverage: 'cover' },
      { flat: 'proof', product: 'tote-bag', motif: 'circles', palette: 'violet', coverage: 'emblem' },
    ],
  }),
  template({
    key: 'lettered-tote',
    name: t('手写字帆布包', 'Hand-lettered tote bag'),
    kind: 'micro_custom',
    category: 'tote-bags',
    description: t(
      '输入一句话，选择书法或手写字体，即时预览。每行不超过 4 字。',
      'Type a line, choose a script or a rounded typeface, and see it at once. Two short lines read best.',
    ),
    material_name: t('10 安棉帆布', '10 oz cotton canvas'),
    system_rendering_price: 1,
    size_prices: [size('35×40cm', 24.8, 150, 260, 280)],
    tag_list: [t('文字', 'Lettering'), t('书法', 'Script'), t('礼物', 'Gift')],
    fonts: [t('Ma Shan Zheng', 'Pacifico'), t('ZCOOL KuaiLe', 'Fredoka'), 'Pacifico', 'Abril Fatface'],
    pictures: [
      {
        product: 'tote-bag',
        motif: 'brush-lettering',
        text: t('清风\n徐来', 'good days\nahead'),
        palette: 'olive',
        body: 'cream',
      },
      { product: 'tote-bag', motif: 'brush-lettering', text: 'sunday', palette: 'rose', body: 'ink', isTurned: true },
      { product: 'tote-bag', motif: 'lettering', text: t('去海边', 'to the\nbeach'), palette: 'sky', body: 'color' },
    ],
  }),
];

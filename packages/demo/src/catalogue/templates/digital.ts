import type { Translate } from '../../translate.ts';
import { size, template } from './template.ts';

export const digitalTemplates = (t: Translate) => [
  template({
    key: 'magsafe-case',
    name: t('磁吸手机壳 15 系列', 'MagSafe phone case, 15 series'),
    kind: 'micro_custom',
    category: 'phone-cases',
    description: t(
      '支持 MagSafe 磁吸，四角气囊防摔。上传照片或填写文字，镜头区自动避让。',
      'Works with MagSafe, with air-cushioned corners for drops. Add a photo or a few words; the camera area stays clear.',
    ),
    material_name: 'TPU + PC',
    dpi_value: 300,
    system_rendering_price: 1.2,
    size_prices: [
      size('iPhone 15', 24.9, 76, 152),
      size('iPhone 15 Pro', 28.9, 75, 151),
      size('iPhone 15 Pro Max', 32.9, 81, 164),
    ],
    tag_list: [t('磁吸', 'MagSafe'), t('UV 打印', 'UV print'), t('热销', 'Bestseller')],
    fonts: [t('ZCOOL KuaiLe', 'Fredoka'), 'Fredoka', 'Pacifico'],
    pictures: [
      { product: 'phone-case', motif: 'cat', palette: 'coral' },
      { product: 'phone-case', motif: 'night', palette: 'indigo', coverage: 'cover', isTurned: true },
      { product: 'phone-case', motif: 'mountains', palette: 'teal', coverage: 'cover' },
      { product: 'phone-case', motif: 'cat', palette: 'coral', view: 'close-up' },
    ],
  }),
  template({
    key: 'silicone-case',
    name: t('液态硅胶手机壳 15', 'Liquid silicone case, 15 series'),
    kind: 'micro_custom',
    category: 'phone-cases',
    description: t(
      '亲肤液态硅胶，植绒内衬，凸起 UV 图案耐磨。',
      'Soft-touch liquid silicone with a microfiber lining. Raised UV print that doesn’t rub off.',
    ),
    material_name: t('液态硅胶', 'Liquid silicone'),
    dpi_value: 300,
    system_rendering_price: 1.2,
    size_prices: [size('iPhone 15', 22.9, 76, 152), size('iPhone 15 Plus', 24.9, 82, 165)],
    tag_list: [t('UV 打印', 'UV print'), t('亲肤', 'Soft touch')],
    fonts: ['Fredoka'],
    pictures: [
      { product: 'phone-case', motif: 'confetti', palette: 'mint', coverage: 'cover' },
      { product: 'phone-case', motif: 'bear', palette: 'rose', body: 'pastel', isTurned: true },
      { product: 'phone-case', motif: 'flower', palette: 'violet', body: 'ink' },
    ],
  }),
  template({
    key: 'full-wrap-case',
    name: t('全包印花手机壳 · 多机型', 'Full-wrap phone case'),
    kind: 'form_order',
    category: 'phone-cases',
    description: t(
      '3D 热转印四边全包，安卓热门机型齐全。请使用机型模板文件制图。',
      '3D sublimation that wraps all four edges, for the most popular Android phones. Draw your print on the template file of the model.',
    ),
    material_name: t('PC 硬壳', 'Polycarbonate'),
    dpi_value: 300,
    size_prices: [
      size('Mate 60 Pro', 19.9, 84, 170),
      size(t('小米 14', 'Xiaomi 14'), 17.9, 76, 158),
      size('vivo X100', 17.9, 80, 170),
      size('OPPO Find X7', 17.9, 80, 168),
    ],
    tag_list: [t('3D 热转印', '3D sublimation'), t('多机型', 'Many models')],
    pictures: [
      { product: 'phone-case', motif: 'cutouts', palette: 'sky', coverage: 'cover', isTurned: true },
      { product: 'phone-case', motif: 'flower', palette: 'berry', coverage: 'cover' },
      { product: 'phone-case', motif: 'gingham', palette: 'lemon', coverage: 'cover' },
      { flat: 'proof', product: 'phone-case', motif: 'cutouts', palette: 'sky' },
    ],
  }),
  template({
    key: 'mouse-pad',
    name: t('锁边鼠标垫', 'Stitched mouse pad'),
    kind: 'form_order',
    category: 'mouse-pads',
    description: t(
      '细面布 + 天然橡胶底，四周精密锁边，可水洗。',
      'Fine-weave cloth on natural rubber with stitched edges. Machine washable.',
    ),
    material_name: t('布面橡胶', 'Cloth on rubber'),
    size_prices: [size('26×21cm', 12.8, 266, 216), size('30×25cm', 15.8, 306, 256)],
    tag_list: [t('锁边', 'Stitched edge'), t('可水洗', 'Washable')],
    pictures: [
      { product: 'mouse-pad', motif: 'night', palette: 'violet', coverage: 'cover' },
      { product: 'mouse-pad', motif: 'waves', palette: 'teal', coverage: 'cover', isTurned: true },
      { product: 'mouse-pad', motif: 'cat', palette: 'coral', body: 'pastel' },
    ],
  }),
  template({
    key: 'desk-mat',
    name: t('加厚电竞桌垫 80×30cm', 'Extra-thick gaming desk mat 80×30cm'),
    kind: 'form_order',
    category: 'mouse-pads',
    description: t(
      '内部打样中：4 mm 加厚防滑底，整幅数码印花。打样确认后上架。',
      'In sampling: 4 mm non-slip base with an edge-to-edge digital print. Goes on sale once the samples are approved.',
    ),
    material_name: t('布面橡胶 4mm', 'Cloth on rubber, 4 mm'),
    state: 'pending',
    size_prices: [size('80×30cm', 39, 810, 310), size('90×40cm', 52, 910, 410)],
    tag_list: [t('锁边', 'Stitched edge'), t('新品', 'New')],
    pictures: [
      { product: 'mouse-pad', motif: 'terrazzo', palette: 'slate', coverage: 'cover' },
      { product: 'mouse-pad', motif: 'grid', palette: 'indigo', coverage: 'cover', isTurned: true },
    ],
  }),
];

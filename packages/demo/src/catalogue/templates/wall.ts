import type { Translate } from '../../translate.ts';
import { size, template } from './template.ts';

export const wallTemplates = (t: Translate) => [
  template({
    key: 'poster-a3',
    name: t('A3 艺术海报', 'Art poster A3'),
    kind: 'micro_custom',
    category: 'posters',
    description: t(
      '200g 哑粉纸微喷，榉木挂轴。可替换标题与日期，适合纪念日与新居。',
      'Giclée print on 200 g matte paper, with a beech hanger if you like. Put in your own title and date: for anniversaries and new homes.',
    ),
    material_name: t('200g 哑粉纸', '200 g matte paper'),
    dpi_value: 200,
    system_rendering_price: 1.5,
    size_prices: [
      size(t('A4 单张', 'A4 print'), 9.9, 210, 297),
      size(t('A3 单张', 'A3 print'), 14.5, 297, 420),
      size(t('A3 + 挂轴', 'A3 + hanger'), 17.85, 297, 420),
    ],
    tag_list: [t('微喷', 'Giclée'), t('挂轴', 'Hanger'), t('礼物', 'Gift')],
    fonts: ['Abril Fatface', t('Ma Shan Zheng', 'Pacifico')],
    pictures: [
      { product: 'poster', motif: 'rainbow', palette: 'sand', text: 'Home' },
      { product: 'poster', motif: 'flower', palette: 'rose', coverage: 'cover', text: 'Bloom' },
      { product: 'poster', motif: 'leaf', palette: 'mint', coverage: 'cover', isTurned: true },
    ],
  }),
  template({
    key: 'poster-a2',
    name: t('A2 艺术海报', 'Art poster A2'),
    kind: 'form_order',
    category: 'posters',
    description: t(
      '整幅满版或留白画框两种版式，纸筒包装防折。文件请用 RGB，四边各 3 mm 出血。',
      'Full bleed or with a white border, shipped in a sturdy tube. Send RGB files with 3 mm of bleed on every side.',
    ),
    material_name: t('230g 艺术纸', '230 g art paper'),
    size_prices: [size(t('A2 单张', 'A2 print'), 24.9, 420, 594), size(t('A2 + 挂轴', 'A2 + hanger'), 29.9, 420, 594)],
    tag_list: [t('微喷', 'Giclée'), t('大幅', 'Large format')],
    pictures: [
      { product: 'poster', motif: 'mountains', palette: 'slate', body: 'ink', coverage: 'cover', text: 'North' },
      { product: 'poster', motif: 'cutouts', palette: 'sky', coverage: 'cover', text: 'Atelier' },
      { product: 'poster', motif: 'waves', palette: 'teal', isTurned: true },
      {
        product: 'poster',
        motif: 'mountains',
        palette: 'slate',
        body: 'ink',
        coverage: 'cover',
        text: 'North',
        view: 'close-up',
      },
    ],
  }),
  template({
    key: 'canvas',
    name: t('无框油画布 · 竖幅', 'Gallery-wrap canvas, portrait'),
    kind: 'form_order',
    category: 'canvas-prints',
    description: t(
      '艺术棉布 12 色微喷，2.5 cm 松木内框，画面四边包裹。请将主体放在安全框内。',
      '12-color giclée on artist’s cotton, stretched around a 2.5 cm pine frame. Keep your subject inside the safe area.',
    ),
    material_name: t('棉质画布 + 松木', 'Cotton canvas + pine'),
    size_prices: [size('30×40cm', 38, 350, 450), size('40×50cm', 52, 450, 550), size('60×80cm', 98, 650, 850)],
    tag_list: [t('微喷', 'Giclée'), t('大幅', 'Large format'), t('家装', 'Home decor')],
    pictures: [
      { product: 'canvas-print', motif: 'cutouts', palette: 'coral', coverage: 'cover' },
      { product: 'canvas-print', motif: 'leaf', palette: 'olive', body: 'cream' },
      { product: 'canvas-print', motif: 'night', palette: 'sky', coverage: 'cover', isTurned: true },
      { product: 'canvas-print', motif: 'circles', palette: 'violet', coverage: 'cover', view: 'close-up' },
    ],
  }),
  template({
    key: 'pet-portrait',
    name: t('照片油画布 · 宠物肖像', 'Pet portrait canvas'),
    kind: 'micro_custom',
    category: 'canvas-prints',
    description: t(
      '上传一张正脸照片，系统抠图并套用插画背景，附宠物名字。',
      'Upload a photo of your pet and add a name: we set both on an illustrated background.',
    ),
    material_name: t('棉质画布 + 松木', 'Cotton canvas + pine'),
    system_rendering_price: 6,
    dpi_value: 200,
    size_prices: [size('20×25cm', 29.9, 250, 300), size('30×40cm', 42, 350, 450)],
    tag_list: [t('照片', 'Photo'), t('宠物', 'Pets'), t('礼物', 'Gift')],
    fonts: ['Fredoka', t('ZCOOL KuaiLe', 'Fredoka')],
    pictures: [
      { product: 'canvas-print', motif: 'cat', palette: 'lemon', coverage: 'cover' },
      { product: 'canvas-print', motif: 'bear', palette: 'sand', body: 'pastel' },
      { product: 'canvas-print', motif: 'cat', palette: 'rose', coverage: 'cover', isTurned: true },
    ],
  }),
];

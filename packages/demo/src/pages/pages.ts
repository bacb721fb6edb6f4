import type { PictureSpec } from '../catalogue/picture.ts';
import { type DemoSection, image, imageArea, images, type Known, swiper, text, video } from './blocks.ts';

export { filmNames } from './blocks.ts';

export interface DemoPage {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly DemoSection[];
}

const names = '子涵 小满 朵朵 安安 可乐 星宇 糯米 知夏 乐乐 嘉木 一一';
const sheet = (motif: 'bear' | 'cat' | 'citrus' | 'mountains', palette: 'mint' | 'coral' | 'sky' | 'indigo') =>
  ({ product: 'sticker-sheet', motif, palette, text: names }) satisfies PictureSpec;

const [waterproof, ironOn, fridge] = ['防水姓名贴 120 枚装', '布用烫画姓名贴 60 枚', '姓名冰箱贴 DIY'];

const stickers: DemoPage = {
  title: '姓名贴小铺',
  description: '写下孩子的名字，48 小时发货。防水姓名贴、布用烫画姓名贴，入园开学一次备齐。',
  sections: [
    swiper(360, [
      { picture: sheet('bear', 'mint'), alt: '小熊防水姓名贴，薄荷绿整版', template: waterproof },
      { picture: sheet('cat', 'coral'), alt: '小猫防水姓名贴，珊瑚色整版', template: waterproof },
      { picture: sheet('mountains', 'indigo'), alt: '山野烫画姓名贴，靛蓝整版', template: ironOn },
    ]),
    text(
      '<h1 style="text-align:center">三步，做好一版姓名贴</h1>' +
        '<p style="text-align:center">选图案 · 写名字 · 48 小时发货</p>',
    ),
    images(3, [
      { picture: { ...sheet('bear', 'mint'), view: 'close-up' }, alt: '防水姓名贴近景', template: waterproof },
      { picture: { ...sheet('citrus', 'sky'), view: 'close-up' }, alt: '烫画姓名贴近景', template: ironOn },
      { picture: { product: 'magnet', motif: 'cat', palette: 'coral' }, alt: '姓名冰箱贴', template: fridge },
    ]),
    imageArea(
      {
        picture: {
          ...sheet('bear', 'mint'),
          view: 'pair',
          companion: { motif: 'cat', palette: 'coral' },
        },
        alt: '两版姓名贴：左上小猫，右下小熊',
      },
      [
        { at: [4, 4, 52, 52], label: '查看布用烫画姓名贴', template: ironOn },
        { at: [40, 44, 52, 56], label: '查看防水姓名贴', template: waterproof },
      ],
    ),
    video('name-stickers.mp4', '姓名贴整版与近景', sheet('bear', 'mint')),
    text(
      '<h2>为什么选我们</h2><ul><li><strong>防水防撕</strong>：PET 材质，可过洗碗机。</li>' +
        '<li><strong>整版排满</strong>：写好名字，系统自动排版。</li>' +
        '<li><strong>安全环保</strong>：水性油墨，孩子放心贴。</li></ul>',
      '#e2f4ec',
    ),
  ],
};

const season: DemoPage = {
  title: '开学季 · 把名字印在每一天',
  description: '水杯、书包、笔记本，一起换上孩子的名字和照片。开学季定制好物合集。',
  sections: [
    image(
      {
        picture: { product: 'tote-bag', motif: 'rainbow', palette: 'lemon', body: 'cream' },
        alt: '印着彩虹的帆布托特包',
        template: '帆布托特包',
      },
      360,
    ),
    text(
      '<h1 style="text-align:center">开学啦</h1><p style="text-align:center">书包、水杯、笔记本，' +
        '<span style="color:#b23a64">每一件都写着自己的名字</span></p>',
    ),
    images(2, [
      {
        picture: { product: 'tumbler', motif: 'night', palette: 'indigo' },
        alt: '星夜图案保温杯',
        template: '316 不锈钢保温杯 500ml',
      },
      {
        picture: { product: 'notebook', motif: 'leaf', palette: 'mint' },
        alt: '叶子图案 A5 硬壳笔记本',
        template: 'A5 硬壳笔记本',
      },
      { picture: sheet('citrus', 'sky'), alt: '柑橘防水姓名贴', template: waterproof },
      {
        picture: { product: 'mouse-pad', motif: 'waves', palette: 'teal', coverage: 'cover' },
        alt: '海浪图案锁边鼠标垫',
        template: '锁边鼠标垫',
      },
    ]),
    video('name-stickers.mp4', '一版姓名贴，贴满开学用品', sheet('cat', 'coral')),
    text(
      '<h2>班级团购</h2><p>一个班一起订，发来名单即可排版。把名单粘贴到订单表格，一次下单，分袋包装。</p>',
      '#fff6da',
    ),
  ],
};

export const demoPages: readonly DemoPage[] = [stickers, season];

/** The sections of a page as the API takes them. */
export function sectionsOf({ sections }: DemoPage, known: Known): object[] {
  return sections.map((make) => make(known));
}

/** The pictures of a page, each once, in the order in which it shows them. */
export function picturesOf(page: DemoPage): PictureSpec[] {
  const seen = new Map<string, PictureSpec>();
  sectionsOf(page, {
    urlOf: (picture) => {
      seen.set(JSON.stringify(picture), picture);
      return '';
    },
    filmUrlOf: () => '',
    linkTo: () => '',
  });
  return [...seen.values()];
}

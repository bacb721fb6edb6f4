import type { PictureSpec, ProductPicture } from '../catalogue/picture.ts';
import { inEachLocale, type Translate } from '../translate.ts';
import {
  type DemoSection,
  image,
  imageArea,
  images,
  type Known,
  swiper,
  text,
  type VideoName,
  video,
} from './blocks.ts';

export interface DemoPage {
  /** The same in both languages of the demo. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly DemoSection[];
}

const names = (t: Translate) =>
  t('子涵 小满 朵朵 安安 可乐 星宇 糯米 知夏 乐乐 嘉木 一一', 'Leo Mia Ava Noah Emma Luca Ella Max Zoe Finn Ivy');
const stickersVideo = (t: Translate): VideoName => t<VideoName>('name-stickers.mp4', 'name-stickers-en.mp4');
type Sheet = (
  motif: 'bear' | 'cat' | 'citrus' | 'mountains',
  palette: 'mint' | 'coral' | 'sky' | 'indigo',
) => ProductPicture;
const sheetsIn =
  (t: Translate): Sheet =>
  (motif, palette) => ({ product: 'sticker-sheet', motif, palette, text: names(t) });

const [waterproof, ironOn, fridge] = ['name-stickers', 'iron-on-labels', 'name-magnets'];

const stickers = (t: Translate, sheet: Sheet): DemoPage => ({
  key: 'name-stickers',
  title: t('姓名贴小铺', 'The name sticker shop'),
  description: t(
    '写下孩子的名字，48 小时发货。防水姓名贴、布用烫画姓名贴，入园开学一次备齐。',
    'Write a name, and it ships within 48 hours. Waterproof stickers and iron-on labels for daycare and school, all in one place.',
  ),
  sections: [
    swiper(360, [
      {
        picture: sheet('bear', 'mint'),
        alt: t('小熊防水姓名贴，薄荷绿整版', 'Mint green bear name stickers'),
        template: waterproof,
      },
      {
        picture: sheet('cat', 'coral'),
        alt: t('小猫防水姓名贴，珊瑚色整版', 'Coral cat name stickers'),
        template: waterproof,
      },
      {
        picture: sheet('mountains', 'indigo'),
        alt: t('山野烫画姓名贴，靛蓝整版', 'Indigo mountain iron-on labels'),
        template: ironOn,
      },
    ]),
    text(
      t(
        '<h1 style="text-align:center">三步，做好一版姓名贴</h1>',
        '<h1 style="text-align:center">A sheet of name stickers in three steps</h1>',
      ) +
        t(
          '<p style="text-align:center">选图案 · 写名字 · 48 小时发货</p>',
          '<p style="text-align:center">Choose a motif · write a name · shipped within 48 hours</p>',
        ),
    ),
    images(3, [
      {
        picture: { ...sheet('bear', 'mint'), view: 'close-up' },
        alt: t('防水姓名贴近景', 'Waterproof name stickers up close'),
        template: waterproof,
      },
      {
        picture: { ...sheet('citrus', 'sky'), view: 'close-up' },
        alt: t('烫画姓名贴近景', 'Iron-on name labels up close'),
        template: ironOn,
      },
      {
        picture: { product: 'magnet', motif: 'cat', palette: 'coral' },
        alt: t('姓名冰箱贴', 'Photo and name magnets'),
        template: fridge,
      },
    ]),
    imageArea(
      {
        picture: {
          ...sheet('bear', 'mint'),
          view: 'pair',
          companion: { motif: 'cat', palette: 'coral' },
        },
        alt: t('两版姓名贴：左上小猫，右下小熊', 'Two sheets of name stickers: cats top left, bears bottom right'),
      },
      [
        { at: [4, 4, 52, 52], label: t('查看布用烫画姓名贴', 'See the iron-on name labels'), template: ironOn },
        { at: [40, 44, 52, 56], label: t('查看防水姓名贴', 'See the waterproof name stickers'), template: waterproof },
      ],
    ),
    video(stickersVideo(t), t('姓名贴整版与近景', 'Name stickers, whole sheets and up close'), sheet('bear', 'mint')),
    text(
      t(
        '<h2>为什么选我们</h2><ul><li><strong>防水防撕</strong>：PET 材质，可过洗碗机。</li>' +
          '<li><strong>整版排满</strong>：写好名字，系统自动排版。</li>' +
          '<li><strong>安全环保</strong>：水性油墨，孩子放心贴。</li></ul>',
        '<h2>Why our stickers</h2><ul><li><strong>They stay on</strong>: tear-proof, waterproof PET, dishwasher safe.</li>' +
          '<li><strong>Every sheet is full</strong>: write a name and it lays itself out.</li>' +
          '<li><strong>Safe for kids</strong>: printed with water-based inks.</li></ul>',
      ),
      '#e2f4ec',
    ),
  ],
});

const season = (t: Translate, sheet: Sheet): DemoPage => ({
  key: 'back-to-school',
  title: t('开学季 · 把名字印在每一天', 'Back to school, with a name on everything'),
  description: t(
    '水杯、书包、笔记本，一起换上孩子的名字和照片。开学季定制好物合集。',
    'Bottles, bags and notebooks with your child’s name and photo: everything for the first day of school.',
  ),
  sections: [
    image(
      {
        picture: { product: 'tote-bag', motif: 'rainbow', palette: 'lemon', body: 'cream' },
        alt: t('印着彩虹的帆布托特包', 'A canvas tote bag with a rainbow print'),
        template: 'tote-bag',
      },
      360,
    ),
    text(
      t(
        '<h1 style="text-align:center">开学啦</h1><p style="text-align:center">书包、水杯、笔记本，' +
          '<span style="color:#b23a64">每一件都写着自己的名字</span></p>',
        '<h1 style="text-align:center">Ready for school</h1><p style="text-align:center">Bags, bottles and notebooks, ' +
          '<span style="color:#b23a64">each with a name on it</span></p>',
      ),
    ),
    images(2, [
      {
        picture: { product: 'tumbler', motif: 'night', palette: 'indigo' },
        alt: t('星夜图案保温杯', 'A steel bottle with a starry night'),
        template: 'steel-bottle',
      },
      {
        picture: { product: 'notebook', motif: 'leaf', palette: 'mint' },
        alt: t('叶子图案 A5 硬壳笔记本', 'A hardcover A5 notebook with leaves'),
        template: 'notebook',
      },
      { picture: sheet('citrus', 'sky'), alt: t('柑橘防水姓名贴', 'Citrus name stickers'), template: waterproof },
      {
        picture: { product: 'mouse-pad', motif: 'waves', palette: 'teal', coverage: 'cover' },
        alt: t('海浪图案锁边鼠标垫', 'A stitched mouse pad with waves'),
        template: 'mouse-pad',
      },
    ]),
    video(
      stickersVideo(t),
      t('一版姓名贴，贴满开学用品', 'Name stickers for all school things'),
      sheet('cat', 'coral'),
    ),
    text(
      t(
        '<h2>班级团购</h2><p>一个班一起订，发来名单即可排版。把名单粘贴到订单表格，一次下单，分袋包装。</p>',
        '<h2>For the whole class</h2><p>Order for everyone at once: paste the class list into the order table, ' +
          'and each child’s things come in a bag of their own.</p>',
      ),
      '#fff6da',
    ),
  ],
});

export const demoPages = inEachLocale((t): readonly DemoPage[] => {
  const sheet = sheetsIn(t);
  return [stickers(t, sheet), season(t, sheet)];
});

/** The keys of the templates that the pages link to. */
export function linkedTemplates(): Set<string> {
  const keys = new Set<string>();
  const linkTo = (key: string) => {
    keys.add(key);
    return '';
  };
  for (const page of demoPages('zh-CN')) sectionsOf(page, { urlOf: () => '', videoUrlOf: () => '', linkTo });
  return keys;
}

/** The sections of a page as the API accepts them. */
export function sectionsOf({ sections }: DemoPage, known: Known): object[] {
  return sections.map((make) => make(known));
}

/** The pictures and videos of a page in order, without duplicates. */
export function filesOf(page: DemoPage): { pictures: PictureSpec[]; videos: VideoName[] } {
  const pictures = new Map<string, PictureSpec>();
  const videos = new Set<VideoName>();
  sectionsOf(page, {
    urlOf: (picture) => {
      pictures.set(JSON.stringify(picture), picture);
      return '';
    },
    videoUrlOf: (name) => {
      videos.add(name);
      return '';
    },
    linkTo: () => '',
  });
  return { pictures: [...pictures.values()], videos: [...videos] };
}

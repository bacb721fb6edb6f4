import type { ImageLibraryInput } from '@platen/model/catalogue/image-libraries';
import { inEachLocale } from '../translate.ts';
import type { MotifName } from './motifs/registry.ts';
import type { PaletteName } from './palettes.ts';
import type { PictureSpec } from './picture.ts';

/** The file of a shared link: one PNG, or a zip of JPEGs that the seeder packs. */
export type DemoLibraryFile =
  | { readonly format: 'png'; readonly filename: string; readonly picture: PictureSpec }
  | {
      readonly format: 'zip';
      readonly filename: string;
      readonly entries: readonly { readonly filename: string; readonly picture: PictureSpec }[];
    };

type FromSeeder = 'library_category_id' | 'preview_image_ids' | 'file_id';

export type DemoLibrary = Omit<ImageLibraryInput, FromSeeder> & {
  /** The same in both languages of the demo. */
  readonly key: string;
  /** The key of a category of the second level. */
  readonly category: string;
  readonly previews: readonly PictureSpec[];
  readonly file: DemoLibraryFile;
};

function pattern(motif: MotifName, palette: PaletteName): PictureSpec {
  return { flat: 'pattern', motif, palette };
}

/** The zip contains the previews: they are drawn once and stored twice. */
function zipOf(name: string, previews: readonly PictureSpec[]): DemoLibraryFile {
  return {
    format: 'zip',
    filename: `${name}.zip`,
    entries: previews.map((picture, index) => ({
      filename: `${name}-${String(index + 1).padStart(2, '0')}.jpg`,
      picture,
    })),
  };
}

function zipped(parts: Omit<DemoLibrary, 'file'>): DemoLibrary {
  return { ...parts, file: zipOf(parts.name, parts.previews) };
}

const inBrush = (texts: readonly string[], palettes: readonly PaletteName[]) =>
  texts.map((text, index) => ({
    motif: 'brush-lettering' as const,
    text,
    palette: palettes[index % palettes.length] ?? 'coral',
  }));

const inRound = (texts: readonly string[], palettes: readonly PaletteName[]) =>
  texts.map((text, index) => ({
    motif: 'lettering' as const,
    text,
    palette: palettes[index % palettes.length] ?? 'indigo',
  }));

export const demoLibraries = inEachLocale((t): readonly DemoLibrary[] => [
  zipped({
    key: 'mountain-sunrise',
    name: t('山野日出插画集', 'Mountain sunrise'),
    description: t(
      '四套配色的山脉与日出，横竖版通用，适合马克杯、海报与手机壳满版。',
      'Mountains and sunrise in four palettes, landscape or portrait. Made for full prints on mugs, posters and phone cases.',
    ),
    category: 'landscapes',
    tag_list: [t('风景', 'Landscape'), t('满版', 'Full print')],
    previews: [
      pattern('mountains', 'indigo'),
      pattern('mountains', 'coral'),
      pattern('mountains', 'mint'),
      pattern('mountains', 'sand'),
    ],
  }),
  zipped({
    key: 'starry-camp',
    name: t('星夜营地', 'Camp under the stars'),
    description: t(
      '月亮、松林与星空，深色产品优先。圆形裁切同样好看。',
      'Moon, pines and stars. Best on dark products, and just as good cropped to a circle.',
    ),
    category: 'landscapes',
    tag_list: [t('风景', 'Landscape'), t('夜晚', 'Night')],
    previews: [pattern('night', 'indigo'), pattern('night', 'teal'), pattern('waves', 'violet')],
  }),
  zipped({
    key: 'cats-and-bears',
    name: t('猫咪与小熊', 'Cats and bears'),
    description: t(
      '九宫格表情与连续图案，姓名贴、钥匙扣常用。',
      'Nine faces and repeating patterns. A favorite for name stickers and key rings.',
    ),
    category: 'animals',
    tag_list: [t('可爱', 'Cute'), t('姓名贴', 'Name stickers'), t('亲子', 'Family')],
    previews: [
      {
        flat: 'set',
        palette: 'coral',
        prints: [
          { motif: 'cat', palette: 'coral' },
          { motif: 'bear', palette: 'sand' },
          { motif: 'cat', palette: 'slate' },
          { motif: 'bear', palette: 'rose' },
          { motif: 'cat', palette: 'lemon' },
          { motif: 'bear', palette: 'teal' },
          { motif: 'cat', palette: 'violet' },
          { motif: 'bear', palette: 'olive' },
          { motif: 'cat', palette: 'rose' },
        ],
      },
      pattern('bear', 'sand'),
      pattern('cat', 'coral'),
      { product: 'keyring', motif: 'cat', palette: 'coral' },
    ],
  }),
  zipped({
    key: 'spring-florals',
    name: t('春日花园碎花集', 'Spring garden florals'),
    description: t(
      '五套配色的小碎花，可直接铺满抱枕、手账布面。',
      'Small florals in five palettes that repeat without a seam on cushions and journals.',
    ),
    category: 'plants',
    tag_list: [t('碎花', 'Floral'), t('满版', 'Full print')],
    previews: [
      pattern('flower', 'rose'),
      pattern('flower', 'sky'),
      pattern('flower', 'violet'),
      pattern('flower', 'lemon'),
      pattern('flower', 'mint'),
    ],
  }),
  zipped({
    key: 'pressed-leaves',
    name: t('植物标本', 'Pressed leaves'),
    description: t(
      '羽状叶与浆果，水彩底色的扁平化处理，家居类目热销。',
      'Feathered leaves and berries on soft washes of color. Sells best in home decor.',
    ),
    category: 'plants',
    tag_list: [t('植物', 'Plants'), t('家居', 'Home')],
    previews: [
      pattern('leaf', 'mint'),
      pattern('leaf', 'olive'),
      { flat: 'proof', product: 'poster', motif: 'leaf', palette: 'mint' },
    ],
  }),
  {
    key: 'citrus-grove',
    name: t('橙意果园', 'Citrus grove'),
    description: t(
      '切片、半月与绿叶，夏季周边与餐垫专用。下载为单张 PNG。',
      'Slices, wedges and leaves for summer merch and place mats. Downloads as a single PNG.',
    ),
    category: 'plants',
    tag_list: [t('水果', 'Fruit'), t('夏季', 'Summer')],
    previews: [
      pattern('citrus', 'coral'),
      pattern('citrus', 'lemon'),
      { product: 'coaster', motif: 'citrus', palette: 'coral', coverage: 'cover' },
    ],
    file: { format: 'png', filename: t('橙意果园.png', 'Citrus grove.png'), picture: pattern('citrus', 'coral') },
  },
  zipped({
    key: 'bauhaus',
    name: t('包豪斯几何', 'Bauhaus shapes'),
    description: t(
      '圆、方、扇形的模块组合，可按行列任意裁切。',
      'Circles, squares and arcs on a grid. Crop any rows and columns you need.',
    ),
    category: 'geometric',
    tag_list: [t('几何', 'Geometric'), t('满版', 'Full print')],
    previews: [
      pattern('grid', 'coral'),
      pattern('grid', 'teal'),
      pattern('circles', 'sand'),
      pattern('circles', 'violet'),
    ],
  }),
  zipped({
    key: 'paper-cut-outs',
    name: t('剪纸拼贴', 'Paper cut-outs'),
    description: t(
      '剪刀感的海藻与卵石色块，适合画布与海报。',
      'Scissor-cut seaweed and pebbles, made for canvas and posters.',
    ),
    category: 'geometric',
    tag_list: [t('拼贴', 'Collage'), t('家装', 'Home decor')],
    previews: [
      pattern('cutouts', 'sky'),
      pattern('cutouts', 'berry'),
      { product: 'canvas-print', motif: 'cutouts', palette: 'sand', coverage: 'cover' },
    ],
  }),
  {
    key: 'seigaiha',
    name: t('青海波', 'Seigaiha waves'),
    description: t(
      '传统水纹的多色变体，杯垫与笔记本封面常用。下载为单张 PNG。',
      'The traditional wave in fresh colors, for coasters and notebook covers. Downloads as a single PNG.',
    ),
    category: 'traditional',
    tag_list: [t('国风', 'Traditional'), t('满版', 'Full print')],
    previews: [pattern('seigaiha', 'sky'), pattern('seigaiha', 'berry')],
    file: { format: 'png', filename: t('青海波.png', 'Seigaiha waves.png'), picture: pattern('seigaiha', 'sky') },
  },
  zipped({
    key: 'terrazzo',
    name: t('水磨石与格纹', 'Terrazzo and gingham'),
    description: t('低对比底纹，给文字和照片让位。', 'Quiet backgrounds that leave the stage to words and photos.'),
    category: 'backgrounds',
    tag_list: [t('底纹', 'Background'), t('满版', 'Full print')],
    previews: [
      pattern('terrazzo', 'rose'),
      pattern('gingham', 'mint'),
      pattern('confetti', 'indigo'),
      pattern('rainbow', 'sand'),
    ],
  }),
  zipped({
    key: 'script-wishes',
    name: t('毛笔祝福语', 'Script wishes'),
    description: t(
      '常用节日祝福四字与单字，毛笔书写，已获开源字体授权。',
      'Everyday wishes in brush script, set in an open-licensed typeface.',
    ),
    category: 'wishes',
    tag_list: [t('国风', 'Traditional'), t('新年', 'New Year'), t('书法', 'Script')],
    previews: [
      {
        flat: 'set',
        palette: 'coral',
        prints: inBrush(
          [
            t('福', 'joy'),
            t('喜', 'hello'),
            t('安', 'peace'),
            t('平安\n喜乐', 'be\nhappy'),
            t('万事\n如意', 'all the\nbest'),
            t('花好\n月圆', 'happy\ndays'),
            t('清风', 'breeze'),
            t('岁月\n静好', 'slow\nmornings'),
            t('长乐', 'cheers'),
          ],
          ['coral', 'berry', 'sand'],
        ),
      },
      { product: 'cushion', motif: 'brush-lettering', text: t('福', 'joy'), palette: 'coral', body: 'color' },
    ],
  }),
  zipped({
    key: 'weekend-lettering',
    name: 'Weekend Lettering',
    description: t(
      '圆体与手写体英文短句，T 恤与帆布包通用。',
      'Short phrases in rounded and handwritten letters, for T-shirts and tote bags.',
    ),
    category: 'slogans',
    tag_list: [t('英文', 'English'), t('T 恤', 'T-shirts')],
    previews: [
      {
        flat: 'set',
        palette: 'indigo',
        prints: [
          ...inRound(['hello', 'slow\ndown', 'yay!', 'good\nday'], ['indigo', 'coral', 'mint']),
          ...inBrush(['sunday', 'bonjour', 'love', 'ocean', 'dream'], ['violet', 'sky', 'rose']),
        ],
      },
      { product: 't-shirt', motif: 'brush-lettering', text: 'sunday', palette: 'sky' },
      { product: 'tote-bag', motif: 'lettering', text: 'slow\ndown', palette: 'mint', body: 'cream' },
    ],
  }),
]);

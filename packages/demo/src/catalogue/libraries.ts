import type { ImageLibraryInput } from '@platen/model/image-libraries';
import type { MotifName } from './motifs/registry.ts';
import type { PaletteName } from './palettes.ts';
import type { PictureSpec } from './picture.ts';

/** What a shared link downloads: one PNG, or a zip of JPEGs that the seeder packs. */
export type DemoLibraryFile =
  | { readonly format: 'png'; readonly filename: string; readonly picture: PictureSpec }
  | {
      readonly format: 'zip';
      readonly filename: string;
      readonly entries: readonly { readonly filename: string; readonly picture: PictureSpec }[];
    };

type FromSeeder = 'library_category_id' | 'preview_image_ids' | 'file_id';

export type DemoLibrary = Omit<ImageLibraryInput, FromSeeder> & {
  readonly category: readonly [parent: string, child: string];
  readonly previews: readonly PictureSpec[];
  readonly file: DemoLibraryFile;
};

function pattern(motif: MotifName, palette: PaletteName): PictureSpec {
  return { flat: 'pattern', motif, palette };
}

/** The zip holds the previews themselves: they are drawn once and stored twice. */
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

export const demoLibraries: readonly DemoLibrary[] = [
  zipped({
    name: '山野日出插画集',
    description: '四套配色的山脉与日出，横竖版通用，适合马克杯、海报与手机壳满版。',
    category: ['插画素材', '山野风景'],
    tag_list: ['风景', '满版'],
    previews: [
      pattern('mountains', 'indigo'),
      pattern('mountains', 'coral'),
      pattern('mountains', 'mint'),
      pattern('mountains', 'sand'),
    ],
  }),
  zipped({
    name: '星夜营地',
    description: '月亮、松林与星空，深色产品优先。圆形裁切同样好看。',
    category: ['插画素材', '山野风景'],
    tag_list: ['风景', '夜晚'],
    previews: [pattern('night', 'indigo'), pattern('night', 'teal'), pattern('waves', 'violet')],
  }),
  zipped({
    name: '猫咪与小熊',
    description: '九宫格表情与连续图案，姓名贴、钥匙扣常用。',
    category: ['插画素材', '萌宠动物'],
    tag_list: ['可爱', '姓名贴', '亲子'],
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
    name: '春日花园碎花集',
    description: '五套配色的小碎花，可直接铺满抱枕、手账布面。',
    category: ['插画素材', '花卉植物'],
    tag_list: ['碎花', '满版'],
    previews: [
      pattern('flower', 'rose'),
      pattern('flower', 'sky'),
      pattern('flower', 'violet'),
      pattern('flower', 'lemon'),
      pattern('flower', 'mint'),
    ],
  }),
  zipped({
    name: '植物标本',
    description: '羽状叶与浆果，水彩底色的扁平化处理，家居类目热销。',
    category: ['插画素材', '花卉植物'],
    tag_list: ['植物', '家居'],
    previews: [
      pattern('leaf', 'mint'),
      pattern('leaf', 'olive'),
      { flat: 'proof', product: 'poster', motif: 'leaf', palette: 'mint' },
    ],
  }),
  {
    name: '橙意果园',
    description: '切片、半月与绿叶，夏季周边与餐垫专用。下载为单张 PNG。',
    category: ['插画素材', '花卉植物'],
    tag_list: ['水果', '夏季'],
    previews: [
      pattern('citrus', 'coral'),
      pattern('citrus', 'lemon'),
      { product: 'coaster', motif: 'citrus', palette: 'coral', coverage: 'cover' },
    ],
    file: { format: 'png', filename: '橙意果园.png', picture: pattern('citrus', 'coral') },
  },
  zipped({
    name: '包豪斯几何',
    description: '圆、方、扇形的模块组合，可按行列任意裁切。',
    category: ['图案底纹', '几何图案'],
    tag_list: ['几何', '满版'],
    previews: [
      pattern('grid', 'coral'),
      pattern('grid', 'teal'),
      pattern('circles', 'sand'),
      pattern('circles', 'violet'),
    ],
  }),
  zipped({
    name: '剪纸拼贴',
    description: '剪刀感的海藻与卵石色块，适合画布与海报。',
    category: ['图案底纹', '几何图案'],
    tag_list: ['拼贴', '家装'],
    previews: [
      pattern('cutouts', 'sky'),
      pattern('cutouts', 'berry'),
      { product: 'canvas-print', motif: 'cutouts', palette: 'sand', coverage: 'cover' },
    ],
  }),
  {
    name: '青海波',
    description: '传统水纹的多色变体，杯垫与笔记本封面常用。下载为单张 PNG。',
    category: ['图案底纹', '传统纹样'],
    tag_list: ['国风', '满版'],
    previews: [pattern('seigaiha', 'sky'), pattern('seigaiha', 'berry')],
    file: { format: 'png', filename: '青海波.png', picture: pattern('seigaiha', 'sky') },
  },
  zipped({
    name: '水磨石与格纹',
    description: '低对比底纹，给文字和照片让位。',
    category: ['图案底纹', '派对底纹'],
    tag_list: ['底纹', '满版'],
    previews: [
      pattern('terrazzo', 'rose'),
      pattern('gingham', 'mint'),
      pattern('confetti', 'indigo'),
      pattern('rainbow', 'sand'),
    ],
  }),
  zipped({
    name: '毛笔祝福语',
    description: '常用节日祝福四字与单字，毛笔书写，已获开源字体授权。',
    category: ['文字设计', '中文祝福'],
    tag_list: ['国风', '新年', '书法'],
    previews: [
      {
        flat: 'set',
        palette: 'coral',
        prints: inBrush(
          ['福', '喜', '安', '平安\n喜乐', '万事\n如意', '花好\n月圆', '清风', '岁月\n静好', '长乐'],
          ['coral', 'berry', 'sand'],
        ),
      },
      { product: 'cushion', motif: 'brush-lettering', text: '福', palette: 'coral', body: 'colour' },
    ],
  }),
  zipped({
    name: 'Weekend Lettering',
    description: '圆体与手写体英文短句，T 恤与帆布包通用。',
    category: ['文字设计', '英文标语'],
    tag_list: ['英文', 'T 恤'],
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
];

import { inEachLocale } from '../translate.ts';
import { apparelTemplates } from './templates/apparel.ts';
import { digitalTemplates } from './templates/digital.ts';
import { giftTemplates } from './templates/gifts.ts';
import { homeTemplates } from './templates/home.ts';
import { stationeryTemplates } from './templates/stationery.ts';
import type { DemoTemplate } from './templates/template.ts';
import { wallTemplates } from './templates/wall.ts';

export type { PictureSpec } from './picture.ts';
export type { DemoTemplate } from './templates/template.ts';

type Named = { readonly key: string; readonly name: string };
export type DemoCategory = Named & { readonly children: readonly Named[] };

export const demoCategories = inEachLocale((t): readonly DemoCategory[] => [
  {
    key: 'home',
    name: t('家居生活', 'Home & living'),
    children: [
      { key: 'mugs', name: t('马克杯', 'Mugs') },
      { key: 'bottles', name: t('保温杯', 'Insulated bottles') },
      { key: 'cushions', name: t('抱枕', 'Cushions') },
      { key: 'coasters', name: t('杯垫', 'Coasters') },
    ],
  },
  {
    key: 'apparel',
    name: t('服饰箱包', 'Apparel & bags'),
    children: [
      { key: 't-shirts', name: t('T 恤', 'T-shirts') },
      { key: 'hoodies', name: t('卫衣', 'Hoodies') },
      { key: 'tote-bags', name: t('帆布包', 'Tote bags') },
    ],
  },
  {
    key: 'tech',
    name: t('数码配件', 'Tech accessories'),
    children: [
      { key: 'phone-cases', name: t('手机壳', 'Phone cases') },
      { key: 'mouse-pads', name: t('鼠标垫', 'Mouse pads') },
    ],
  },
  {
    key: 'stationery',
    name: t('文具纸品', 'Stationery'),
    children: [
      { key: 'name-stickers', name: t('姓名贴', 'Name stickers') },
      { key: 'notebooks', name: t('笔记本', 'Notebooks') },
      { key: 'calendars', name: t('台历', 'Desk calendars') },
      { key: 'greeting-cards', name: t('贺卡', 'Greeting cards') },
    ],
  },
  {
    key: 'wall-art',
    name: t('墙面装饰', 'Wall art'),
    children: [
      { key: 'posters', name: t('海报挂画', 'Posters') },
      { key: 'canvas-prints', name: t('油画布', 'Canvas prints') },
    ],
  },
  {
    key: 'gifts',
    name: t('周边礼品', 'Gifts & merch'),
    children: [
      { key: 'badges', name: t('徽章', 'Badges') },
      { key: 'key-rings', name: t('钥匙扣', 'Key rings') },
      { key: 'magnets', name: t('冰箱贴', 'Magnets') },
      { key: 'puzzles', name: t('拼图', 'Puzzles') },
    ],
  },
]);

export const demoLibraryCategories = inEachLocale((t): readonly DemoCategory[] => [
  {
    key: 'illustrations',
    name: t('插画素材', 'Illustrations'),
    children: [
      { key: 'landscapes', name: t('山野风景', 'Landscapes') },
      { key: 'animals', name: t('萌宠动物', 'Animals') },
      { key: 'plants', name: t('花卉植物', 'Flowers & plants') },
    ],
  },
  {
    key: 'patterns',
    name: t('图案底纹', 'Patterns'),
    children: [
      { key: 'geometric', name: t('几何图案', 'Geometric') },
      { key: 'traditional', name: t('传统纹样', 'Traditional') },
      { key: 'backgrounds', name: t('派对底纹', 'Backgrounds') },
    ],
  },
  {
    key: 'lettering',
    name: t('文字设计', 'Lettering'),
    children: [
      { key: 'wishes', name: t('中文祝福', 'Wishes') },
      { key: 'slogans', name: t('英文标语', 'Slogans') },
    ],
  },
]);

/** In the order of their creation: the gallery lists the newest first, so the last one comes first. */
export const demoTemplates = inEachLocale((t): readonly DemoTemplate[] =>
  shelved([
    stationeryTemplates(t),
    wallTemplates(t),
    giftTemplates(t),
    digitalTemplates(t),
    apparelTemplates(t),
    homeTemplates(t),
  ]).toReversed(),
);

/** Takes one template of each family in turn: eight mugs in a row would push everything else below the fold. */
function shelved(families: readonly (readonly DemoTemplate[])[]): DemoTemplate[] {
  const longest = Math.max(...families.map((family) => family.length));
  const rows = Array.from({ length: longest }, (_, row) => families.flatMap((family) => family.slice(row, row + 1)));
  // Shifted by two from row to row, so that a family does not form a column on a wide screen either.
  return rows.flatMap((row, index) => [
    ...row.slice((index * 2) % row.length),
    ...row.slice(0, (index * 2) % row.length),
  ]);
}

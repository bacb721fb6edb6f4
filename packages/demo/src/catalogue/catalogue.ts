import { apparelTemplates } from './templates/apparel.ts';
import { digitalTemplates } from './templates/digital.ts';
import { giftTemplates } from './templates/gifts.ts';
import { homeTemplates } from './templates/home.ts';
import { stationeryTemplates } from './templates/stationery.ts';
import type { DemoTemplate } from './templates/template.ts';
import { wallTemplates } from './templates/wall.ts';

export type { PictureSpec } from './picture.ts';
export type { DemoTemplate } from './templates/template.ts';

export type DemoCategory = { readonly name: string; readonly children: readonly string[] };

export const demoCategories: readonly DemoCategory[] = [
  { name: '家居生活', children: ['马克杯', '保温杯', '抱枕', '杯垫'] },
  { name: '服饰箱包', children: ['T 恤', '卫衣', '帆布包'] },
  { name: '数码配件', children: ['手机壳', '鼠标垫'] },
  { name: '文具纸品', children: ['姓名贴', '笔记本', '台历', '贺卡'] },
  { name: '墙面装饰', children: ['海报挂画', '油画布'] },
  { name: '周边礼品', children: ['徽章', '钥匙扣', '冰箱贴', '拼图'] },
];

export const demoLibraryCategories: readonly DemoCategory[] = [
  { name: '插画素材', children: ['山野风景', '萌宠动物', '花卉植物'] },
  { name: '图案底纹', children: ['几何图案', '传统纹样', '派对底纹'] },
  { name: '文字设计', children: ['中文祝福', '英文标语'] },
];

/** In the order in which they are to be created: the gallery shows the newest, so the last, first. */
export const demoTemplates: readonly DemoTemplate[] = shelved([
  stationeryTemplates,
  wallTemplates,
  giftTemplates,
  digitalTemplates,
  apparelTemplates,
  homeTemplates,
]).toReversed();

/** One of each family in turn: a shelf of eight mugs in a row would hide everything else below the fold. */
function shelved(families: readonly (readonly DemoTemplate[])[]): DemoTemplate[] {
  const longest = Math.max(...families.map((family) => family.length));
  const rows = Array.from({ length: longest }, (_, row) => families.flatMap((family) => family.slice(row, row + 1)));
  // Shifted by two from row to row, so that a family does not stand in one column of a wide screen either.
  return rows.flatMap((row, index) => [
    ...row.slice((index * 2) % row.length),
    ...row.slice(0, (index * 2) % row.length),
  ]);
}

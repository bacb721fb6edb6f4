import { type LayerType, layerKinds } from '@platen/design/layers/index';
import { textIn } from '@platen/model/text/locale';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../console.ts';
import type { ScreenTexts } from './screen-texts.ts';

/**
 * The layers that are added to the canvas in this order, and the layers that are then added inside them or inside the
 * arrangement that they start with.
 */
type Plan = readonly { type: LayerType; inside?: readonly LayerType[]; isInFirstChild?: true }[];

/** For a print that is rendered from the customer's texts and pictures. */
export const drawnPlan: Plan = [
  { type: 'Image' },
  { type: 'TextRect' },
  { type: 'TileImageArea' },
  { type: 'Rect' },
  { type: 'Group', inside: ['Rect'] },
  // These start with a child: an image, a text, an arrangement.
  { type: 'ImageGroup' },
  { type: 'TextGroup' },
  { type: 'ImageGroupTemplate', inside: ['TemplateChildImage', 'TemplateChildTextRect'], isInFirstChild: true },
  { type: 'AutoLayout', inside: ['AutoLayoutImage', 'AutoLayoutText'], isInFirstChild: true },
  { type: 'QrcodeGroup', inside: ['Qrcode', 'Barcode', 'FixedContentTextRect', 'CustomAreaImage', 'QrcodeRect'] },
];

/** For a print of a supplied image, the only canvas that may contain areas. */
export const areasPlan: Plan = [{ type: 'CustomArea' }, { type: 'EffectArea' }];

/** Kinds that are created together with their containers. */
const comeAlong: readonly LayerType[] = [
  'ImageGroupImage',
  'TextGroupTextRect',
  'ImageGroupTemplateChild',
  'AutoLayoutTemplate',
];

/** All kinds that the journey adds; the test compares them with the list of kinds. */
export const addedKinds: ReadonlySet<LayerType> = new Set([
  ...[...drawnPlan, ...areasPlan].flatMap(({ type, inside = [] }) => [type, ...inside]),
  ...comeAlong,
]);

const picture = () =>
  sharp({ create: { width: 160, height: 120, channels: 3, background: '#2a6f97' } })
    .composite([
      { input: { create: { width: 60, height: 60, channels: 4, background: '#f4a259' } }, left: 20, top: 30 },
    ])
    .png()
    .toBuffer();

interface Designing {
  page: Page;
  locale: Locale;
  w: ScreenTexts;
}

/** Adds layers to the shown print, fills them in, and makes everything a custom item that can be one. */
export async function addLayers(at: Designing, plan: Plan): Promise<void> {
  for (const [index, { type, inside = [], isInFirstChild }] of plan.entries()) {
    await add(at, type, 'last');
    const container = await pickedId(at);
    if (isInFirstChild) await pickBelow(at);
    const target = await pickedId(at);
    for (const child of inside) {
      await pick(at, target);
      await add(at, child, 'first');
      await fill(at);
    }
    if (inside.length > 0) await pick(at, container);
    await fill(at);
    await place(at, index);
  }
}

/** Places layers side by side so that all are visible: five in a row, on a page of 800 × 400 px. */
async function place({ page, w }: Designing, index: number): Promise<void> {
  const sides = { [w.left]: (index % 5) * 150, [w.top]: Math.floor(index / 5) * 200 };
  for (const [side, px] of Object.entries(sides)) {
    const field = page.getByRole('spinbutton', { name: side, exact: true });
    await field.fill(String(px));
    await field.press('Enter');
    await expect(field).toHaveValue(String(px));
  }
}

/** The menu first lists the kinds for the selected container, then those for the canvas. */
async function add(at: Designing, type: LayerType, which: 'first' | 'last'): Promise<void> {
  const { page, locale, w } = at;
  const name = textIn(layerKinds[type].label, locale);
  const before = await pickedId(at);
  const layers = page.getByRole('region', { name: w.layers, exact: true });
  await layers.getByRole('button', { name: w.add, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true })[which]().click();
  // Between the old and the new selection there may be none.
  const isAdded = async () => !['', before].includes(await pickedId(at));
  await expect.poll(isAdded, { message: `${type} is added` }).toBe(true);
}

/** Makes every possible field a custom item, with a sample value if none was chosen. */
async function fill(at: Designing): Promise<void> {
  const cards = at.page
    .getByRole('region', { name: at.w.items, exact: true })
    .locator('[role=group]:has(> button[aria-expanded])');
  for (let index = 0; index < (await cards.count()); index++) await fillCard(at, cards.nth(index));
}

async function fillCard({ page, w }: Designing, card: Locator): Promise<void> {
  const head = card.locator('> button[aria-expanded]');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  const upload = card.getByRole('button', { name: w.upload, exact: true });
  if (await upload.isVisible()) {
    const chooser = page.waitForEvent('filechooser');
    await upload.click();
    await (await chooser).setFiles({ name: 'art.png', mimeType: 'image/png', buffer: await picture() });
    await expect(upload).toBeHidden();
  }
  const replaceable = card.getByRole('switch', { name: w.replaceable });
  if (!(await replaceable.isChecked())) await replaceable.click();
  await expect(replaceable).toBeChecked();
}

const picked = ({ page }: Designing) => page.locator('[role=treeitem][aria-selected=true]');

async function pickedId(at: Designing): Promise<string> {
  return (await picked(at).count()) === 0 ? '' : ((await picked(at).getAttribute('data-id')) ?? '');
}

async function pick(at: Designing, id: string): Promise<void> {
  await at.page.locator(`[role=treeitem][data-id="${id}"]`).click();
  await expect.poll(() => pickedId(at)).toBe(id);
}

/** Selects the next row of the tree: the initial child of a container that was just added. */
async function pickBelow(at: Designing): Promise<void> {
  const before = await pickedId(at);
  const ids = await at.page
    .locator('[role=treeitem]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id') ?? ''));
  await pick(at, ids[ids.indexOf(before) + 1] ?? '');
}

import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { CountingUser } from '../counting-user.ts';
import { waitForPicture } from '../editor.ts';
import type { Product, ProductLayer, Side } from './products.ts';

/** Creates a product from the gallery of templates to its publication. */
export async function makeProduct(user: CountingUser, product: Product): Promise<void> {
  const { page } = user;
  await user.click(page.getByRole('link', { name: 'New template' }).first());
  await fillForm(user, product);
  await expect(page).toHaveURL(/\/editor\/\d+/);
  await waitForPicture(page);
  await designPrints(user, product);
  await user.click(page.getByRole('button', { name: 'Publish', exact: true }));
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await user.click(publish);
  await expect(page.getByText('This template is published')).toBeVisible();
}

async function fillForm(user: CountingUser, { name, sizes }: Product): Promise<void> {
  const { page } = user;
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await user.type(name);
  for (const [index, size] of sizes.entries()) {
    if (index > 0) await user.click(page.getByRole('button', { name: 'Add size' }));
    await user.click(page.getByLabel(`Size, row ${index + 1}`));
    await user.type(size.name);
    for (const value of [size.price, size.widthMm, size.heightMm]) {
      await user.press('Tab');
      await user.type(String(value));
    }
  }
  await user.press('Enter');
}

/** Designs the first size and copies its layers to the others, to the effect image and to the backs. */
async function designPrints(user: CountingUser, { sizes, layers, back = [] }: Product): Promise<void> {
  for (const layer of layers) await addLayer(user, layer);
  await copyAll(user);
  for (const { name } of sizes.slice(1)) await pasteInto(user, name, layers.length);
  await pasteInto(user, 'Effect', layers.length);
  if (back.length === 0) return;
  for (const [index, { name }] of sizes.entries()) {
    await addBack(user, name);
    if (index > 0) await paste(user, back.length);
    else {
      for (const layer of back) await addLayer(user, layer);
      await copyAll(user);
    }
  }
  await pasteInto(user, 'Effect', layers.length + back.length);
}

/** The layers directly on the canvas, in the tree. */
const rowsOf = (page: Page) => page.getByRole('tree').locator('[role=treeitem][aria-level="1"]');

const itemsOf = (page: Page) => page.getByRole('region', { name: 'Customizable', exact: true });

async function addLayer(user: CountingUser, layer: ProductLayer): Promise<void> {
  const { page } = user;
  const count = await rowsOf(page).count();
  await user.click(page.getByRole('button', { name: 'Add', exact: true }));
  await user.click(page.getByRole('menuitem', { name: layer.kind, exact: true }).last());
  await expect(rowsOf(page)).toHaveCount(count + 1);
  const card = itemsOf(page).locator('[role=group]:has(> button[aria-expanded])').first();
  if (layer.sample) await giveProportions(user, card, layer.sample);
  await user.replace(card.getByLabel('Description', { exact: true }), layer.label);
  if (layer.colors) await offerColors(user, layer.colors);
  await placeLayer(user, layer.frame);
  if (layer.fontSize !== undefined) {
    await user.replace(page.getByRole('spinbutton', { name: 'Font size', exact: true }), String(layer.fontSize));
    await user.press('Enter');
  }
  if (layer.grid) await repeat(user, layer.grid);
}

/** A frame takes the proportions of an image, and keeps them when the image is removed. */
async function giveProportions(
  user: CountingUser,
  card: Locator,
  sample: { width: number; height: number },
): Promise<void> {
  const buffer = await sharp({ create: { ...sample, channels: 3, background: '#cccccc' } })
    .png()
    .toBuffer();
  const upload = card.getByRole('button', { name: 'Upload', exact: true });
  await user.choose(upload, { name: 'sample.png', mimeType: 'image/png', buffer });
  await user.click(card.getByRole('button', { name: 'Remove sample.png' }));
  await expect(upload).toBeVisible();
}

async function offerColors(user: CountingUser, colors: NonNullable<ProductLayer['colors']>): Promise<void> {
  const { page } = user;
  const card = itemsOf(page).getByRole('group', { name: 'Color', exact: true });
  await user.click(card.locator('> button[aria-expanded]'));
  await user.click(card.getByRole('button', { name: 'Edit options' }));
  const dialog = page.getByRole('dialog');
  const names = dialog.getByLabel('Name', { exact: true });
  for (const [name, value] of colors.options) {
    await user.click(dialog.getByRole('button', { name: 'Add option' }));
    await user.click(names.last());
    await user.type(name);
    await user.click(dialog.getByPlaceholder('#E5484D').last());
    await user.type(value);
  }
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expect(dialog).toBeHidden();
  await user.replace(card.getByLabel('Description', { exact: true }), colors.label);
  if (colors.isPapersOnly) await user.click(card.getByRole('switch', { name: 'Not printed' }));
}

const sides: readonly Side[] = ['Left', 'Top', 'Width', 'Height'];

/** Types numbers one after the other; Tab goes to the next field and selects what it contains. */
async function placeLayer(user: CountingUser, frame: ProductLayer['frame'] = {}): Promise<void> {
  const given = sides.filter((side) => frame[side] !== undefined);
  for (const side of given) {
    const before = sides[sides.indexOf(side) - 1];
    if (before && given.includes(before)) {
      await user.press('Tab');
      await user.type(String(frame[side]));
    } else await user.replace(user.page.getByRole('spinbutton', { name: side, exact: true }), String(frame[side]));
  }
  if (given.length > 0) await user.press('Enter');
}

/** Makes one row of the picture in the selected group, and copies the row. */
async function repeat(
  user: CountingUser,
  { columns, rows, side, gap }: NonNullable<ProductLayer['grid']>,
): Promise<void> {
  const { page } = user;
  const children = page.getByRole('tree').locator('[role=treeitem][aria-level="2"]');
  const clone = page.getByRole('region', { name: 'Properties' }).getByRole('button', { name: 'Clone', exact: true });
  await user.click(children.first());
  await placeLayer(user, { Left: 0, Top: 0, Width: side });
  for (let column = 1; column < columns; column++) await user.click(clone);
  await placeLayer(user, { Left: (columns - 1) * (side + gap), Top: 0 });
  await user.click(children.first());
  await user.press('ControlOrMeta+A');
  await user.click(page.getByRole('button', { name: 'Align top', exact: true }));
  await user.click(page.getByRole('button', { name: 'Distribute horizontally', exact: true }));
  for (let row = 1; row < rows; row++) {
    await user.click(clone);
    // A copy is ten pixels aside.
    await user.press('Shift+ArrowLeft');
    await placeLayer(user, { Top: row * (side + gap) });
  }
  await expect(children).toHaveCount(columns * rows);
}

async function copyAll(user: CountingUser): Promise<void> {
  await user.click(rowsOf(user.page).first());
  await user.press('ControlOrMeta+A');
  await user.press('ControlOrMeta+C');
}

async function paste(user: CountingUser, count: number): Promise<void> {
  await user.press('ControlOrMeta+V');
  await expect(rowsOf(user.page)).toHaveCount(count);
}

/** Goes to another image of the template and pastes what was copied. */
async function pasteInto(user: CountingUser, image: string, count: number): Promise<void> {
  const images = user.page.getByRole('radiogroup', { name: 'Template images' });
  await user.click(images.getByText(image, { exact: true }).last());
  await paste(user, count);
}

async function addBack(user: CountingUser, size: string): Promise<void> {
  const { page } = user;
  await user.click(page.getByRole('button', { name: 'Images', exact: true }));
  await user.click(page.getByRole('menuitem', { name: 'Add image' }));
  const dialog = page.getByRole('dialog');
  const option = (name: string) => page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await user.type(`${size} back`);
  await user.click(dialog.getByLabel('Type', { exact: true }));
  await user.click(option('Production'));
  await user.click(dialog.getByLabel('Size', { exact: true }));
  await user.click(option(size));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  await expect(dialog).toBeHidden();
  await expect(rowsOf(page)).toHaveCount(0);
}

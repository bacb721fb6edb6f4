import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, dialog, front, longTimeout, openDesigner, slow, stubServer } from './testing/designer-screen.tsx';

/** The bar above the canvas. */

stubServer();
afterEach(() => page.viewport(1280, 900));

const images = page.getByRole('radiogroup', { name: 'Template images' });
const boxOf = (name: string) => images.getByText(name, { exact: true }).element().getBoundingClientRect();
const isBelowSave = (name: string) => boxOf(name).top > button('Save').element().getBoundingClientRect().bottom;

/** Opens a template with images of these names at the width of a laptop. */
async function openWith(names: readonly string[]) {
  await page.viewport(1440, 900);
  const production_image_configs = names.map((name, index) => ({ ...front([]), id: `p${index}`, name }));
  await openDesigner([], { production_image_configs }, { sku_templates: ['publish'] });
}

it('shows a few images in one line with the other controls', slow, async () => {
  await openWith(['Front', 'Back']);
  await expect.poll(() => isBelowSave('Back'), longTimeout).toBe(false);
});

it('gives the images a line of their own when they would be cut off', slow, async () => {
  const names = ['Front', 'Back', 'Left sleeve', 'Right sleeve'];
  await openWith(names);
  await expect.poll(() => names.map(isBelowSave), longTimeout).toEqual([true, true, true, true]);
  const row = images.element().parentElement;
  expect(row?.scrollWidth).toBe(row?.clientWidth);
  // A wider window has room for them again.
  await page.viewport(2400, 900);
  await expect.poll(() => isBelowSave('Right sleeve'), longTimeout).toBe(false);
  expect(row?.scrollWidth).toBe(row?.clientWidth);
});

it('focuses the name of a new image, which is typed first', slow, async () => {
  await openWith(['Front']);
  await button('Images').click();
  await page.getByRole('menuitem', { name: 'Add image' }).click();
  await expect.element(dialog.getByLabelText('Name', { exact: true }), longTimeout).toHaveFocus();
});

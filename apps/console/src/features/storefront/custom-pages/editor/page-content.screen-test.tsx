import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { add, answerCalls, frame, inFrame, list, open, pageOf, settings, stored, text } from './testing/open-page.tsx';

beforeEach(() => answerCalls());
afterEach(() => void vi.unstubAllGlobals());

const gridWithProduct = () => {
  const grid = pageOf('product-grid');
  return add(grid, 'product', grid[0]?.id ?? '');
};

it('fills in the name, image and price of a product that is linked to a template', async () => {
  const mug = {
    id: 12,
    name: 'Travel mug',
    cover: { url: '/app_api/v1/blobs/0/mug.png' },
    size_prices: [
      { size: 'L', price: 39 },
      { size: 'S', price: 29 },
    ],
  };
  answerCalls({
    'GET /sku_templates/read_options': () =>
      Response.json({ data: [{ id: 12, display_name: 'Travel mug', name: 'Travel mug' }], meta: {} }),
    'GET /sku_templates/12': () => Response.json(mug),
  });
  await open(gridWithProduct());
  await list.getByRole('button', { name: 'Product', exact: true }).click();
  await expect.element(settings.getByText('There is no image yet.')).toBeVisible();
  await settings.getByRole('combobox', { name: 'Template' }).click();
  await page.getByTitle('Travel mug').click();
  await expect.element(settings.getByRole('textbox', { name: 'Name' })).toHaveValue('Travel mug');
  await expect.element(settings.getByRole('textbox', { name: 'Price' })).toHaveValue('¥29.00+');
  await expect.poll(() => frame()?.querySelector('a.pp-product')?.getAttribute('href')).toBe('/sku_templates/12');
  await expect.poll(() => inFrame('.pp-product img')).toBe(1);
  await expect.element(list.getByRole('img', { name: 'Something is missing' })).not.toBeInTheDocument();
});

it('marks what readers would miss, lists it before publishing, and links to the page afterwards', async () => {
  const live = stored(text(''), { published_at: '2026-11-16T01:00:00.000Z' });
  answerCalls({ 'POST /custom_pages/7/publish': () => Response.json(live) });
  await open(text('<p> </p>'));
  await expect.element(list.getByRole('img', { name: 'Something is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Publish this page?' });
  await expect.element(dialog).toHaveTextContent('Text: This text is empty: readers see nothing.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/pages/7');
});

it.each([
  ['mailto:', 'print@factory.example', 'mailto:print@factory.example'],
  ['Other', 'weixin://dl/chat', 'weixin://dl/chat'],
])('takes a link that is typed letter by letter: %s', async (kind, typed, address) => {
  await open(text('<p>Write to us</p>'));
  await list.getByRole('button', { name: 'Text', exact: true }).first().click();
  await settings.getByRole('textbox', { name: 'Content' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await settings.getByRole('button', { name: 'Link', exact: true }).click();
  const drawer = settings.getByRole('group', { name: 'Link' });
  await drawer.getByRole('combobox', { name: 'Leads to' }).click();
  await page.getByTitle(kind, { exact: true }).click();
  const field = drawer.getByRole('textbox', { name: 'Address' });
  await field.click();
  await userEvent.keyboard(typed.slice(0, 4));
  await expect.element(field).toHaveValue(typed.slice(0, 4));
  await expect.element(drawer).toHaveTextContent('This is no complete address yet');
  await userEvent.keyboard(typed.slice(4));
  await expect.poll(() => frame()?.querySelector('.pp-text a')?.getAttribute('href')).toBe(address);
});

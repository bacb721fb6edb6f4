import { designMessages } from '@platen/design/design.messages';
import { layer } from '@platen/design/testing/test-designer';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import {
  box,
  button,
  dialog,
  front,
  longTimeout,
  openDesigner,
  press,
  row,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** What the option and settings dialogs refuse, and how they save the rest. */

const server = stubServer();
const said = (message: keyof typeof designMessages) => dialog.getByText(designMessages[message].en);
const confirm = dialog.getByRole('button', { name: 'Confirm' });

/** Opens a customizable item of the selection; it is collapsed at first if customers cannot change it. */
const card = (name: string) => page.getByRole('group', { name, exact: true });
async function openOptions(item: string) {
  await card(item)
    .getByRole('button', { name: new RegExp(`^${item}`) })
    .click();
  await card(item).getByRole('button', { name: 'Edit options' }).click();
}

/** An image of a given size that needs no server. */
function picture(width: number, height: number, color: string): string {
  const drawn = Object.assign(document.createElement('canvas'), { width, height });
  const context = drawn.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, width, height);
  return drawn.toDataURL();
}

it('refuses colors without a name, and duplicates', slow, async () => {
  await openDesigner([layer('TextRect', 't', { name: 'Name', left: 20, top: 20 })]);
  await row('Name').click();
  await openOptions('Color');
  // At least one is required, so the last one cannot be deleted.
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await expect.element(said('color_name_required')).toBeVisible();
  await expect.element(said('color_required')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).last(), 'Black');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Color' }).last(), '#000');
  await expect.element(said('color_name_taken').first()).toBeVisible();
  await expect.element(said('color_taken').first()).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).last(), 'Red');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Color' }).last(), '#ff0000');
  await confirm.click();
  await expect.element(button('Red')).toBeVisible();
});

it('lets customers choose as soon as options are added, under a name', slow, async () => {
  await openDesigner([layer('TextRect', 't', { name: 'Name', left: 20, top: 20 })]);
  await row('Name').click();
  await openOptions('Color');
  const mayReplace = card('Color').getByRole('switch').first();
  await expect.element(mayReplace).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).last(), 'Red');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Color' }).last(), '#ff0000');
  await confirm.click();
  await expect.element(mayReplace).toBeChecked();
  await expect.element(card('Color').getByRole('textbox', { name: 'Description' })).toHaveValue('Name color');
  // Whoever turns it off again keeps it off: choosing another default adds nothing.
  await mayReplace.click();
  await card('Color').getByRole('button', { name: 'Red' }).click();
  await expect.element(mayReplace).not.toBeChecked();
});

it('refuses templates with the same name', slow, async () => {
  await openDesigner([layer('ImageGroupTemplate', 'g', { name: 'layouts' })]);
  await row('layouts').click();
  await openOptions('Template');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  const names = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(names.last(), '');
  await expect.element(said('template_name_required')).toBeVisible();
  await userEvent.fill(names.first(), 'Same');
  await userEvent.fill(names.last(), 'Same ');
  await expect.element(said('template_name_taken').first()).toBeVisible();
  await expect.element(confirm).toBeDisabled();
});

it(
  'requires at least one font, and changes the fonts of the template and the text in one undo step',
  slow,
  async () => {
    const serif = {
      id: 5,
      name: 'Serif',
      display_name: 'Serif',
      tag_list: [],
      font_file: { url: '/none.ttf', filename: 'none.ttf' },
    };
    server.answers['GET /font_libraries/read_options'] = { data: [serif], meta: { total: 1, page: 1, total_pages: 1 } };
    await openDesigner([layer('TextRect', 't', { name: 'words' })]);
    await row('words').click();
    await card('Font').getByRole('button', { name: /^Font/ }).click();
    await button('Choose fonts').click();
    await confirm.click();
    await expect.element(page.getByText(designMessages.font_required.en)).toBeVisible();
    await dialog.getByRole('combobox').click();
    await page.getByTitle('Serif').click();
    // The list stays open above the buttons.
    await dialog.getByText('Fonts', { exact: true }).click();
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card('Font').getByRole('button', { name: 'Serif' })).toHaveAttribute('aria-pressed', 'true');
    await button('Undo').click();
    await expect.element(card('Font').getByRole('button', { name: 'Serif' })).not.toBeInTheDocument();
    await expect.element(button('Undo')).toBeDisabled();
  },
);

it('refuses image options without a name, duplicates, and other aspect ratios', slow, async () => {
  const [square, wide] = [picture(40, 40, 'red'), picture(80, 40, 'blue')];
  const options = [
    { value: square, label: 'One' },
    { value: wide, label: 'One ' },
    { value: square, label: 'Two' },
  ];
  const url = { label: '', editable: false, required: false, value: square, options };
  await openDesigner([layer('Image', 'i', { name: 'photo', url })]);
  await row('photo').click();
  await openOptions('Image');
  await expect.element(said('image_name_taken').first(), longTimeout).toBeVisible();
  await expect.element(said('image_taken').first()).toBeVisible();
  await expect.element(said('image_ratio_differs'), longTimeout).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).last(), '');
  await expect.element(said('image_name_required')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('button', { name: 'Delete' }).last().click();
  await dialog.getByRole('button', { name: 'Delete' }).last().click();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('waits with the ratio for the images, and saves nothing before', slow, async () => {
  const loading: (() => void)[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 0;
      naturalHeight = 40;
      set src(url: string) {
        this.naturalWidth = url.endsWith('wide') ? 80 : 40;
        loading.push(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  const options = [
    { value: 'data:,square', label: 'One' },
    { value: 'data:,wide', label: 'Two' },
  ];
  const url = { label: '', editable: false, required: false, value: 'data:,square', options };
  await openDesigner([layer('Image', 'i', { name: 'photo', url })]);
  await row('photo').click();
  await openOptions('Image');
  await expect.element(dialog.getByText('2 options')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Confirm/ })).toBeDisabled();
  for (const finish of loading) finish();
  await expect.element(said('image_ratio_differs'), longTimeout).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).last().click();
  await expect.element(confirm).toBeEnabled();
});

it('requires the size of tiles, which keep the ratio of their image', slow, async () => {
  const wide = picture(80, 40, 'blue');
  const url = { label: '', editable: false, required: false, value: wide, options: [{ value: wide, label: 'One' }] };
  await openDesigner([layer('TileImageArea', 'i', { name: 'tiles', url })]);
  await row('tiles').click();
  await openOptions('Image');
  await expect.element(said('image_width_required')).toBeVisible();
  await expect.element(said('image_height_required')).toBeVisible();
  // The image size has been read: from now on changing a side keeps the ratio.
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent, longTimeout).toContain('1 problem');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Width' }), '12');
  await expect.element(dialog.getByRole('spinbutton', { name: 'Height' })).toHaveValue('6');
  await expect.element(said('image_height_small')).toBeVisible();
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Height' }), '40');
  await expect.element(dialog.getByRole('spinbutton', { name: 'Width' })).toHaveValue('80');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it(
  'starts with a production image for each size and an effect image, and stores them with the first save',
  slow,
  async () => {
    await openDesigner([], { production_image_configs: [] });
    const images = page.getByRole('radiogroup', { name: 'Template images' });
    await expect.element(images, longTimeout).toHaveTextContent(/M.*L.*Effect/);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
    server.answers['PUT /sku_templates/1'] = template();
    await button('Save').click();
    await expect.poll(() => server.sent.length, longTimeout).toBe(1);
    expect(server.sent[0]?.body['production_image_configs']).toMatchObject([
      { name: 'M', size: 'M', price: 19.9, width: 100, height: 50 },
      { name: 'L', size: 'L', price: 0.1, width: 800, height: 800 },
    ]);
    expect(server.sent[0]?.body['effect_image_configs']).toMatchObject([{ width: 100, height: 50 }]);
  },
);

it('shows the price of a size as read-only', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await button('Settings').click();
  await expect.element(dialog.getByRole('spinbutton', { name: /^Price/ })).toHaveValue('19.90');
  await expect.element(dialog.getByRole('spinbutton', { name: /^Price/ })).toBeDisabled();
});

it('removes characters that file names cannot have, and requires what an image needs', slow, async () => {
  await openDesigner([box('a', 20, 20)], { size_prices: [{ size: 'S', price: 3, width: 10, height: 10 }] });
  await button('Settings').click();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Ba<c>k?');
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Back');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Width' }), '');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Price' }), '');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Error below' }), '180');
  await dialog.getByRole('button', { name: 'OK' }).click();
  for (const message of ['width_required', 'price_required', 'resolution_out_of_order'] as const) {
    await expect.element(said(message)).toBeVisible();
  }
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Width' }), '500');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Price' }), '2');
  await userEvent.fill(dialog.getByRole('spinbutton', { name: 'Warn below' }), '300');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  server.answers['PUT /sku_templates/1'] = template();
  await press('{Control>}s{/Control}');
  await expect.poll(() => server.sent.length, longTimeout).toBe(1);
  expect(server.sent[0]?.body['production_image_configs']).toMatchObject([
    { name: 'Back', width: 500, price: 2, resolution: { warn_dpi: 300, error_dpi: 180 } },
  ]);
});

it('switches between images, never changes their type, and shows the first after one is deleted', slow, async () => {
  const back = { ...front([box('b', 20, 20)]), id: 'q', name: 'Back' };
  await openDesigner([], { production_image_configs: [front([box('a', 20, 20)]), back] });
  await button('Images').click();
  await page.getByRole('menuitem', { name: /Back/ }).click();
  await expect.element(row('b')).toBeVisible();
  await button('Settings').click();
  await expect.element(dialog.getByRole('combobox', { name: /^Type/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Images').click();
  await page.getByRole('menuitem', { name: 'Delete image' }).click();
  await dialog.getByRole('button', { name: 'Delete image' }).click();
  await expect.element(row('a')).toBeVisible();
  await button('Undo').click();
  await expect.element(row('b')).toBeVisible();
});

import { layer } from '@platen/design/testing/test-designer';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import {
  box,
  button,
  field,
  longTimeout,
  openDesigner,
  press,
  row,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** Adding layers: starting from an empty template, linking them, filling them in and allowing customers to edit them. */

const server = stubServer();
const save = 'PUT /sku_templates/1';
const font = {
  id: 5,
  name: 'Serif',
  display_name: 'Serif',
  tags: [],
  tag_list: [],
  font_file: { id: 1, url: '/none.ttf', filename: 'none.ttf' },
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};
const withFont = { font_libraries: [font], font_library_ids: [5] };

async function addLayer(name: string) {
  await button('Add').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name, exact: true })).not.toBeInTheDocument();
}

async function choose(name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByText(option, { exact: true }).last().click();
}

const card = (name: string) => page.getByRole('group', { name, exact: true });
const leave = (name: string) => card(name).getByRole('switch', { name: 'Customer can change' });
const pageState = () => document.querySelector<HTMLElement>('[data-testid="page"]')?.dataset['state'];

interface Saved {
  readonly type: string;
  readonly children: readonly Saved[];
  readonly [key: string]: unknown;
}

async function savedLayers(): Promise<readonly Saved[]> {
  server.answers[save] = template();
  server.sent.length = 0;
  await button('Save').click();
  await expect.poll(() => server.sent[0]?.body['production_image_configs'], longTimeout).toBeDefined();
  const configs = server.sent[0]?.body['production_image_configs'] as { layers: readonly Saved[] }[] | undefined;
  return configs?.[0]?.layers ?? [];
}

it('draws the canvas of a new template, with the layers that are added to it', slow, async () => {
  server.answers['GET /font_libraries/read_options'] = { data: [font], meta: { total: 1 } };
  await openDesigner([], { production_image_configs: [] });
  await expect.poll(pageState, longTimeout).toBe('ready');
  await addLayer('Line');
  await expect.poll(pageState, longTimeout).toBe('ready');
  const shown = document.querySelector<HTMLCanvasElement>('[data-testid="page"] canvas');
  const { data = [] } = shown?.getContext('2d')?.getImageData(0, 0, shown.width, shown.height) ?? {};
  expect(data.some((value) => value > 0)).toBe(true);
  // A new text gets the first font of the library, and saving accepts it.
  await addLayer('Text');
  await expect.element(row('Text 1')).toBeVisible();
  expect(await savedLayers()).toMatchObject([{ name: 'Line 1' }, { name: 'Text 1', font_family: { value: 'Serif' } }]);
  expect(server.sent[0]?.body['font_library_ids']).toEqual([5]);
});

it('explains that a text needs a font if there is none', slow, async () => {
  await openDesigner([]);
  await addLayer('Text');
  await expect.element(page.getByText(/There is no font yet/)).toBeVisible();
  await expect.element(row('Text 1')).not.toBeInTheDocument();
});

it.each([
  {
    menu: 'Group template',
    group: 'Templates 1',
    image: 'Template image',
    text: 'Template text',
  },
  { menu: 'Auto-layout', group: 'Auto-layout 1', image: 'Layout image', text: 'Layout text' },
])('links what lies in arrangements of the kind $menu, and leaves the choice to customers', slow, async (kind) => {
  await openDesigner([], withFont);
  await addLayer(kind.menu);
  await row('Template 1').click();
  await addLayer(kind.image);
  await row('Template 1').click();
  await addLayer(kind.image);
  // Each layer has its own image until it is linked to another.
  await expect.element(row('Photo 2')).toBeVisible();
  await choose('Image', 'Photo 1');
  await row('Template 1').click();
  await addLayer(kind.text);
  await row(kind.group).click();
  await button('Add a text').click();
  await row('Text 1').click();
  await choose('Text', 'Text 2');
  await row(kind.group).click();
  await card('Template')
    .getByRole('button', { name: /^Template/ })
    .click();
  await leave('Template').click();
  await expect
    .element(card('Template').getByRole('textbox', { name: 'Description' }))
    .toHaveValue(`${kind.group} template`);
  await card('Template').getByRole('switch', { name: 'Required' }).click();
  const [group] = await savedLayers();
  const { images, texts } = group as unknown as Record<'images' | 'texts', { id: string; label: string }[]>;
  expect(images.map(({ label }) => label)).toEqual(['Photo 1', 'Photo 2']);
  expect(group?.['template']).toMatchObject({ editable: true, required: true, label: `${kind.group} template` });
  expect(group?.children[0]?.children).toMatchObject([
    { image_id: images[0]?.id },
    { image_id: images[0]?.id },
    { text_id: texts[1]?.id },
  ]);
});

it('shows areas and empty images as labeled frames without findings', slow, async () => {
  await openDesigner([], { kind: 'form_order' });
  await addLayer('Custom area');
  await addLayer('Effect area');
  await addLayer('Image');
  for (const name of ['Custom area 1', 'Effect area 1', 'Photo 1']) {
    await expect.element(page.getByRole('img', { name: `${name}: empty` })).toBeInTheDocument();
  }
  await expect.element(button('Preflight: no problems'), longTimeout).toBeVisible();
  await row('Effect area 1').click();
  await expect.element(page.getByRole('region', { name: 'Position and size' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Appearance' })).not.toBeInTheDocument();
});

it('shows that a fill is none, and accepts a color while it is typed', slow, async () => {
  await openDesigner([layer('Rect', 'r', { name: 'frame' })]);
  await row('frame').click();
  // Next to the browser's own color picker.
  const fill = page.getByRole('textbox', { name: 'Fill', exact: true }).nth(1);
  await expect.element(fill).toHaveAttribute('placeholder', 'None');
  await userEvent.type(fill, '#12ab34');
  await expect.element(fill).toHaveValue('#12ab34');
  expect(await savedLayers()).toMatchObject([{ fill: '#12ab34' }]);
});

it('saves typed values with Ctrl+S while a field has the focus, and keeps the focus', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  server.answers[save] = template();
  await userEvent.fill(field('Left'), '77');
  await press('{Control>}s{/Control}');
  await expect
    .poll(() => server.sent[0]?.body['production_image_configs'], longTimeout)
    .toMatchObject([{ layers: [{ left: 77 }] }]);
  await expect.element(field('Left')).toHaveFocus();
});

it('sizes tiles by their option', slow, async () => {
  const drawn = Object.assign(document.createElement('canvas'), { width: 40, height: 20 }).toDataURL();
  const options = [
    { value: drawn, label: 'Small', width: 20, height: 10 },
    { value: `${drawn}#`, label: 'Large', width: 60, height: 30 },
  ];
  const url = { label: 'Pattern', editable: true, required: false, value: drawn, options };
  await openDesigner([layer('TileImageArea', 'i', { name: 'tiles', url, image_size: { width: 20, height: 10 } })]);
  await row('tiles').click();
  await card('Image').getByRole('button', { name: 'Large' }).click();
  await expect
    .poll(async () => (await savedLayers())[0]?.['image_size'], longTimeout)
    .toEqual({ width: 60, height: 30 });
});

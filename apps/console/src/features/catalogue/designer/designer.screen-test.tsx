import { layer } from '@platen/design/testing/test-designer';
import { errorTable } from '@platen/model/errors/errors';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import {
  box,
  button,
  dialog,
  expectPicked,
  field,
  longTimeout,
  openDesigner,
  press,
  row,
  rows,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** Editing a template, and saving it. */

const server = stubServer();
const save = 'PUT /sku_templates/1';

it('adds the layers that the kind of template allows, and renames them', slow, async () => {
  await openDesigner([], { kind: 'form_order' });
  await button('Add').click();
  await expect.element(page.getByRole('menuitem', { name: 'Effect area' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Line' }).click();
  await row('Line 1').dblClick();
  await userEvent.fill(page.getByRole('textbox', { name: 'Layer name' }), 'a frame with a long name');
  await press('{Enter}');
  await expect.element(row('a frame with a')).toBeVisible();
});

it('moves a layer in the tree by dragging its row', slow, async () => {
  await openDesigner([box('a', 20, 20), box('b', 200, 150)]);
  expect(rows()).toEqual(['b', 'a']);
  await userEvent.dragAndDrop(row('a'), row('b'), {
    sourcePosition: { x: 90, y: 16 },
    targetPosition: { x: 90, y: 3 },
  });
  await expect.poll(rows, longTimeout).toEqual(['a', 'b']);
});

it('navigates the layer tree by keyboard: rows, containers, children', slow, async () => {
  const group = layer('Group', 'g', { left: 200, top: 150, width: 80, height: 60 }, [box('inner', 0, 0)]);
  await openDesigner([box('a', 20, 20), group]);
  await page.getByRole('textbox', { name: 'Search layers' }).click();
  await press('{Tab}');
  await expect.element(row('g')).toHaveFocus();
  await press('{ArrowRight}');
  await expect.element(row('inner')).toHaveFocus();
  await press('{Enter}');
  await expectPicked('inner');
  await press('{ArrowLeft}');
  await expect.element(row('g')).toHaveFocus();
  await press('{ArrowLeft}');
  await expect.poll(rows, longTimeout).toEqual(['g', 'a']);
  await press('{End}');
  await expect.element(row('a')).toHaveFocus();
});

it('sets the direction, stroke and fill image of texts, and the mask of images', slow, async () => {
  const fixed = { label: '', editable: false, required: false };
  const gold = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const text = layer('TextRect', 't', {
    name: 'words',
    left: 20,
    top: 20,
    font_family: { ...fixed, value: 'None' },
    fill_image: { ...fixed, value: '', options: [{ value: gold, label: 'Gold' }] },
  });
  const photo = layer('Image', 'i', { name: 'photo', left: 20, top: 120, width: 100, height: 100 });
  await openDesigner([photo, text]);
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click();
    await page.getByText(option, { exact: true }).last().click();
  };
  await row('words').click();
  const fill = page.getByRole('group', { name: 'Fill image', exact: true });
  await fill.getByRole('button', { name: /^Fill image/ }).click();
  await fill.getByRole('button', { name: 'Gold' }).click();
  await choose('Writing mode', 'Vertical');
  await choose('Alignment', 'Bottom');
  await choose('Stroke position', 'Centered');
  await userEvent.fill(field('Stroke width'), '3');
  await press('{Enter}');
  await row('photo').click();
  await userEvent.fill(field('Opacity'), '40');
  await press('{Enter}');
  await expect.element(field('Corner radius')).not.toBeInTheDocument();
  await choose('Mask', 'Rounded corners');
  await expect.element(field('Corner radius')).toHaveValue('20');
  server.answers[save] = template();
  await button('Save').click();
  await expect
    .poll(() => server.sent[0]?.body['production_image_configs'], longTimeout)
    .toMatchObject([
      {
        layers: [
          { id: 'i', opacity: 40, mask: 'rounded', mask_radius: 20 },
          {
            id: 't',
            fill_image: { value: gold },
            writing_mode: 'vertical-lr',
            align: 'bottom',
            stroke_alignment: 'center',
            stroke_width: 3,
          },
        ],
      },
    ]);
});

it('saves only what changed, with the version of the designer, and only if the checks pass', slow, async () => {
  const text = layer('TextRect', 't', { name: 'Name', left: 20, top: 20 });
  await openDesigner([text, box('a', 200, 150)]);
  await row('a').click();
  await press('{ArrowRight}');
  await button('Save').click();
  await expect.element(page.getByText('Name: the font cannot be empty')).toBeVisible();
  expect(server.sent).toEqual([]);
  await row('Name').click();
  await press('{Delete}');
  server.answers[save] = template();
  await press('{Control>}s{/Control}');
  await expect.poll(() => server.sent.length, longTimeout).toBe(1);
  expect(server.sent[0]?.headers.get('Designer-Version')).toBe('1.0.4');
  expect(Object.keys(server.sent[0]?.body ?? {})).toEqual(['production_image_configs', 'base_updated_at']);
  expect(server.sent[0]?.body).toMatchObject({ production_image_configs: [{ layers: [{ id: 'a', left: 201 }] }] });
  await expect.element(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
});

it("does not overwrite somebody else's changes, unless the user confirms it", slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  await press('{ArrowRight}');
  const refusal = { code: errorTable.template_changed.code, error_message: 'Lin has edited it' };
  const theirs = template({ updated_at: '2026-11-01T08:00:00Z' });
  server.answers[save] = Response.json(refusal, { status: 409 });
  server.answers['GET /sku_templates/1'] = theirs;
  await press('{Control>}s{/Control}');
  await expect.element(dialog.getByText(/Lin has edited it/), longTimeout).toBeVisible();
  await expect.element(dialog.getByText('Yours')).toBeVisible();
  server.answers[save] = theirs;
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => server.sent.at(-1)?.body['base_updated_at'], longTimeout).toBe(theirs.updated_at);
  expect(server.sent.at(-1)?.body).toMatchObject({ production_image_configs: [{ layers: [{ id: 'a', left: 21 }] }] });
});

it('finds commands and layers in the palette', slow, async () => {
  await openDesigner([box('a', 20, 20), box('handle', 200, 150)]);
  await press('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Search commands and layers' }), 'hand');
  await press('{Enter}');
  await expectPicked('handle');
  await expect.element(dialog).not.toBeInTheDocument();
  await press('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Search commands and layers' }), 'clon');
  await press('{Enter}');
  await expect.element(row('handle copy')).toBeVisible();
});

import { errorTable } from '@platen/model/errors';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import { readDraft, writeDraft } from './saving/draft-store.ts';
import {
  box,
  button,
  dialog,
  field,
  front,
  openDesigner,
  patience,
  press,
  row,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** What keeps work from being lost. */

const server = stubServer();
const save = 'PUT /sku_templates/1';

it('shows both versions of a conflict, and takes theirs', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  await userEvent.fill(field('Left'), '50');
  await press('{Enter}');
  const { code } = errorTable.template_changed;
  server.answers[save] = Response.json({ code, error_message: 'Lin has edited it' }, { status: 409 });
  server.answers['GET /sku_templates/1'] = template({
    updated_at: '2026-11-01T08:00:00Z',
    effect_image_configs: [],
    production_image_configs: [front([box('theirs', 10, 10)])],
  });
  await button('Save').click();
  await expect.element(dialog.getByText(/Lin has edited it/), patience).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Theirs' })).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Yours' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(row('theirs')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
});

it('asks before it is left with something unsaved', slow, async () => {
  const shown = await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  await press('{ArrowRight}');
  await button('Back').click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shown.address()).toBe('/editor/1');
  await button('Undo').click();
  await button('Back').click();
  await expect.poll(() => shown.address(), patience).toBe('/sku_templates');
});

it('offers a copy of a published template', slow, async () => {
  await openDesigner([box('a', 20, 20)], { state: 'published' });
  await expect.element(page.getByText('This template is published')).toBeVisible();
  await expect.element(button('Save')).toBeDisabled();
  server.answers['POST /sku_templates'] = template({ id: 9 });
  server.answers['PUT /sku_templates/9'] = template({ id: 9 });
  await button('Edit a copy').click();
  await expect
    .poll(() => server.sent.map(({ call }) => call), patience)
    .toEqual(['POST /sku_templates', 'PUT /sku_templates/9']);
  expect(server.sent[0]?.body).toMatchObject({ name: 'Mug copy' });
  expect(server.sent[1]?.body['production_image_configs']).toMatchObject([{ layers: [{ id: 'a' }] }]);
});

it('keeps a draft, and offers the one of a page that did not end well', slow, async () => {
  await writeDraft(1, { configs: [front([box('rescued', 10, 10)])], fontLibraryIds: [] });
  await openDesigner([box('a', 20, 20)]);
  await expect.element(page.getByText(/were never saved/), patience).toBeVisible();
  await button('Restore them').click();
  await expect.element(row('rescued')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await row('rescued').click();
  await userEvent.fill(field('Left'), '77');
  await press('{Enter}');
  await expect.poll(async () => (await readDraft(1))?.document.configs[0]?.layers[0]?.left, patience).toBe(77);
});

import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { newLayer } from '@platen/design/new-layer';
import { errorTable } from '@platen/model/errors/errors';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import { formatMinute } from '../../../ui/formats.ts';
import { deleteDraft, readDrafts, writeDraft } from './saving/draft-store.ts';
import {
  box,
  button,
  dialog,
  expectPicked,
  field,
  front,
  longTimeout,
  openDesigner,
  press,
  row,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** Guards against losing work. */

const server = stubServer();
const save = 'PUT /sku_templates/1';

it('shows both versions of a conflict, and loads theirs', slow, async () => {
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
  await expect.element(dialog.getByText(/Lin has edited it/), longTimeout).toBeVisible();
  const savedAt = formatMinute('2026-11-01T08:00:00Z');
  await expect.element(dialog.getByText(`Saved at ${savedAt}.`)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Theirs' })).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Yours' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(row('theirs')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
});

/** Changes a design and saves it. The save is under way until its answer is passed to the returned function. */
async function startSave(): Promise<(stored: SkuTemplate) => void> {
  let answer: (stored: SkuTemplate) => void = () => undefined;
  server.answers[save] = new Promise<SkuTemplate>((resolve) => {
    answer = resolve;
  });
  await openDesigner([box('a', 20, 20)], {}, { sku_templates: ['publish'] });
  await row('a').click();
  await press('{ArrowRight}');
  await press('{Control>}s{/Control}');
  await expect.poll(() => server.sent.length, longTimeout).toBe(1);
  return answer;
}

it('sends nothing twice if Publish is clicked while a save is under way', slow, async () => {
  const answerSave = await startSave();
  await button('Publish').click();
  answerSave(template({ updated_at: '2026-11-02T08:00:00Z' }));
  await expect.element(dialog, longTimeout).toHaveTextContent('Publish');
  expect(server.sent.map(({ call }) => call)).toEqual([save]);
});

it('sends what was changed during a save on the version which that save has stored', slow, async () => {
  const answerSave = await startSave();
  await press('{ArrowRight}');
  await button('Publish').click();
  const stored = template({ updated_at: '2026-11-02T08:00:00Z' });
  answerSave(stored);
  await expect.element(dialog, longTimeout).toHaveTextContent('Publish');
  expect(server.sent.map(({ body }) => body.base_updated_at)).toEqual([template().updated_at, stored.updated_at]);
});

it('prompts before leaving with unsaved changes', slow, async () => {
  const shown = await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  await press('{ArrowRight}');
  await button('Back').click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shown.address()).toBe('/editor/1');
  await button('Undo').click();
  await button('Back').click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/sku_templates');
});

it('copies a published template on the server, and opens the copy', slow, async () => {
  const shown = await openDesigner([box('a', 20, 20)], { state: 'published', name: 'M'.repeat(80) });
  await expect.element(page.getByText('This template is published')).toBeVisible();
  await expect.element(button('Save')).toBeDisabled();
  server.answers['POST /sku_templates/1/copy'] = template({ id: 9 });
  await button('Edit a copy').click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/editor/9');
  expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
    ['POST /sku_templates/1/copy', { name: `${'M'.repeat(75)} copy` }],
  ]);
});

it('starts the draft of a published template, and opens it', slow, async () => {
  const shown = await openDesigner([box('a', 20, 20)], { state: 'published' });
  server.answers['POST /sku_templates/1/draft'] = template({ id: 9, state: 'pending', draft_of: 1 });
  await button('Start draft').click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/editor/9');
  expect(server.sent.map(({ call }) => call)).toEqual(['POST /sku_templates/1/draft']);
});

it('says that a draft is open, saves it, and says so if somebody has published it since', slow, async () => {
  await openDesigner([box('a', 20, 20)], { state: 'pending', draft_of: 5 });
  await expect.element(page.getByText('This is a draft of SKU000001.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open template' })).toHaveAttribute('href', '/editor/5');
  await row('a').click();
  await press('{ArrowRight}');
  server.answers[save] = new Response(JSON.stringify({ code: 40400, error_message: 'Not found' }), { status: 404 });
  await button('Save').click();
  await expect.element(dialog.getByText(/published or discarded it/), longTimeout).toBeVisible();
});

it('is read-only for a template off sale that has a draft, which it opens', slow, async () => {
  const draft = { id: 9, updated_at: '', updater: { id: 2, screen_name: 'Li Wei' } };
  const shown = await openDesigner([box('a', 20, 20)], { state: 'unpublished', draft });
  await expect.element(page.getByText(/Edit the draft, which Li Wei saved last/)).toBeVisible();
  await expect.element(button('Save')).toBeDisabled();
  server.answers['POST /sku_templates/1/draft'] = template({ id: 9, state: 'pending', draft_of: 1 });
  await button('Open draft').click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/editor/9');
});

const leftAt = async () => (await readDrafts(1))[0]?.document.configs[0]?.layers[0]?.left;
const rescued = { configs: [front([box('rescued', 10, 10)])], fontLibraryIds: [] };

it('stores a draft, and offers that of a page that was closed unexpectedly', slow, async () => {
  await writeDraft(1, 'another page', rescued);
  await openDesigner([box('a', 20, 20)]);
  await expect
    .element(page.getByText(/^Changes from \d{4}-\d\d-\d\d \d\d:\d\d were never saved/), longTimeout)
    .toBeVisible();
  await button('Restore them').click();
  await expect.element(row('rescued')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await row('rescued').click();
  await userEvent.fill(field('Left'), '77');
  await press('{Enter}');
  await expect.poll(leftAt, longTimeout).toBe(77);
  expect(await readDrafts(1)).toHaveLength(1);
  server.answers[save] = template();
  await button('Save').click();
  await expect.poll(async () => (await readDrafts(1)).length, longTimeout).toBe(0);
});

it('offers a draft if no image was saved yet', slow, async () => {
  await writeDraft(1, 'another page', rescued);
  await openDesigner([], { production_image_configs: [] });
  await button('Restore them').click();
  await expect.element(row('rescued')).toBeVisible();
  await dropDrafts();
});

it('stores unsaved changes beside a draft that is still offered', slow, async () => {
  await writeDraft(1, 'another page', rescued);
  const shown = await openDesigner([box('a', 20, 20)]);
  await expect.element(page.getByText(/were never saved/), longTimeout).toBeVisible();
  await row('a').click();
  await userEvent.fill(field('Left'), '50');
  await press('{Enter}');
  await button('Back').click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/sku_templates');
  await expect.poll(leftAt, longTimeout).toBe(50);
  expect(await readDrafts(1)).toHaveLength(2);
  await dropDrafts();
});

async function dropDrafts() {
  for (const { pageId } of await readDrafts(1)) await deleteDraft(1, pageId);
}

it('lists by image and layer why it does not save, with links, without covering Save', slow, async () => {
  const text = newLayer('TextRect', { set: { id: 't', name: 'Name' } });
  const font_family = { ...text.font_family, value: '' };
  const back = { ...front([{ ...text, font_family }]), id: 'q', name: 'Back' };
  await openDesigner([box('a', 20, 20)], { production_image_configs: [front([box('a', 20, 20)]), back] });
  await row('a').click();
  await press('{ArrowRight}');
  await button('Save').click();
  const notice = page.getByRole('alert', { name: 'The template cannot be saved yet' });
  await notice.getByRole('button', { name: 'Back › Name: the font cannot be empty' }).click();
  await expectPicked('Name');
  expect(server.sent).toEqual([]);
  const [bar, said] = [button('Save').element(), notice.element()].map((each) => each.getBoundingClientRect());
  expect(said?.top).toBeGreaterThanOrEqual(bar?.bottom ?? 0);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

it(
  'checks the saved design with the list of publishing, and takes shortcuts again when it is closed',
  slow,
  async () => {
    await openDesigner([box('a', 20, 20)], {}, { sku_templates: ['publish'] });
    await row('a').click();
    await press('{ArrowRight}');
    await button('Check').click();
    await expect.element(dialog).toHaveTextContent('Save the template first');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Undo').click();
    const message = 'Front: Nothing is printed on this image';
    server.answers['GET /sku_templates/1/publish_check'] = {
      findings: [{ kind: 'print_error', severity: 'error', message, config_id: 'p' }],
    };
    await button('Check').click();
    await expect.element(dialog.getByText(message), longTimeout).toBeVisible();
    await dialog.getByRole('button', { name: 'Show' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await row('a').click();
    await press('{ArrowRight}');
    await expect.element(field('Left')).toHaveValue('21');
  },
);

it('takes shortcuts although a closed dialog stays on the page, and none while one is open', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  const left = document.body.appendChild(document.createElement('div'));
  left.innerHTML = '<div role="dialog" aria-modal="true">Errors</div>';
  await press('{ArrowRight}');
  await expect.element(field('Left')).toHaveValue('20');
  left.style.display = 'none';
  await press('{ArrowRight}');
  await expect.element(field('Left')).toHaveValue('21');
  left.remove();
});

it('offers no draft that is older than what was saved since', slow, async () => {
  await writeDraft(1, 'first page', rescued);
  await writeDraft(1, 'second page', { ...rescued, configs: [front([box('newest', 10, 10)])] });
  await openDesigner([box('a', 20, 20)]);
  await button('Restore them').click();
  await expect.element(row('newest')).toBeVisible();
  server.answers[save] = template();
  await button('Save').click();
  await expect.poll(async () => (await readDrafts(1)).length, longTimeout).toBe(0);
});

it(
  'leads back to the settings of the first image after they were canceled and the page was not left',
  slow,
  async () => {
    await openDesigner([box('a', 20, 20)]);
    await button('Images').click();
    await page.getByRole('menuitem', { name: 'Delete image' }).click();
    await dialog.getByRole('button', { name: 'Delete image' }).click();
    await expect.element(dialog.getByText('New image'), longTimeout).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Add image').click();
    await expect.element(dialog.getByText('New image')).toBeVisible();
  },
);

it('shows a failed save below the canvas, where it covers no panel', slow, async () => {
  await openDesigner([box('a', 20, 20)]);
  await row('a').click();
  await press('{ArrowRight}');
  server.answers[save] = Response.json({ code: 50000, error_message: 'Out of order' }, { status: 500 });
  await button('Save').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Out of order' });
  await expect.element(notice, longTimeout).toBeVisible();
  const panel = field('Left').element().closest('aside')?.getBoundingClientRect();
  await expect.poll(() => notice.element().getBoundingClientRect().right).toBeLessThan(panel?.left ?? 0);
});

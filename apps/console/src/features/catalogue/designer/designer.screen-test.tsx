import { designMessages } from '@platen/design/design.messages';
import { templateConfigSchema } from '@platen/design/template';
import { layer } from '@platen/design/testing/test-designer';
import type { Layer } from '@platen/design/layers/index';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { template } from '../../../testing/template.ts';
import { Designer } from './designer.tsx';

const canvas = { width: 400, height: 300 };
const box = (id: string, left: number, top: number, set: object = {}) =>
  layer('Rect', id, { left, top, width: 80, height: 60, fill: '#8888ff', stroke_width: 0, ...set });

const fetchStub = vi.fn<typeof fetch>();
const sent: { url: string; headers: Headers; body: Record<string, { layers: Layer[] }[]> }[] = [];
/** What the server says to the next save. */
let answerToSave: () => Response = () => Response.json({});

beforeEach(() => {
  const real = globalThis.fetch;
  fetchStub.mockImplementation((input, init) => {
    const url = input as string;
    if (!url.startsWith('/app_api')) return real(input, init);
    // What it tells of the time spent is told all along.
    if (url.endsWith('update_edit_time')) return Promise.resolve(Response.json({}));
    sent.push({
      url,
      headers: new Headers(init?.headers),
      body: JSON.parse((init?.body as string | undefined) ?? '{}') as never,
    });
    return Promise.resolve(answerToSave());
  });
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

/** A busy machine reaches a state late. */
const patience = { timeout: 20_000 };

const stage = page.getByRole('application');
const tree = page.getByRole('tree');
const row = (name: string) => tree.getByRole('treeitem', { name, exact: true });
const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const status = page.getByText(/selected/).first();

/** A point of the canvas, on the stage. */
function at(x: number, y: number) {
  const sheet = document.querySelector('[data-testid="page"]')?.getBoundingClientRect() ?? new DOMRect();
  const around = stage.element().getBoundingClientRect();
  const scale = sheet.width / canvas.width;
  return { x: sheet.left - around.left + x * scale, y: sheet.top - around.top + y * scale };
}

const clickAt = (x: number, y: number, options: object = {}) => stage.click({ position: at(x, y), ...options });
const drag = (from: [number, number], to: [number, number]) =>
  userEvent.dragAndDrop(stage, stage, { sourcePosition: at(...from), targetPosition: at(...to) });
const press = (keys: string) => userEvent.keyboard(keys);

/** Left and top, as the panel says them. */
async function expectPlace(left: number, top: number) {
  await expect.element(field('Left')).toHaveValue(String(left));
  await expect.element(field('Top')).toHaveValue(String(top));
}

async function open(layers: readonly Layer[], parts: Parameters<typeof template>[0] = {}) {
  const config = templateConfigSchema.parse({ id: 'p', name: 'Front', type: 'production', ...canvas, layers });
  const shown = await showScreen(
    <Designer
      template={template({
        state: 'unpublished',
        effect_image_configs: [],
        production_image_configs: [config],
        ...parts,
      })}
    />,
    '/editor/1',
  );
  await expect.element(stage).toBeVisible();
  // As large as it fits: the stage has been measured.
  await expect
    .poll(() => document.querySelector('[data-testid="page"]')?.clientWidth, patience)
    .toBeGreaterThan(canvas.width);
  return shown;
}

it('picks, drags in one step, undoes it and does it again', async () => {
  await open([box('a', 20, 20), box('b', 200, 150)]);
  await clickAt(40, 40);
  await expect.element(row('a')).toHaveAttribute('aria-selected', 'true');
  await expectPlace(20, 20);
  await page.getByRole('button', { name: 'Snapping' }).click();
  await drag([40, 40], [97, 73]);
  await expectPlace(77, 53);
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await press('{Control>}z{/Control}');
  await expectPlace(20, 20);
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  await expectPlace(77, 53);
});

it('snaps to what lies beside, and turns to 45°', async () => {
  await open([box('a', 20, 20), box('b', 200, 150)]);
  await clickAt(40, 40);
  // The left edges are 3 px apart when it is let go, the top is 1 px from a line of the grid.
  await drag([40, 40], [217, 61]);
  await expectPlace(200, 42);
  const grip = document.querySelector('[data-grip="rotate"]')?.getBoundingClientRect() ?? new DOMRect();
  const around = stage.element().getBoundingClientRect();
  const from = { x: grip.left + grip.width / 2 - around.left, y: grip.top + grip.height / 2 - around.top };
  const middle = at(240, 72);
  const way = middle.y - from.y;
  const degrees = 47;
  const to = {
    x: middle.x + way * Math.sin((degrees * Math.PI) / 180),
    y: middle.y - way * Math.cos((degrees * Math.PI) / 180),
  };
  await userEvent.dragAndDrop(stage, stage, { sourcePosition: from, targetPosition: to });
  await expect.element(field('Rotation')).toHaveValue('45');
});

it('moves by arrows, clones, deletes and selects all from the keyboard', async () => {
  await open([box('a', 20, 20), box('b', 200, 150)]);
  await clickAt(40, 40);
  await press('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expectPlace(22, 30);
  await press('{Control>}d{/Control}');
  await expect.element(row('a副本')).toHaveAttribute('aria-selected', 'true');
  await press('{Backspace}');
  await expect.element(row('a副本')).not.toBeInTheDocument();
  await press('{Control>}a{/Control}');
  await expect.element(status).toHaveTextContent('2 layers selected');
  await press('{Escape}');
  await expect.element(page.getByText('Nothing selected')).toBeVisible();
});

it('leaves the keys to whoever types', async () => {
  await open([box('a', 20, 20)]);
  await clickAt(40, 40);
  await field('Left').click();
  await press('{Backspace}{Backspace}');
  await expect.element(row('a')).toBeVisible();
});

it('goes to lower layers by further clicks, and adds by Shift only what has the same parent', async () => {
  const inner = layer('Group', 'g', { left: 200, top: 150, width: 80, height: 60 }, [box('c', 0, 0)]);
  await open([box('a', 20, 20), box('b', 40, 30), inner]);
  await clickAt(60, 50, { clickCount: 2 });
  await expect.element(row('a')).toHaveAttribute('aria-selected', 'true');
  await clickAt(110, 80, { modifiers: ['Shift'] });
  await expect.element(status).toHaveTextContent('2 layers selected');
  await row('c').click({ modifiers: ['Shift'] });
  await expect.element(row('c')).toHaveAttribute('aria-selected', 'false');
});

it('groups and ungroups, and says that what is no group cannot be ungrouped', async () => {
  await open([box('a', 20, 20), box('b', 200, 150)]);
  // A marquee over both.
  await drag([5, 5], [395, 295]);
  await expect.element(status).toHaveTextContent('2 layers selected');
  await press('{Control>}g{/Control}');
  await expect.element(row('组')).toHaveAttribute('aria-selected', 'true');
  await press('{Control>}{Shift>}g{/Shift}{/Control}');
  await expect.element(row('组')).not.toBeInTheDocument();
  await press('{Control>}{Shift>}g{/Shift}{/Control}');
  await expect.element(page.getByText(designMessages.not_group.en)).toBeVisible();
});

it('adds what the kind of template may have, and renames it', async () => {
  await open([], { kind: 'form_order' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Effect area' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Line' }).click();
  await row('线条').dblClick();
  await userEvent.fill(page.getByRole('textbox', { name: 'Layer name' }), 'a frame with a long name');
  await press('{Enter}');
  await expect.element(row('a frame with a')).toBeVisible();
});

it('moves a layer in the tree by dragging its row', async () => {
  await open([box('a', 20, 20), box('b', 200, 150)]);
  expect(
    tree
      .getByRole('treeitem')
      .elements()
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['b', 'a']);
  await userEvent.dragAndDrop(row('a'), row('b'), {
    sourcePosition: { x: 90, y: 16 },
    targetPosition: { x: 90, y: 3 },
  });
  await expect
    .poll(() =>
      tree
        .getByRole('treeitem')
        .elements()
        .map((each) => each.getAttribute('aria-label')),
    )
    .toEqual(['a', 'b']);
});

it('copies between templates, and refuses what is none of its own', async () => {
  await open([box('a', 20, 20)]);
  await clickAt(40, 40);
  const data = new DataTransfer();
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Copied')).toBeVisible();
  const copied = data.getData('text/plain');
  function paste(text: string) {
    const given = new DataTransfer();
    given.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }));
  }
  paste(copied);
  await expect.element(row('a').nth(1)).toBeVisible();
  paste('hello');
  await expect.element(page.getByText(designMessages.paste_not_ours.en)).toBeVisible();
  paste(copied.replace('Rect', 'Text'));
  await expect.element(page.getByText(designMessages.paste_other_version.en)).toBeVisible();
  expect(tree.getByRole('treeitem').elements()).toHaveLength(2);
});

it('zooms by figure between 1 and 1000, and not by anything else', async () => {
  await open([box('a', 20, 20)]);
  const zoom = page.getByRole('textbox', { name: 'Zoom' });
  await zoom.fill('250');
  await press('{Enter}');
  await expect.element(zoom).toHaveValue('250%');
  await zoom.fill('1001');
  await press('{Enter}');
  await expect.element(zoom).toHaveValue('250%');
  await press('{Control>}0{/Control}');
  await expect.element(zoom).not.toHaveValue('250%');
});

it('saves what changed, with the version of the designer, and not before its checks pass', async () => {
  const text = layer('TextRect', 't', { name: 'Name', left: 20, top: 20 });
  await open([text, box('a', 200, 150)]);
  await clickAt(220, 170);
  await press('{ArrowRight}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Name: the font cannot be empty')).toBeVisible();
  expect(sent).toEqual([]);
  await row('Name').click();
  await press('{Delete}');
  answerToSave = () => Response.json(template());
  await press('{Control>}s{/Control}');
  await expect.poll(() => sent.length, patience).toBe(1);
  expect(sent[0]?.headers.get('Designer-Version')).toBe('1.0.4');
  expect(Object.keys(sent[0]?.body ?? {})).toEqual(['production_image_configs', 'base_updated_at']);
  expect(sent[0]?.body['production_image_configs']?.[0]?.layers).toMatchObject([{ id: 'a', left: 201 }]);
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible();
});

it('says why a published template cannot be saved', async () => {
  await open([box('a', 20, 20)], { state: 'published' });
  await expect.element(page.getByText('This template is published')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

it('does not write over what somebody else saved, and saves on top of it when told to', async () => {
  await open([box('a', 20, 20)]);
  await clickAt(40, 40);
  await press('{ArrowRight}');
  const refusal = { code: 40928, error_message: 'Lin has edited it' };
  const theirs = template({ updated_at: '2026-11-01T08:00:00Z' });
  answerToSave = () => {
    if (sent.length === 1) return Response.json(refusal, { status: 409 });
    return Response.json(theirs);
  };
  await press('{Control>}s{/Control}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Lin has edited it/)).toBeVisible();
  await expect.element(dialog.getByText('Yours')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => sent.at(-1)?.body['base_updated_at'], patience).toBe(theirs.updated_at);
  expect(sent.at(-1)?.body['production_image_configs']?.[0]?.layers).toMatchObject([{ id: 'a', left: 21 }]);
});

it('refuses colours without a name, and those that are there already', { timeout: 60_000 }, async () => {
  await open([layer('TextRect', 't', { name: 'Name', left: 20, top: 20 })]);
  await row('Name').click();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'Colour' }).click();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'Edit options' }).click();
  const dialog = page.getByRole('dialog');
  // One is needed, so that it cannot be deleted.
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await expect.element(dialog.getByText(designMessages.color_name_required.en)).toBeVisible();
  await expect.element(dialog.getByText(designMessages.color_required.en)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).last().fill('Black');
  await dialog.getByRole('textbox', { name: 'Colour' }).last().fill('#000');
  await expect.element(dialog.getByText(designMessages.color_name_taken.en).first()).toBeVisible();
  await expect.element(dialog.getByText(designMessages.color_taken.en).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).last().fill('Red');
  await dialog.getByRole('textbox', { name: 'Colour' }).last().fill('#ff0000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByRole('button', { name: 'Red', exact: true })).toBeVisible();
});

it('finds commands and layers by a few letters', async () => {
  await open([box('a', 20, 20), box('handle', 200, 150)]);
  await press('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Search commands and layers' }), 'hand');
  await press('{Enter}');
  await expect.element(row('handle')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Search commands and layers' }), 'clon');
  await press('{Enter}');
  await expect.element(row('handle副本')).toBeVisible();
});

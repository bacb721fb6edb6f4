import type { Order } from '@platen/contract/orders/order';
import { templateConfigSchema } from '@platen/design/template';
import { layer } from '@platen/design/testing/test-designer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilesProvider } from '../../../shared/files/files-provider.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { item } from '../../../testing/template.ts';
import { OrderDesigner } from './order-designer.tsx';
import { canvas, field, longTimeout, sheet, slow, stage, stubServer } from './testing/designer-screen.tsx';

const at = (left: number, top: number, scale = 1) => ({
  left: left * scale,
  top: top * scale,
  width: 80 * scale,
  height: 60 * scale,
  fill: '#8888ff',
  stroke_width: 0,
});
const effect = templateConfigSchema.parse({
  id: 'e',
  name: 'Shown',
  type: 'effect',
  ...canvas,
  layers: [
    layer('Rect', 'open', { ...at(20, 20), name: 'leaf', can_design_in_order: true }),
    layer('Rect', 'fixed', { ...at(200, 150), name: 'ground' }),
    layer('Image', 'photo', {
      name: 'photo',
      left: 280,
      top: 20,
      width: 100,
      height: 100,
      can_design_in_order: true,
      url: { label: 'Photo', editable: true, required: true, value: '' },
    }),
  ],
});
/** The production image, twice as large. */
const production = templateConfigSchema.parse({
  id: 'p',
  name: 'Printed',
  type: 'production',
  width: 800,
  height: 600,
  layers: [layer('Rect', 'open', { ...at(20, 20, 2), name: 'leaf', can_design_in_order: true })],
});

const order = {
  id: 7,
  no: 'PL-7',
  form_order_id: 3,
  sku_template_id: 1,
  sku_template_kind: 'micro_custom',
  sku_template_dpi_value: 150,
  sku_template_no: 'SKU000001',
  sku_template_name: 'Mug',
  size: 'M',
  state: 'paid',
  created_at: '2026-01-01T00:00:00Z',
  values: { Name: 'Ada' },
  human_excel_config: [item('Name', { value: 'Ada' }), item('Photo', { type: 'image' })],
  effect_image_configs: [effect],
  custom_area_configs: [],
  production_image_configs: [production],
  production_images: [],
  font_libraries: [],
} as unknown as Order;

/** The order has a previous and a next one. */
const adjacent = { number: 101, count: 230, previous_id: 6, next_id: 8 };
const server = stubServer();
beforeEach(() => {
  server.answers = { 'GET /orders/7/neighbours': adjacent, 'GET /mine': { id: 5, role: 'customer' } };
});
afterEach(() => page.viewport(1280, 900));

const layers = page.getByRole('region', { name: 'Layers you can change' });
const save = 'PUT /orders/7/design';
function onStage(x: number, y: number) {
  const around = stage.element().getBoundingClientRect();
  const scale = sheet().width / canvas.width;
  return { x: sheet().left - around.left + x * scale, y: sheet().top - around.top + y * scale };
}

/** Waits until the canvas has been fitted to the measured window: a position on it is wrong as soon as it moves. */
async function sheetStandsStill() {
  let last: DOMRect | undefined;
  const isStill = () => {
    const previous = last;
    last = sheet();
    const { left, top, width } = last;
    return width > 100 && left === previous?.left && top === previous.top && width === previous.width;
  };
  await expect.poll(isStill, { ...longTimeout, interval: 100 }).toBe(true);
}

async function open(state = {}) {
  const shown = await showScreen(
    <FilesProvider>
      <OrderDesigner order={order} timeZone="Asia/Shanghai" />
    </FilesProvider>,
    '/editor/1/orders/7',
    state,
  );
  await expect.element(stage).toBeVisible();
  await sheetStandsStill();
  return shown;
}

it('changes only what is editable in orders, in every image, and cannot delete it', slow, async () => {
  await open();
  await expect.element(layers.getByRole('button', { name: 'leaf' })).toBeVisible();
  await expect.element(layers.getByText('ground')).not.toBeInTheDocument();
  await stage.click({ position: onStage(220, 170) });
  await expect.element(page.getByText('Nothing selected')).toBeVisible();
  await userEvent.dragAndDrop(stage, stage, { sourcePosition: onStage(40, 40), targetPosition: onStage(70, 50) });
  await expect.element(field('Left')).toHaveValue('50');
  await userEvent.keyboard('{Backspace}{ArrowDown}');
  await expect.element(field('Top')).toHaveValue('31');
  server.answers[save] = {};
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.sent.length, longTimeout).toBe(1);
  expect(server.sent[0]).toMatchObject({
    body: {
      effect_image_configs: [{ id: 'e', layer_diff: { open: { left: 50, top: 31 } } }],
      production_image_configs: [{ id: 'p', layer_diff: { open: { left: 100, top: 62 } } }],
    },
  });
  await expect.element(page.getByText('Saved. The images are being rendered again.')).toBeVisible();
});

it('shows the fields of every selected layer, and which images a move also changes', slow, async () => {
  await open();
  await layers.getByRole('button', { name: 'leaf' }).click();
  await stage.click({ position: onStage(330, 70), modifiers: ['Shift'] });
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect.element(properties.getByRole('heading', { name: '2 layers selected' })).toBeVisible();
  await expect.element(properties.getByRole('group', { name: 'leaf' })).toBeVisible();
  const photo = properties.getByRole('group', { name: 'photo' });
  await expect.element(photo.getByRole('spinbutton', { name: 'Left' })).toHaveValue('280');
  // The leaf is in both images; the photo is only in this one.
  await expect.element(photo.getByRole('note')).toHaveTextContent('It stays in place in: Production image.');
  await expect.element(properties.getByRole('group', { name: 'leaf' }).getByRole('note')).not.toBeInTheDocument();
});

it('restores one value, and the whole layer', slow, async () => {
  await open();
  await layers.getByRole('button', { name: 'leaf' }).click();
  await userEvent.click(stage, { position: onStage(40, 40) });
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.element(field('Left')).toHaveValue('30');
  await page.getByRole('button', { name: 'Restore Left' }).click();
  await expect.element(field('Left')).toHaveValue('20');
  await expect.element(field('Top')).toHaveValue('30');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.element(field('Top')).toHaveValue('20');
  await expect.element(page.getByRole('region', { name: 'Differs from the template' })).not.toBeInTheDocument();
});

it('fills in the values of the order, and shows refusals at their layers', slow, async () => {
  await open();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Grace');
  await layers.getByRole('button', { name: 'leaf' }).click();
  await userEvent.click(stage, { position: onStage(40, 40) });
  await userEvent.keyboard('{ArrowRight}');
  const fields = [{ path: 'effect_image_configs[0].layer_diff.open', code: 'layer_locked', message: 'is locked' }];
  const refusal = { code: 40001, error_message: 'Not valid', messages: ['It is locked'], fields };
  server.answers[save] = Response.json(refusal, { status: 400 });
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('region', { name: 'Properties' }).getByText('is locked')).toBeVisible();
  expect(server.sent[0]?.body).toMatchObject({ custom_fields: [{ key: '定制项-Name', value: 'Grace' }] });
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
});

it('links to the previous and the next order, and prompts before leaving with unsaved changes', slow, async () => {
  const shown = await open();
  await expect.element(page.getByText('101 / 230')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Previous order' })).toBeVisible();
  await layers.getByRole('button', { name: 'leaf' }).click();
  await userEvent.click(stage, { position: onStage(40, 40) });
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('link', { name: 'Next order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(shown.address()).toBe('/editor/1/orders/7');
  await page.getByRole('link', { name: 'Next order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => shown.address(), longTimeout).toBe('/editor/1/orders/8');
});

it('works on a phone: two fingers zoom, one drags, the panels open over the canvas', slow, async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByRole('region', { name: 'Properties' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  const before = sheet().width;
  const box = stage.element().getBoundingClientRect();
  const finger = (type: string, pointerId: number, x: number, y: number) =>
    stage.element().dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        button: type === 'pointermove' ? -1 : 0,
        buttons: 1,
        clientX: box.left + x,
        clientY: box.top + y,
        bubbles: true,
      }),
    );
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  finger('pointerdown', 1, 150, 300);
  finger('pointerdown', 2, 250, 300);
  finger('pointermove', 2, 350, 300);
  finger('pointerup', 2, 350, 300);
  finger('pointerup', 1, 150, 300);
  await expect.poll(() => Math.round((sheet().width / before) * 10) / 10, longTimeout).toBe(2);
  const from = onStage(60, 50);
  finger('pointerdown', 3, from.x, from.y);
  finger('pointermove', 3, from.x + 30, from.y);
  finger('pointerup', 3, from.x + 30, from.y);
  await page.getByRole('button', { name: 'Property panel' }).click();
  await expect.element(page.getByRole('region', { name: 'Properties' }).getByText('leaf')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).toBeInTheDocument();
});

it('replaces a photo on a phone, in every image that shows it', slow, async () => {
  await page.viewport(390, 844);
  const metadata = { width: 300, height: 300 };
  const cat = { id: 12, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', filename: 'cat.png', metadata };
  const file = { ...cat, content_type: 'image/png', byte_size: 900, created_at: '2026-01-01T00:00:00Z', tag_list: [] };
  server.answers['GET /active_storage/blobs/read_options'] = { data: [file], meta: { total: 1 } };
  await open();
  await stage.click({ position: onStage(330, 70) });
  await page.getByRole('button', { name: 'Property panel' }).click();
  const panel = page.getByRole('region', { name: 'Properties' });
  await panel.getByRole('button', { name: 'Choose from files' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /cat.png/ }).click({ force: true });
  await dialog.getByRole('button', { name: 'Use selected' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  server.answers[save] = {};
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => server.sent[0]?.body, longTimeout)
    .toMatchObject({
      custom_fields: [{ key: '定制项-Photo', value: cat.url }],
    });
});

it('leads back to the page from which it was opened, otherwise to the order', async () => {
  const fromList = await open({ editorOrigin: '/form_orders/micro_custom?page=2' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(fromList.address).toBe('/form_orders/micro_custom?page=2');
});

it('leads back to the order if it was opened by its address', async () => {
  const byAddress = await open();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(byAddress.address).toBe('/orders/7');
});

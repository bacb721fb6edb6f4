import type { SkuTemplate } from '@platen/contract/catalogue/sku-template';
import { templateConfigSchema } from '@platen/design/template';
import type { MineAbilities } from '@platen/model/accounts/accounts';
import type { CustomItem } from '@platen/model/catalogue/sku-templates';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { item, template } from '../../../testing/template.ts';
import { ActionButtons } from '../../../ui/actions/action-buttons.tsx';
import { useTemplateHead } from './use-template-head.tsx';

const name = item('Name', { required: true, value: 'Ada' });
const color = item('Color', { value: 'Blue!', options: ['Red', 'Blue'] });
const motto = item('Motto', { value: 'Carpe diem' });

/** An effect image for these sizes that shows these items. */
const effect = (id: string, size: string[], items: CustomItem[]) =>
  templateConfigSchema.parse({
    id,
    name: id,
    type: 'effect',
    size,
    excel_config: items.map((each) => ({ ...each, is_child: false, children: [] })),
  });
const mug = template({
  excel_config: [name, color, motto],
  effect_image_configs: [effect('front', [], [name, color]), effect('back', ['L'], [motto])],
});

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchStub));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (body: object, status = 200) => fetchStub.mockResolvedValueOnce(Response.json(body, { status }));
const image = { config_id: 'front', name: 'Front', url: '/front.webp', width: 400, height: 300 };
const finding = { kind: 'shrunk', layer_id: 'a', layer_name: 'Name', message: 'The text was made smaller' };
const requests = () => fetchStub.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
const sent = () => JSON.parse(fetchStub.mock.lastCall?.[1]?.body as string) as unknown;

const customer: MineAbilities = { form_orders: ['create'] };

/** The header of a template's screen. */
async function showHead(shown: SkuTemplate, abilities = customer) {
  function Head() {
    const head = useTemplateHead();
    return (
      <>
        <ActionButtons actions={head.actions(shown, { openType: undefined, entryId: null })} />
        {head.dialog}
      </>
    );
  }
  const shownAt = await showScreen(
    <AbilitiesProvider abilities={abilities}>
      <Head />
    </AbilitiesProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Export materials' })).toBeVisible();
  return shownAt;
}

const tryButton = page.getByRole('button', { name: 'Try it' });
const drawer = page.getByRole('dialog');
const enlarge = drawer.getByRole('button', { name: 'Enlarge: Front' });
const field = (label: string) => drawer.getByRole('textbox', { name: label });

/** Opens it, and waits for the first drawing with the sample values. */
async function open() {
  fetchStub.mockImplementation(async () => Response.json({ images: [{ ...image, findings: [] }] }));
  const shownAt = await showHead(mug);
  await tryButton.click();
  await expect.element(field('Name *')).toHaveValue('Ada');
  await expect.element(enlarge).toBeVisible();
  return shownAt;
}

it('is offered to users who may order, if there is something to fill in', async () => {
  await showHead(template({ ...mug, kind: 'batch_order' }));
  await expect.element(tryButton).not.toBeInTheDocument();
});

it('is not offered to users who may not order', async () => {
  await showHead(mug, {});
  await expect.element(tryButton).not.toBeInTheDocument();
});

it('draws the samples of the template, and again while typing', async () => {
  await open();
  expect(sent()).toMatchObject({ custom_fields: [{ value: 'Ada' }, {}, {}] });
  answer({ images: [{ ...image, findings: [finding] }] });
  await field('Name *').fill('Grace');
  await expect.element(drawer.getByText('The text was made smaller')).toBeVisible();
  expect(fetchStub.mock.lastCall?.[0]).toBe('/app_api/v1/form_orders/mockups');
  expect(sent()).toEqual({
    sku_template_no: mug.no,
    size: 'M',
    production_image_urls: [],
    custom_fields: [
      { key: '定制项-Name', value: 'Grace' },
      { key: '定制项-Color', value: 'Blue' },
      { key: '定制项-Motto', value: '' },
    ],
  });
  await expect
    .element(drawer.getByRole('link', { name: 'Order this' }))
    .toHaveAttribute('href', `/form_orders/micro_custom/new?sku_template_no=${mug.no}`);
});

it('is shown beside the fields', async () => {
  await open();
  const [input, picture] = [field('Name *').element(), enlarge.element()].map((each) => each.getBoundingClientRect());
  expect(picture?.left).toBeGreaterThan(input?.right ?? 0);
});

it('passes the values to the order form', async () => {
  const { state } = await open();
  await field('Name *').fill('Grace');
  await drawer.getByRole('link', { name: 'Order this' }).click();
  await expect.poll(() => state().firstOrder).toEqual({ size: 'M', values: { Name: 'Grace', Color: 'Blue' } });
});

it('shows the items of the selected size', async () => {
  await open();
  await expect.element(field('Motto')).not.toBeInTheDocument();
  answer({ images: [] });
  await drawer.getByRole('combobox', { name: 'Size' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field('Motto')).toHaveValue('Carpe diem');
  await expect.element(drawer.getByText('No effect image for this size.')).toBeVisible();
  await expect.poll(sent).toMatchObject({ size: 'L', custom_fields: [{}, {}, { value: 'Carpe diem' }] });
});

it('names missing values, and draws nothing until they are filled in', async () => {
  await open();
  await field('Name *').fill(' ');
  await expect.element(drawer.getByText('Fill in Name to see it.')).toBeVisible();
  await field('Name *').fill('Grace');
  await expect.element(drawer.getByText('Fill in Name to see it.')).not.toBeInTheDocument();
  await expect.poll(sent).toMatchObject({ custom_fields: [{ value: 'Grace' }, {}, {}] });
  expect(JSON.stringify(requests())).not.toContain('"value":" "');
});

it('shows a refusal at its field, and clears it when the field is corrected', async () => {
  await open();
  const fields = [{ path: 'custom_fields[0].value', code: 'too_long', message: 'is too long' }];
  answer({ code: 40001, error_message: 'Not valid', messages: ['Name is too long'], fields }, 400);
  await field('Name *').fill('Adaaa');
  await expect.element(drawer.getByText('is too long', { exact: true })).toBeVisible();
  await expect.element(field('Name *')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Name *')).toHaveValue('Adaaa');
  await field('Name *').fill('Ada');
  await expect.element(drawer.getByText('is too long', { exact: true })).not.toBeInTheDocument();
});

it('shows that the rate limit was exceeded, and keeps the input', async () => {
  await open();
  answer({ code: 42900, error_message: 'Too many requests. Try again in 12 s' }, 429);
  await field('Name *').fill('Grace');
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('Too many requests. Try again in 12 s');
  await expect.element(field('Name *')).toHaveValue('Grace');
});

it('closes the enlarged image first on Esc, then the dialog', async () => {
  await open();
  await enlarge.click();
  const picture = page.getByRole('dialog', { name: 'Front' });
  await expect.element(picture).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(picture).not.toBeInTheDocument();
  await expect.element(field('Name *')).toBeVisible();
  // The focus returns to the dialog when the image has left, and a key belongs to what has the focus.
  await vi.waitFor(() => expect(drawer.element().contains(document.activeElement)).toBe(true), { timeout: 30_000 });
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Name *')).not.toBeInTheDocument();
});

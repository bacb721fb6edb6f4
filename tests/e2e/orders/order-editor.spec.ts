import { expect, type Page } from '@playwright/test';
import { type Customer, fund, newCustomer } from '../callers.ts';
import { demoPassword, expectAccessible, openBrowser, signIn } from '../console.ts';
import { editorOf, openImage, pickLayer, saveOrder, waitForPicture } from '../editor.ts';
import { test } from '../journey.ts';
import { pixelsOf } from '../pixels.ts';

const place = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const leaf = {
  id: 'leaf',
  name: 'leaf',
  type: 'Rect',
  ...place(20, 30, 90, 60),
  rotate: 20,
  fill: 'rgba(20,120,60,0.6)',
  stroke: '#103010',
  stroke_width: 3,
  can_design_in_order: true,
};
const custom = { id: 'c', name: 'c', type: 'custom' as const, width: 200, height: 150, layers: [leaf] };
const effect = {
  id: 'e',
  name: 'e',
  type: 'effect' as const,
  width: 300,
  height: 300,
  layers: [{ id: 'custom', name: 'custom', type: 'CustomArea', ...place(30, 30, 160, 120) }],
};
const production = {
  id: 'p',
  name: 'p',
  type: 'production' as const,
  size: 'S',
  price: 1,
  width: 400,
  height: 300,
  layers: [
    { id: 'custom', name: 'custom', type: 'CustomArea', ...place(5, 5, 260, 195) },
    { id: 'effect', name: 'effect', type: 'EffectArea', ...place(270, 5, 120, 120) },
  ],
};

/** A production image that contains the two other images of the order. */
const leafDesign = {
  custom_area_configs: [custom],
  effect_image_configs: [effect],
  production_image_configs: [production],
};

/**
 * A cover with two patterns of the demo to choose from, on the effect image and twice as large on the production image.
 */
async function coverDesign({ factory }: Customer) {
  const { data } = await factory('GET /sku_templates', { query: { name_cont: '笔记本' } });
  const found = await Promise.all(data.map(({ id }) => factory('GET /sku_templates/:id', { params: { id } })));
  const items = found.flatMap(({ excel_config }) => excel_config).find(({ key }) => key === '封面图案');
  const options = items?.options.map(({ label, value }) => ({ label, value })) ?? [];
  const cover = (id: string, scale: number) => ({
    id,
    name: id,
    type: 'Image',
    ...place(10 * scale, 20 * scale, 120 * scale, 160 * scale),
    can_design_in_order: true,
    url: { label: '封面图案', editable: true, value: options[0]?.value, options },
  });
  return {
    custom_area_configs: [],
    effect_image_configs: [{ ...effect, width: 150, height: 200, layers: [cover('shown', 1)] }],
    production_image_configs: [{ ...production, width: 300, height: 400, layers: [cover('printed', 2)] }],
  };
}

async function placeOrder({ api, factory }: Customer, name: string, design: object) {
  const { id, no } = await factory('POST /sku_templates', {
    body: { name, kind: 'micro_custom', size_prices: [{ size: 'S', price: 1 }] },
  });
  await factory('PUT /sku_templates/:id', { params: { id }, body: design });
  await factory('PUT /sku_templates/:id/publish', { params: { id } });
  const { form_order } = await api('POST /form_orders', {
    body: {
      type: 'FormOrder::MicroCustom',
      sku_template_no: no,
      orders_attributes: [{ no: `${name}-1`, quantity: 1, size: 'S' }],
    },
  });
  const { data } = await api('GET /orders', { query: { form_order_id_eq: form_order.id } });
  const [order] = data;
  if (!order) throw new Error('no order was placed');
  return order;
}

test('the order editor shows a print with an unsaved change exactly as it is printed', async ({ browser }) => {
  test.setTimeout(300_000);
  const customer = await newCustomer('leaf-shop');
  await fund(customer, 100);
  const order = await placeOrder(customer, 'Leaf', leafDesign);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'leaf-shop', editorOf(order), demoPassword);

  await openImage(page, 'Production image');
  const before = await pixelsOf(page);
  expect(before).toMatchObject({ width: 400, height: 300 });
  await openImage(page, 'Custom area');
  await pickLayer(page, 'leaf');
  await page.getByLabel('Left', { exact: true }).fill('70');
  await page.getByLabel('Left', { exact: true }).press('Tab');
  await expectAccessible(page);
  await expectKept(page);
  await openImage(page, 'Production image');
  await expect.poll(async () => (await pixelsOf(page)).data.equals(before.data)).toBe(false);
  await waitForPicture(page);
  const seen = await pixelsOf(page);
  await saveOrder(page);

  const print = await printOf(page, customer, order);
  expect(print.data.equals(seen.data)).toBe(true);
  expect(print).toMatchObject({ width: 400, height: 300 });
  expect(new Set(print.data).size).toBeGreaterThan(20);
});

test('a pattern that is chosen and moved on the effect image is printed that way', async ({ browser }) => {
  test.setTimeout(300_000);
  const customer = await newCustomer('cover-shop');
  await fund(customer, 100);
  const order = await placeOrder(customer, 'Cover', await coverDesign(customer));
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'cover-shop', editorOf(order), demoPassword);

  await openImage(page, 'Production image');
  const before = await pixelsOf(page);
  await openImage(page, 'Effect image');
  await pickLayer(page, 'shown');
  await page.getByRole('region', { name: 'Properties' }).getByRole('radio', { name: '青海波' }).click();
  await page.getByLabel('Left', { exact: true }).fill('20');
  await page.getByLabel('Left', { exact: true }).press('Tab');
  await openImage(page, 'Production image');
  await pickLayer(page, 'printed');
  await expect(page.getByLabel('Left', { exact: true })).toHaveValue('40');
  await expect.poll(async () => (await pixelsOf(page)).data.equals(before.data)).toBe(false);
  await waitForPicture(page);
  const seen = await pixelsOf(page);
  await saveOrder(page);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('青海波', { exact: true })).toBeVisible();

  const print = await printOf(page, customer, order);
  expect(print).toMatchObject({ width: 300, height: 400 });
  expect(print.data.equals(seen.data)).toBe(true);
});

/** Closing a window with unsaved changes asks first. */
async function expectKept(page: Page) {
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
}

/** Pays and confirms an order and returns the pixels of its production image. */
async function printOf(page: Page, { api }: Customer, order: { id: number; form_order_id: number }) {
  await api('POST /consumption_records', { body: { form_order_ids: [order.form_order_id] } });
  await api('PUT /form_orders/:id/confirm', {
    params: { id: order.form_order_id },
    body: { acknowledges_findings: true },
  });
  const printed = async () =>
    (await api('GET /orders/:id', { params: { id: order.id } })).rendering_production_images[0];
  await expect.poll(async () => (await printed())?.state, { timeout: 150_000 }).toBe('done');
  return pixelsOf(page, (await printed())?.url ?? '');
}

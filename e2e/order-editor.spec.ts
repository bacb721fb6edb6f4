import { expect, type Page, test } from '@playwright/test';
import { type Customer, fund, newCustomer } from './callers.ts';
import { demoPassword, expectAccessible, openBrowser, signIn } from './console.ts';
import { pixelsOf } from './pixels.ts';

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

/** An order of a template whose print shows the two other images of the order. */
async function placeOrder({ api, factory }: Customer) {
  const { id, no } = await factory('POST /sku_templates', {
    body: { name: 'Leaf', kind: 'micro_custom', size_prices: [{ size: 'S', price: 1 }] },
  });
  await factory('PUT /sku_templates/:id', {
    params: { id },
    body: {
      custom_area_configs: [custom],
      effect_image_configs: [effect],
      production_image_configs: [production],
    },
  });
  await factory('PUT /sku_templates/:id/publish', { params: { id } });
  const { form_order } = await api('POST /form_orders', {
    body: {
      type: 'FormOrder::MicroCustom',
      sku_template_no: no,
      orders_attributes: [{ no: 'LEAF-1', quantity: 1, size: 'S' }],
    },
  });
  const { data } = await api('GET /orders', { query: { form_order_id_eq: form_order.id } });
  const [order] = data;
  if (!order) throw new Error('no order was placed');
  return order;
}

async function open(page: Page, image: string): Promise<void> {
  await page.getByText(image, { exact: true }).click();
  await expect(page.locator('[data-status="ready"]')).toBeVisible();
}

test('what the order editor shows of a print, with a change that is not saved yet, is printed to the last pixel', async ({
  browser,
}) => {
  test.slow();
  const customer = await newCustomer('leaf-shop');
  await fund(customer, 100);
  const order = await placeOrder(customer);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'leaf-shop', `/orders/${order.id}/edit`, demoPassword);

  await open(page, 'Production image');
  const before = await pixelsOf(page);
  expect(before).toMatchObject({ width: 400, height: 300 });
  await open(page, 'Custom area');
  await page.getByLabel('Left').fill('70');
  await page.getByLabel('Left').press('Tab');
  await expectAccessible(page);
  await open(page, 'Production image');
  await expect.poll(async () => (await pixelsOf(page)).data.equals(before.data)).toBe(false);
  const seen = await pixelsOf(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));

  await customer.api('POST /consumption_records', { body: { form_order_ids: [order.form_order_id] } });
  await customer.api('PUT /form_orders/:id/confirm', { params: { id: order.form_order_id } });
  const printed = async () =>
    (await customer.api('GET /orders/:id', { params: { id: order.id } })).rendering_production_images[0];
  await expect.poll(async () => (await printed())?.state, { timeout: 60_000 }).toBe('done');
  const print = await pixelsOf(page, (await printed())?.url ?? '');
  expect(print.data.equals(seen.data)).toBe(true);
  expect(print).toMatchObject({ width: 400, height: 300 });
  expect(new Set(print.data).size).toBeGreaterThan(20);
});

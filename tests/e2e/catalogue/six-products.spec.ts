import { createRequire } from 'node:module';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword, fillLogin, openBrowser, signIn } from '../console.ts';
import { CountingUser } from '../counting-user.ts';
import { answer, confirmInDialog, payAll, recharge } from '../operations/blank-orders.ts';
import { screenTexts } from '../operations/screen-texts.ts';
import type { Pixels } from '../pixels.ts';
import { watchErrors } from '../shown-errors.ts';
import { adminLogin, test } from './empty-factory.ts';
import { makeProduct } from './product-making.ts';
import { callerOn, comparePrints, designedPrints, orderNo, orderProduct, printsOf } from './product-orders.ts';
import { readPapers, readZip } from './product-papers.ts';
import { products } from './products.ts';

const w = screenTexts['en-US'];
const customerLogin = 'shop';
/** What a new color says until its name and value are typed. */
const emptyOption: readonly string[] = ['Enter a name for the color', 'Choose a color'];
const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf',
);

async function prepareFactory(page: Page): Promise<void> {
  const user = new CountingUser(page);
  await user.choose(page.getByRole('button', { name: w.fontFile }), fontFile);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await expect(page).toHaveURL(/\/font_libraries(\?|$)/);
  await page.goto('/recharges');
  await page.getByRole('button', { name: w.instructions, exact: true }).click();
  await page.getByLabel(w.instructionsLabel, { exact: true }).fill('IBAN CH93 0076');
  await answer(page, w.save);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function inviteCustomer(browser: Browser, admin: Page): Promise<Page> {
  await admin.goto('/users/new');
  await admin.getByLabel(w.loginName, { exact: true }).fill(customerLogin);
  await admin.getByLabel(w.name, { exact: true }).fill('Gift shop');
  await admin.getByRole('button', { name: w.invite, exact: true }).click();
  const link = await admin.getByRole('dialog').locator('code').innerText();
  await answer(admin, w.close);
  const page = await openBrowser(browser, 'en-US', 1920);
  await page.goto(link);
  await page.getByLabel(w.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: w.setPassword, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'en-US', customerLogin);
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}

async function startBatches(page: Page): Promise<void> {
  await page.goto('/order_desk');
  const boxes = page.locator('[data-work-row]').getByRole('checkbox');
  await expect(boxes).toHaveCount(products.length);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('toolbar').getByRole('button', { name: w.start }).click();
  await answer(page, w.start);
  await expect(boxes).toHaveCount(0);
}

// A control that is not there fails within a minute, not at the end of the journey.
test.use({ actionTimeout: 60_000 });

test('six products are made, ordered and printed as the designer shows them', { tag: '@slow' }, async ({
  browser,
  factoryUrl,
}) => {
  test.setTimeout(900_000);
  const { step } = test;
  const admin = await openBrowser(browser, 'en-US', 1440);
  const shownErrors = await watchErrors(admin);
  await signIn(admin, 'en-US', adminLogin, '/font_libraries/new');
  await step('font and payment', () => prepareFactory(admin));
  const factory = await callerOn(factoryUrl, adminLogin);

  const made: string[] = [];
  for (const product of products) {
    await step(`make: ${product.name}`, async () => {
      await admin.goto('/sku_templates');
      const user = new CountingUser(admin);
      await makeProduct(user, product);
      const errors = await shownErrors();
      expect(errors.filter((text) => !emptyOption.includes(text))).toEqual([]);
      console.log(`${product.name}: ${user.actions} clicks and keys`);
      expect(user.actions).toBeLessThanOrEqual(product.actionsMax);
      const id = /\/editor\/(\d+)/.exec(admin.url())?.[1] ?? '';
      made.push((await factory('GET /sku_templates/:id', { params: { id } })).no);
    });
  }

  const customer = await step('invite a customer', () => inviteCustomer(browser, admin));
  const formOrders: number[] = [];
  for (const [index, product] of products.entries()) {
    await step(`order: ${product.name}`, async () => {
      formOrders.push(await orderProduct(customer, product, made[index] ?? ''));
    });
  }
  const api = await callerOn(factoryUrl, customerLogin);
  const { data: orders } = await api('GET /orders', { query: { per_page: 50 } });
  const shown = new Map<number, Pixels[]>();
  await step('what the designer shows', async () => {
    for (const order of orders) shown.set(order.id, await designedPrints(customer, order));
  });
  await step('recharge and pay', async () => {
    await recharge(customer, admin, w);
    await payAll(customer, w, 'micro_custom', products.length);
  });
  await step('confirm', async () => {
    for (const id of formOrders) {
      await customer.goto(`/form_orders/micro_custom/${id}`);
      await customer.getByRole('button', { name: w.confirm }).first().click();
      await confirmInDialog(customer, w);
    }
  });
  await step('prints', async () => {
    for (const { id, no } of orders) {
      const prints = await printsOf(api, id);
      const difference = await comparePrints(customer, { no, prints, shown: shown.get(id) ?? [] });
      console.log(`${no}: ${prints.length} prints, ${difference.toFixed(2)} of 255`);
    }
  });
  await step('start the batches', () => startBatches(admin));
  const { data: batches } = await factory('GET /production_batches', { query: { per_page: 50 } });
  for (const { id, no, sku_template_no } of batches) {
    const product = products[made.indexOf(sku_template_no)];
    if (!product) throw new Error(`nobody has ordered the template of ${no}`);
    const ofBatch = product.orders.flatMap((ordered, index) => {
      const placed = orders.find((order) => order.no === orderNo(product, index));
      return placed ? [{ no: placed.no, system_no: placed.system_no, ordered }] : [];
    });
    expect(ofBatch).toHaveLength(product.orders.length);
    const batch = { id, no, product, orders: ofBatch };
    await step(`papers: ${product.name}`, () => readPapers(admin, batch));
    await step(`zip: ${product.name}`, () => readZip(admin, batch));
  }
});

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { layerKinds } from '@platen/design/layers/index';
import { fetchClient } from '@platen/contract/fetch-client';
import { type Browser, expect, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { type BlankFactory, test } from './blank-factory.ts';
import { addLayers, addedKinds, areasPlan, drawnPlan } from './blank-template.ts';
import { type Words, wordsOf } from './blank-words.ts';
import type { Caller } from './callers.ts';
import { expectAccessible, fillLogin, type Locale, openBrowser } from './console.ts';
import { editorOf, waitForPicture } from './editor.ts';
import { pixelsOf } from './pixels.ts';

const password = 'a fine password 7';
const locales: readonly Locale[] = ['en-US', 'zh-CN'];
const { resolve } = createRequire(import.meta.url);
/** In Chinese with a font that has no Chinese letters: nothing that is added may be in error even then. */
const fontFiles: Record<Locale, string> = {
  'en-US': resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'),
  'zh-CN': resolve('@fontsource-variable/noto-serif/files/noto-serif-latin-wght-normal.woff2'),
};

/** Everything of a journey that does not change while it goes on. */
interface Journey {
  browser: Browser;
  blank: BlankFactory;
  locale: Locale;
  w: Words;
}

const answer = (page: Page, name: string | RegExp) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    // The corner of a dialog that can be closed is a button of that name, too.
    .last()
    .click();

async function setUp({ browser, blank, locale, w }: Journey): Promise<Page> {
  const page = await openBrowser(browser, locale, 1920);
  await page.goto('/');
  await expect(page).toHaveURL(/\/setup$/);
  await page.getByLabel(w.setupCode, { exact: true }).fill('0000-0000-0000');
  await page.getByLabel(w.factoryName, { exact: true }).fill('Nebula 星云');
  await page.getByLabel(w.yourName, { exact: true }).fill('Mia');
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.createFactory, exact: true }).click();
  // A stranger who has come first has no code.
  await expect(page.locator('.ant-form-item-explain-error')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel(w.setupCode, { exact: true }).fill(blank.setupCode);
  await page.getByRole('button', { name: w.createFactory, exact: true }).click();
  await expect(page.getByRole('heading', { name: w.checklist })).toBeVisible();
  await expectAccessible(page);
  const closed = await openBrowser(browser, locale);
  await closed.goto('/setup');
  await expect(closed).toHaveURL(/\/login/);
  return page;
}

/** Invites somebody from the list of first steps; who opens the link and chooses a password is signed in then. */
async function invite({ browser, locale, w }: Journey, admin: Page, step: string, login: string): Promise<Page> {
  await admin.goto('/');
  await admin.getByRole('link', { name: step, exact: true }).click();
  await admin.getByLabel(w.loginName, { exact: true }).fill(login);
  await admin.getByLabel(w.name, { exact: true }).fill(login);
  await admin.getByRole('button', { name: w.invite, exact: true }).click();
  const link = await admin.getByRole('dialog').locator('code').innerText();
  await answer(admin, w.close);
  await expect(admin).toHaveURL(/\/users\/\d+$/);

  const page = await openBrowser(browser, locale, 1920);
  await page.goto(link);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.setPassword, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, locale, login, password);
  await expect(page).not.toHaveURL(/\/login/);
  return page;
}

/** A category, a shipping method, a font, and where money is sent. */
async function furnish(page: Page, { locale, w }: Journey): Promise<void> {
  await page.goto('/categories');
  await page.getByRole('button', { name: w.newCategory }).first().click();
  await page.getByRole('dialog').getByLabel(w.name, { exact: true }).fill('Mugs');
  await answer(page, w.save);
  await expect(page.getByText('Mugs').first()).toBeVisible();

  await page.goto('/shipping_settings/edit');
  await page.getByRole('button', { name: w.addMethod }).click();
  await page.getByLabel(w.method, { exact: true }).fill('Courier');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await expect(page).toHaveURL(/\/shipping_settings$/);

  await page.goto('/font_libraries/new');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: w.fontFile }).click();
  await (await chooser).setFiles(fontFiles[locale]);
  await expect(page.getByLabel(w.name, { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await expect(page).toHaveURL(/\/font_libraries(\?|$)/);

  await page.goto('/recharges');
  await page.getByRole('button', { name: w.instructions, exact: true }).click();
  await page.getByLabel(w.instructionsLabel, { exact: true }).fill('IBAN CH93 0076');
  await answer(page, w.save);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A template from nothing, with its layers on its print, published from the designer; its number. */
async function makeTemplate(
  { locale, w }: Journey,
  page: Page,
  { kind, name, plan }: { kind: string; name: string; plan: typeof drawnPlan },
): Promise<string> {
  await page.goto('/sku_templates/new');
  await page.getByRole('main').getByText(kind, { exact: true }).click();
  await page.getByLabel(w.name, { exact: true }).fill(name);
  await page.getByLabel(w.cell(w.size), { exact: true }).fill('S');
  await page.getByLabel(w.cell(w.price), { exact: true }).fill('12.5');
  await page.getByLabel(w.cell(w.widthPx), { exact: true }).fill('800');
  await page.getByLabel(w.cell(w.heightPx), { exact: true }).fill('400');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  // A finished file needs no design of ours: there the template itself is shown next.
  await expect(page).toHaveURL(/\/(editor|sku_templates)\/\d+/);
  if (!page.url().includes('/editor/')) await page.getByRole('main').getByText(w.design, { exact: true }).click();
  await waitForPicture(page);
  await page.getByRole('radiogroup', { name: w.images }).getByText('S', { exact: true }).click();
  await addLayers({ page, locale, w }, plan);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(w.unsaved, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: w.publish, exact: true }).click();
  await answer(page, w.publish);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(page.url().replace('/editor/', '/sku_templates/'));
  return (
    (
      await page
        .getByText(/SKU\d{6}/)
        .first()
        .innerText()
    ).match(/SKU\d{6}/)?.[0] ?? ''
  );
}

for (const locale of locales) {
  test(`a factory begins with nothing and ships its first parcel, in ${locale}`, async ({ browser, blank }) => {
    test.setTimeout(900_000);
    const w = wordsOf[locale];
    const journey = { browser, blank, locale, w };
    const admin = await setUp(journey);
    const staff = await invite(journey, admin, w.inviteStaff, 'anna');
    await furnish(staff, journey);

    expect([...addedKinds].sort()).toEqual(Object.keys(layerKinds).sort());
    const drawn = await makeTemplate(journey, staff, { kind: w.drawnKind, name: 'Everything', plan: drawnPlan });
    const finished = await makeTemplate(journey, staff, { kind: w.finishedKind, name: 'Finished', plan: areasPlan });
    const customer = await invite(journey, admin, w.inviteCustomer, 'shop');
    await admin.goto('/');
    await admin.getByRole('button', { name: w.skipMail }).click();
    await admin.getByRole('button', { name: w.hide, exact: true }).click();
    await expect(admin.getByRole('heading', { name: w.checklist })).toBeHidden();

    const api = await signedIn(blank, 'shop');
    const factory = await signedIn(blank, 'anna');
    await orderByGrid(customer, w, drawn);
    await orderBySheet(customer, w, drawn);
    await orderByApi(blank, api, finished);
    await recharge(customer, staff, w);
    await payAll(customer, w, 'micro_custom', 2);
    await payAll(customer, w, 'form', 1);
    await printAndShip(journey, { customer, staff, api, factory });
  });
}

async function signedIn({ url }: BlankFactory, login_name: string): Promise<Caller> {
  const { token } = await fetchClient({ url })('POST /sessions', { body: { login_name, password } });
  return fetchClient({ url, token });
}

async function orderByGrid(page: Page, w: Words, no: string): Promise<void> {
  await page.goto(`/form_orders/micro_custom/new?sku_template_no=${no}`);
  await page.getByLabel(w.orderNumber, { exact: true }).fill('GRID-1');
  await page.getByLabel(w.quantity, { exact: true }).fill('2');
  await page.getByLabel(w.textCell, { exact: true }).fill('Mia');
  await page.getByRole('button', { name: w.placeOrder, exact: true }).click();
  await expect(page).toHaveURL(/\/form_orders\/micro_custom\/\d+$/);
}

async function orderBySheet(page: Page, w: Words, no: string): Promise<void> {
  const rows = [
    ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*'],
    ['SHEET-1', no, 3, 'S'],
  ];
  await page.goto('/import_tasks/new');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: w.chooseSheet }).first().click();
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'orders', rows }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await chooser).setFiles({ name: 'orders.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: w.check, exact: true }).click();
  await page.getByRole('button', { name: w.orderRow, exact: true }).click({ timeout: 120_000 });
  await answer(page, w.orderRow);
  await expect(page.getByText(w.imported)).toBeVisible({ timeout: 120_000 });
}

/** By a key, as a shop's own program does. */
async function orderByApi({ url }: BlankFactory, owner: Caller, no: string): Promise<void> {
  const { key_value } = await owner('POST /api_keys', { body: { name: 'shop' } });
  const shop = fetchClient({ url, token: key_value });
  const image = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#8ab17d' } })
    .png()
    .toBuffer();
  const address = await upload(shop, image);
  await shop('POST /form_orders', {
    body: {
      type: 'FormOrder::Form',
      sku_template_no: no,
      orders_attributes: [{ no: 'API-1', quantity: 1, size: 'S', production_image_urls: [address] }],
    },
  });
}

async function upload(api: Caller, bytes: Buffer): Promise<string> {
  const { direct_upload } = await api('POST /active_storage/direct_upload', {
    body: {
      filename: 'finished.png',
      content_type: 'image/png',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  const { url, headers, blob_url } = direct_upload;
  const sent = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(sent.ok).toBe(true);
  return blob_url;
}

async function recharge(customer: Page, staff: Page, w: Words): Promise<void> {
  await customer.goto('/mine/recharge?amount=500');
  await customer.getByRole('button', { name: w.submitTransfer }).click();
  await expect(customer.getByText('IBAN CH93 0076').first()).toBeVisible();
  await staff.goto('/recharges');
  await staff.getByRole('button', { name: w.approve, exact: true }).first().click();
  await answer(staff, w.approve);
  await expect(staff.getByRole('dialog')).toBeHidden();
}

/** All that the list of a kind shows. */
async function payAll(page: Page, w: Words, kind: string, count: number): Promise<void> {
  await page.goto(`/form_orders/${kind}`);
  await expect(page.locator('tr.ant-table-row')).toHaveCount(count);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: w.pay, exact: true }).first().click();
  await answer(page, w.pay);
  await expect(page.locator('tr.ant-table-row', { hasText: w.paid })).toHaveCount(count);
}

interface People {
  customer: Page;
  staff: Page;
  api: Caller;
  factory: Caller;
}

async function printAndShip({ w }: Journey, { customer, staff, api, factory }: People): Promise<void> {
  const { data } = await api('GET /orders', { query: { no_cont: 'GRID-1' } });
  const [order] = data;
  if (!order) throw new Error('the order of the grid is not there');

  // What the designer shows of the order's print, codes and areas included, is what is printed: to the last bit.
  await customer.goto(editorOf(order));
  await waitForPicture(customer);
  await customer.getByRole('radiogroup').first().getByRole('radio').first().check({ force: true });
  await customer.keyboard.press('Control+1');
  await waitForPicture(customer);
  const seen = await pixelsOf(customer);

  await customer.goto(`/form_orders/micro_custom/${order.form_order_id}`);
  await customer.getByRole('button', { name: w.confirm }).first().click();
  await confirmInDialog(customer, w);
  const printOf = async () =>
    (await api('GET /orders/:id', { params: { id: order.id } })).rendering_production_images[0];
  await expect.poll(async () => (await printOf())?.state, { timeout: 240_000 }).toBe('done');
  const print = await pixelsOf(customer, (await printOf())?.url ?? '');
  expect(print).toMatchObject({ width: seen.width, height: seen.height });
  expect(print.data.equals(seen.data)).toBe(true);
  expect(new Set(print.data).size).toBeGreaterThan(20);

  await staff.goto('/order_desk');
  await staff.getByRole('button', { name: w.start }).first().click();
  await answer(staff, w.start);
  await expect(staff.getByRole('dialog')).toBeHidden();
  await staff.goto('/order_desk?tab=outbounds');
  await staff.getByLabel(w.systemNo, { exact: true }).first().fill(order.system_no);
  await staff.keyboard.press('Enter');
  await staff.getByLabel(w.trackingNo, { exact: true }).first().fill('SF1429883022170');
  await staff.keyboard.press('Enter');
  await staff.getByLabel(w.carrier, { exact: true }).first().fill('Courier');
  await staff.keyboard.press('Enter');
  await expect
    .poll(async () => (await factory('GET /form_orders/:id', { params: { id: order.form_order_id } })).state)
    .toBe('sent');
  await customer.reload();
  await expect(customer.getByText(w.shipped).first()).toBeVisible();
}

async function confirmInDialog(page: Page, w: Words): Promise<void> {
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox');
  const go = dialog.getByRole('button', { name: w.confirmAny });
  await expect(go.first()).toBeVisible();
  if (await box.first().isVisible()) await box.first().check();
  await go.last().click();
  await expect(dialog).toBeHidden();
}

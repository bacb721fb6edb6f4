import { createHash } from 'node:crypto';
import { fetchClient } from '@platen/contract/fetch-client';
import { expect, type Page, test } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import type { Caller } from '../callers.ts';
import { editorOf, openImage, waitForPicture } from '../editor.ts';
import { type Pixels, pixelsOf } from '../pixels.ts';
import type { BlankFactory } from './blank-factory.ts';
import type { ScreenTexts } from './screen-texts.ts';

const street = '8 Harbour Road';

/** Clicks a button of the open dialog. */
export const answer = (page: Page, name: string | RegExp) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    // The close icon of a dialog is a button with the same name.
    .last()
    .click();

export async function orderByGrid(page: Page, w: ScreenTexts, no: string): Promise<void> {
  await page.goto(`/form_orders/micro_custom/new?sku_template_no=${no}`);
  await page.getByLabel(w.orderNumber, { exact: true }).fill('GRID-1');
  await page.getByLabel(w.quantity, { exact: true }).fill('2');
  await page.getByLabel(w.textCell, { exact: true }).fill('Mia');
  // A new factory requires it, because parcels need an address.
  await page.getByLabel(w.address, { exact: true }).fill(street);
  await page.getByRole('button', { name: w.placeOrder, exact: true }).click();
  await expect(page).toHaveURL(/\/form_orders\/micro_custom\/\d+$/);
}

export async function orderBySheet(page: Page, w: ScreenTexts, no: string): Promise<void> {
  const rows = [
    ['客户订单号*', 'SKU模板编号*', '总数量*', '尺寸*', '地址'],
    ['SHEET-1', no, 3, 'S', street],
  ];
  await page.goto('/import_tasks/new');
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'orders', rows }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').first().setInputFiles({ name: 'orders.xlsx', mimeType, buffer });
  await expect(page.getByText('orders.xlsx').first()).toBeVisible();
  await page.getByRole('button', { name: w.check, exact: true }).click();
  await page.getByRole('button', { name: w.orderRow, exact: true }).click({ timeout: 120_000 });
  await answer(page, w.orderRow);
  await expect(page.getByText(w.imported)).toBeVisible({ timeout: 120_000 });
}

/** Orders with an API key, like the program of a shop. */
export async function orderByApi({ url }: BlankFactory, owner: Caller, no: string): Promise<void> {
  const { key_value } = await owner('POST /api_keys', { body: { name: 'shop' } });
  const shop = fetchClient({ url, token: key_value });
  const image = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#8ab17d' } })
    .png()
    .toBuffer();
  const image_url = await upload(shop, image);
  await shop('POST /form_orders', {
    body: {
      type: 'FormOrder::Form',
      sku_template_no: no,
      orders_attributes: [{ no: 'API-1', quantity: 1, size: 'S', address: street, production_image_urls: [image_url] }],
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

export async function recharge(customer: Page, staff: Page, w: ScreenTexts): Promise<void> {
  await customer.goto('/mine/recharge?amount=500');
  await customer.getByRole('button', { name: w.submitTransfer }).click();
  await expect(customer.getByText('IBAN CH93 0076').first()).toBeVisible();
  await staff.goto('/recharges');
  await staff.getByRole('button', { name: w.approve, exact: true }).first().click();
  await answer(staff, w.approve);
  await expect(staff.getByRole('dialog')).toBeHidden();
}

/** Pays all form orders in the list of a kind. */
export async function payAll(page: Page, w: ScreenTexts, kind: string, count: number): Promise<void> {
  await page.goto(`/form_orders/${kind}`);
  await expect(page.locator('tr.ant-table-row')).toHaveCount(count);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: w.pay, exact: true }).first().click();
  await answer(page, w.pay);
  await expect(page.locator('tr.ant-table-row', { hasText: w.paid })).toHaveCount(count);
}

export interface People {
  customer: Page;
  staff: Page;
  api: Caller;
  factory: Caller;
}

export async function printAndShip(w: ScreenTexts, { customer, staff, api, factory }: People): Promise<void> {
  const { data } = await api('GET /orders', { query: { no_cont: 'GRID-1' } });
  const [order] = data;
  if (!order) throw new Error('the order of the grid is not there');

  // The designer's preview of the production image, including codes and areas, must equal the printed file exactly.
  await customer.goto(editorOf(order));
  await waitForPicture(customer);
  await openImage(customer, w.productionImage, w.orderImages);
  const seen = await pixelsOf(customer);

  await customer.goto(`/form_orders/micro_custom/${order.form_order_id}`);
  await customer.getByRole('button', { name: w.confirm }).first().click();
  await confirmInDialog(customer, w);
  const printOf = async () =>
    (await api('GET /orders/:id', { params: { id: order.id } })).rendering_production_images[0];
  await expect.poll(async () => (await printOf())?.state, { timeout: 240_000 }).toBe('done');
  const print = await pixelsOf(customer, (await printOf())?.url ?? '');
  expect(print).toMatchObject({ width: 800, height: 400 });
  expect(new Set(print.data).size).toBeGreaterThan(20);
  const isEqual = print.data.equals(seen.data);
  if (!isEqual) await attachImages({ seen, print });
  expect(isEqual, 'the print has the pixels that the designer shows').toBe(true);

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

export async function confirmInDialog(page: Page, w: ScreenTexts): Promise<void> {
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox');
  const go = dialog.getByRole('button', { name: w.confirmAny });
  await expect(go.first()).toBeVisible();
  if (await box.first().isVisible()) await box.first().check();
  await go.last().click();
  await expect(dialog).toBeHidden();
}

/** Attaches the images to the report, to inspect a difference. */
async function attachImages(images: Record<string, Pixels>): Promise<void> {
  for (const [name, { data, width, height }] of Object.entries(images)) {
    const path = test.info().outputPath(`${name}.png`);
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(path);
    await test.info().attach(name, { path });
  }
}

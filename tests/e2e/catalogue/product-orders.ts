import { fetchClient } from '@platen/contract/fetch-client';
import type { Order } from '@platen/contract/orders/order';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Caller } from '../callers.ts';
import { demoPassword } from '../console.ts';
import { editorOf, waitForPicture } from '../editor.ts';
import { meanDifference, type Pixels, pixelsOf } from '../pixels.ts';
import type { Product, ProductOrder } from './products.ts';

type OrderImages = Order['rendering_production_images'];

/** Who receives the orders; the factory requires an address. */
export const receiver = { name: 'Ada Byron', address: '8 Harbour Road' };

/** The order number of one order of a product. */
export const orderNo = ({ name }: Product, index: number) => `${name.toUpperCase().replaceAll(' ', '-')}-${index + 1}`;

export async function callerOn(url: string, login_name: string): Promise<Caller> {
  const { token } = await fetchClient({ url })('POST /sessions', { body: { login_name, password: demoPassword } });
  return fetchClient({ url, token });
}

/** Places all orders of a product in the grid, as one form order, and returns its id. */
export async function orderProduct(page: Page, product: Product, templateNo: string): Promise<number> {
  await page.goto(`/form_orders/micro_custom/new?sku_template_no=${templateNo}`);
  for (const [index, order] of product.orders.entries()) {
    const row = index + 1;
    if (index > 0) await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByLabel(`Order number ${row}`, { exact: true }).fill(orderNo(product, index));
    if (product.sizes.length > 1) await chooseIn(page, `Size ${row}`, order.size);
    await fillRow(page, row, order);
  }
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expect(page).toHaveURL(/\/form_orders\/micro_custom\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

async function fillRow(page: Page, row: number, { quantity, texts = {}, choices = {}, photos = {} }: ProductOrder) {
  await page.getByLabel(`Quantity ${row}`, { exact: true }).fill(String(quantity));
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(`${label} ${row}`, { exact: true }).fill(text);
  for (const [label, option] of Object.entries(choices)) await chooseIn(page, `${label} ${row}`, option);
  for (const [label, size] of Object.entries(photos)) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Upload ${label} ${row}` }).click();
    const name = `photo-${row}.jpg`;
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photo(size, row) });
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await page.getByLabel(`Receiver name ${row}`, { exact: true }).fill(receiver.name);
  await page.getByLabel(`Address ${row}`, { exact: true }).fill(receiver.address);
}

async function chooseIn(page: Page, cell: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${cell}\\b`) }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

/** A landscape whose colors depend on the row, so that no two orders look the same. */
function photo({ width, height }: { width: number; height: number }, row: number): Promise<Buffer> {
  const hue = row * 130;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 25%)"/><stop offset="1" stop-color="hsl(${hue + 40} 90% 75%)"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#sky)"/><circle cx="30" cy="45" r="18" fill="#fff1c9"/>
    <rect y="70" width="100" height="30" fill="hsl(${hue + 180} 60% 30%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** The prints of an order, once all of them are drawn. */
export async function printsOf(api: Caller, id: number): Promise<OrderImages> {
  const read = async () => (await api('GET /orders/:id', { params: { id } })).rendering_production_images;
  const states = async () => new Set((await read()).map(({ state }) => state));
  await expect.poll(states, { timeout: 240_000, message: `the prints of order ${id}` }).toEqual(new Set(['done']));
  return read();
}

/** What the designer shows of each print of an order, which can be opened there until it is confirmed. */
export async function designedPrints(page: Page, order: Pick<Order, 'id' | 'sku_template_id'>): Promise<Pixels[]> {
  await page.goto(editorOf(order));
  await waitForPicture(page);
  const images = page.getByRole('radiogroup', { name: 'Images', exact: true }).getByText(/^Production image/);
  const shown: Pixels[] = [];
  for (let index = 0; index < (await images.count()); index++) {
    await images.nth(index).click();
    await page.keyboard.press('Control+0');
    await waitForPicture(page);
    shown.push(await pixelsOf(page));
  }
  return shown;
}

/** The difference that resizing both to the same small size causes. */
const resizingDifference = 1.5;
/** How much a print differs at least from white paper. */
const inkMin = 2;

/** Compares the prints of an order with what the designer showed, and returns the greatest difference. */
export async function comparePrints(
  page: Page,
  { no, prints, shown }: { no: string; prints: OrderImages; shown: readonly Pixels[] },
) {
  expect(prints, `${no}: all sides are printed`).toHaveLength(shown.length);
  let greatest = 0;
  for (const [index, seen] of shown.entries()) {
    const printed = await pixelsOf(page, prints[index]?.url ?? '');
    const ink = await meanDifference(printed, whitePaper(printed));
    expect(ink, `${no}: print ${index + 1} is not blank`).toBeGreaterThan(inkMin);
    greatest = Math.max(greatest, await meanDifference(printed, seen));
  }
  expect(greatest, `${no}: the prints look like the designer`).toBeLessThan(resizingDifference);
  return greatest;
}

function whitePaper({ width, height }: Pixels): Pixels {
  return { width, height, data: Buffer.alloc(width * height * 4, 255) };
}

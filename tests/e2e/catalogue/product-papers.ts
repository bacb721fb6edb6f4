import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { listZip } from '../../../apps/server/src/platform/testing/test-zip.ts';
import { openCodeReader } from '../../../packages/render/src/node/read-codes.ts';
import { receiver } from './product-orders.ts';
import type { Product, ProductOrder } from './products.ts';

/** An order of a batch, with what its customer typed. */
export interface MadeOrder {
  no: string;
  system_no: string;
  ordered: ProductOrder;
}

export interface MadeBatch {
  id: number;
  no: string;
  product: Product;
  orders: readonly MadeOrder[];
}

/** What people read of an order: its texts and the names of the colors. */
const valuesOf = ({ texts = {}, choices = {} }: ProductOrder) => ({ ...texts, ...choices });

/** Reads each paper of a batch as the people do who make, check and pack its orders. */
export async function readPapers(page: Page, batch: MadeBatch): Promise<void> {
  await readPickList(await openPaper(page, batch, 'pick_list'), batch);
  await readSheet(await openPaper(page, batch, 'contact_sheet'), batch);
  await readLabels(await openPaper(page, batch, 'labels'), batch);
}

async function openPaper(page: Page, { id, orders }: MadeBatch, sheet: string): Promise<Locator> {
  await page.goto(`/production_batches/${id}/print?sheet=${sheet}`);
  const paper = page.getByRole('article');
  for (const { system_no } of orders) await expect(paper).toContainText(system_no);
  return paper;
}

async function readPickList(paper: Locator, { no, product, orders }: MadeBatch): Promise<void> {
  await expect(paper.getByRole('heading')).toContainText(no);
  await expect(paper.getByRole('heading')).toContainText(product.name);
  for (const order of orders) {
    const row = paper.getByRole('row').filter({ hasText: order.system_no });
    await expect(row).toContainText(order.no);
    await expect(row.getByRole('cell', { name: order.ordered.size, exact: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: String(order.ordered.quantity), exact: true })).toBeVisible();
    await expectValues(row, order);
  }
  const pieces = orders.reduce((sum, { ordered }) => sum + ordered.quantity, 0);
  await expect(paper.getByRole('row').last().getByRole('cell').last()).toHaveText(String(pieces));
}

async function readSheet(paper: Locator, { product, orders }: MadeBatch): Promise<void> {
  for (const order of orders) {
    const item = await itemOf(paper, order);
    await expectValues(item, order);
    const { size } = order.ordered;
    if (product.back) await expect(item).toContainText(`${size} · ${size} back`);
    const pictures = item.locator('img');
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all()) await expectDrawn(picture);
  }
}

async function readLabels(paper: Locator, { orders }: MadeBatch): Promise<void> {
  for (const order of orders) {
    const item = await itemOf(paper, order);
    await expectValues(item, order);
    await expect(item).toContainText(receiver.name);
    await expect(item).toContainText(receiver.address);
    const codes = item.getByRole('img', { name: `Code for ${order.system_no}` });
    await expect(codes).toHaveCount(2);
    expect(await textsOfCodes(item), `the codes on the label of ${order.no}`).toEqual([
      `Code128 ${order.system_no}`,
      `QRCode ${order.system_no}`,
    ]);
  }
}

/** The part of a paper about one order, with its numbers, its size and how many are made. */
async function itemOf(paper: Locator, { no, system_no, ordered }: MadeOrder): Promise<Locator> {
  const item = paper.getByRole('listitem').filter({ hasText: system_no });
  await expect(item).toContainText(no);
  await expect(item).toContainText(`${ordered.size} × ${ordered.quantity}`);
  return item;
}

async function expectValues(place: Locator, { ordered }: MadeOrder): Promise<void> {
  for (const [label, value] of Object.entries(valuesOf(ordered))) {
    const term = place.locator('dl > div').filter({ hasText: label });
    await expect(term.getByRole('definition')).toHaveText(value);
  }
}

const expectDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

/** Scans a picture of the label, as a scanner in the packing room does. */
async function textsOfCodes(label: Locator): Promise<string[]> {
  const scan = await openCodeReader();
  const codes = await scan(new Uint8Array(await label.screenshot()), { formats: ['QRCode', 'Code128'] });
  return codes.map(({ format, text }) => `${format} ${text}`).toSorted();
}

/** Reads the zip of a batch: the production images, and the list of what is made from them. */
export async function readZip(page: Page, { id, product, orders }: MadeBatch): Promise<void> {
  await page.goto(`/production_batches/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const files = listZip(await readFile(await (await download).path()));
  const sidesOf = ({ size }: ProductOrder) => (product.back ? [size, `${size} back`] : ['1']);
  const names = orders.flatMap(({ system_no, ordered }) => sidesOf(ordered).map((side) => `${system_no}_${side}.png`));
  expect([...files.keys()].toSorted()).toEqual([...names, 'manifest.csv'].toSorted());
  const [titles = [], ...rows] = (files.get('manifest.csv')?.toString('utf8') ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const listed = rows.map((row) =>
    Object.fromEntries(titles.map((title, at) => [title.replace('\uFEFF', ''), row[at]])),
  );
  expect(listed).toHaveLength(orders.length);
  for (const { system_no, no, ordered } of orders) {
    expect(listed.find((row) => row['System number'] === system_no)).toMatchObject({
      'Order number': no,
      'SKU template name': product.name,
      Size: ordered.size,
      Quantity: String(ordered.quantity),
      'Receiver name': receiver.name,
      Address: receiver.address,
      ...Object.fromEntries(
        Object.entries(valuesOf(ordered)).map(([label, value]) => [`Custom item: ${label}`, value]),
      ),
    });
  }
}

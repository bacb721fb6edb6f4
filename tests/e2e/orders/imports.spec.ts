import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { ZipFile } from 'yazl';
import { newCustomer } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { foreignHeaders, newFolder, newTemplates, storedBy, writeImages, writeSheet } from '../desktop/order-folder.ts';
import { test } from '../journey.ts';

async function zipOf(folder: string, names: readonly string[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(await readFile(join(folder, name)), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Drops a file on the page, like from a folder of the system. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64 = '', filename = '']) => {
      const held = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      held.items.add(new File([content], filename, { type: 'application/zip' }));
      return held;
    },
    [bytes.toString('base64'), name],
  );
  const heading = page.getByRole('heading', { level: 1 });
  for (const type of ['dragenter', 'dragover', 'drop']) await heading.dispatchEvent(type, { dataTransfer: transfer });
}

test('a zip of a sheet and its images is dropped on the page, mapped, reviewed and ordered', async ({ browser }) => {
  const customer = await newCustomer('zip-shop');
  const templates = await newTemplates(customer, ['Zip A', 'Zip B']);
  const folder = await newFolder();
  const images = await writeImages(folder, 3);
  const rows = images.map((image, index) => ({
    no: `ZIP-${index + 1}`,
    templateNo: templates[index % 2] ?? '',
    quantity: 2,
    image,
  }));
  const lost = { no: 'ZIP-4', templateNo: templates[0] ?? '', quantity: 1, image: 'images/lost.png' };
  await writeSheet(folder, 'export.xlsx', [...rows, lost], { headers: foreignHeaders });
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'zip-shop', '/import_tasks');
  await expect(page.getByText('No imports yet')).toBeVisible();
  await drop(page, '三月订单.zip', await zipOf(folder, ['export.xlsx', ...images]));
  await expect(page).toHaveURL(/\/import_tasks\/new/);
  await expect(page.getByRole('listitem').filter({ hasText: '三月订单.zip' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload and check' }).click();

  // The headers are unknown, so the dialog to map them opens by itself.
  const mapping = page.getByRole('dialog', { name: 'Map headers' });
  await expect(mapping).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('These columns were not found: SKU template number.')).toHaveCount(1);
  for (const [header, column] of [
    ['Product', 'SKU template number'],
    ['Variant', 'Size'],
    ['Artwork', 'Production images'],
  ] as const) {
    await mapping.getByRole('combobox', { name: header }).click();
    // The dropdowns of the previous fields are still in the document, but hidden.
    await page.locator('.ant-select-dropdown').last().getByTitle(column, { exact: true }).click();
  }
  await expectAccessible(page);
  await mapping.getByRole('button', { name: 'Save and check again' }).click();

  // The preview: rows to be ordered, their images, and rows with errors.
  await expect(page.getByText('1 row has errors').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Row 5: Image “images/lost.png” not found')).toBeVisible();
  await expect(page.getByRole('row', { name: /Zip A/ })).toContainText('¥10.00');
  await expect(page.getByRole('img', { name: 'Row 2 · ZIP-1' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  expect((await storedBy(customer)).orders).toEqual([]);
  await page.getByRole('button', { name: 'Order 3 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Order 3 rows' }).click();
  await expect(page.getByText('Import Successful')).toBeVisible({ timeout: 60_000 });
  const { orders, formOrders } = await storedBy(customer);
  expect(orders).toEqual(['ZIP-1', 'ZIP-2', 'ZIP-3']);
  expect(formOrders.map(({ sku_template_no }) => sku_template_no).sort()).toEqual([...templates].sort());
  await page
    .getByRole('link', { name: formOrders[0]?.no ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/form_orders\/form\//);
  await rm(folder, { recursive: true, force: true });
});

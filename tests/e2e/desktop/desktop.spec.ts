import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { openCore } from '../../../apps/desktop/src/core/core.ts';
import { callWith, newCustomer } from '../callers.ts';
import { demoPassword, expectAccessible, fillLogin } from '../console.ts';
import { test } from '../journey.ts';
import { endDesktops, startDesktop, startTogether } from './desktop-program.ts';
import { openFaultyProxy, type RequestOutcome } from './faulty-proxy.ts';
import {
  foreignHeaders,
  foreignMapping,
  newFolder,
  newTemplates,
  removeFolder,
  sixtyRows,
  storedBy,
  writeImages,
  writeSheet,
} from './order-folder.ts';
import { startPacked } from './packed-client.ts';

const baseUrl = () => String(test.info().project.use.baseURL);
const sheetThread = { url: new URL('../../../apps/desktop/dist/sheet-thread.js', import.meta.url) };

test.afterEach(endDesktops);

/** Three of four uploads fail once, each in a different way, and so do other requests of a job. */
function faults(): (request: IncomingMessage) => RequestOutcome {
  const seen = new Map<string, number>();
  const tries = new Map<string, number>();
  const plans: Readonly<Record<string, readonly RequestOutcome[]>> = {
    upload: ['fails', 'answer lost', 'stalls', 'arrives'],
    direct_upload: ['answer lost', 'arrives', 'fails'],
    generate: ['answer lost', 'fails', 'arrives'],
  };
  return ({ method, url = '', headers }) => {
    const kind = method === 'PUT' ? 'upload' : (url.split('/').at(-1) ?? '');
    const plan = plans[kind];
    const what = method === 'PUT' ? url : String(headers['idempotency-key']);
    const tried = tries.get(what) ?? 0;
    tries.set(what, tried + 1);
    if (!plan || tried > 0) return 'arrives';
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return plan[count % plan.length] ?? 'arrives';
  };
}

test('a sheet is ordered over a connection that fails, loses responses and stalls, without duplicates', async () => {
  const login_name = `bad-line-${Date.now()}`;
  const customer = await newCustomer(login_name);
  const { token } = await callWith()('POST /sessions', { body: { login_name, password: demoPassword } });
  const templates = await newTemplates(customer, ['Line A', 'Line B', 'Line C']);
  const folder = await newFolder();
  const images = await writeImages(folder, 40);
  const path = await writeSheet(folder, 'orders.xlsx', sixtyRows('LINE', templates, images), {
    headers: foreignHeaders,
  });
  const line = await openFaultyProxy({ target: baseUrl(), outcomeOf: faults() });
  const rules = { retry: { retries: 6, firstDelayMs: 20 }, stallMs: 1500 };
  const dataDir = join(folder, 'client');
  const core = await openCore({ dataDir, serverUrl: line.url, version: '0.1.0', sheetThread, rules });
  try {
    await core.client.signIn(token, 'zh-CN');
    await core.client.openDraft(path);
    const state = () => core.client.feed.next(0);
    // The sheet has custom headers without a mapping.
    await expect.poll(async () => (await state()).draft?.status, { timeout: 60_000 }).toBe('refused');
    const refused = (await state()).draft;
    expect(refused?.message).toBe('没有认出这些列：SKU模板编号。请告诉我们它们是表格中的哪一列');
    expect(refused?.headers.map(({ key }) => key)).toEqual(['no', null, 'quantity', null, null]);
    await customer.api('PUT /header_mappings', { body: { headers: foreignHeaders, mapping: foreignMapping } });
    await core.client.reloadDraft(refused?.id ?? '');
    await expect.poll(async () => (await state()).draft?.status, { timeout: 60_000 }).toBe('ready');
    const { draft } = await state();
    expect(draft).toMatchObject({ failed_rows: 0, amount: 300 });
    await core.client.order(draft?.id ?? '');
    const statuses = async () => (await state()).jobs.map(({ status, error_message }) => error_message || status);
    await expect.poll(statuses, { timeout: 80_000 }).toEqual(['success', 'success', 'success']);
    expect((await state()).jobs.map(({ progress }) => progress)).toEqual([100, 100, 100]);
  } finally {
    await core.close();
    await line.close();
  }
  for (const fate of ['fails', 'answer lost', 'stalls'] as const) expect(line.outcomes.get(fate)).toBeGreaterThan(8);

  const { files, formOrders, orders } = await storedBy(customer);
  expect(files).toEqual([...images.map((name) => name.replace('images/', '')), 'orders.xlsx'].sort());
  expect(formOrders.map(({ sku_template_no }) => sku_template_no).sort()).toEqual([...templates].sort());
  expect(orders).toEqual(Array.from({ length: 60 }, (_, index) => `LINE-${index + 1}`).sort());
  const { id } = formOrders[0] ?? { id: 0 };
  const { import_file } = await customer.api('GET /form_orders/:id', { params: { id } });
  expect(import_file?.filename).toBe('orders.xlsx');
  await removeFolder(folder);
});

test('only one of several clients that start at the same time on one data folder keeps running', async () => {
  const folder = await newFolder();
  const said = await startTogether(3, baseUrl(), join(folder, '.client'));
  expect(said.filter((line) => line.includes('shows'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('is running already: its window was opened'))).toHaveLength(2);
  await removeFolder(folder);
});

// The packages for other platforms are built in the same way, but can only be run there.
test('the packed client orders from a sheet with an embedded picture', async () => {
  test.skip(process.platform !== 'linux');
  test.setTimeout(180_000);
  const login_name = `packed-shop-${Date.now()}`;
  const customer = await newCustomer(login_name);
  const { token } = await callWith()('POST /sessions', { body: { login_name, password: demoPassword } });
  const [no = ''] = await newTemplates(customer, ['Packed']);
  const folder = await newFolder();
  const [beside = '', inside = ''] = await writeImages(folder, 2);
  const path = await writeSheet(
    folder,
    'orders.xlsx',
    [
      { no: 'PACK-1', templateNo: no, quantity: 2, image: beside },
      { no: 'PACK-2', templateNo: no, quantity: 1, image: '' },
      { no: 'PACK-3', templateNo: no, quantity: 0, image: beside },
    ],
    { picture: { row: 2, bytes: await readFile(join(folder, inside)) } },
  );
  const client = await startPacked(baseUrl(), folder);
  try {
    await client.send('PUT', '/session', { token, locale: 'en-US' });
    await client.send('POST', '/draft', { path });
    // Read, checked and written to an error file by the worker thread inside the packed program.
    await expect.poll(async () => (await client.state()).draft?.status, { timeout: 60_000 }).toBe('ready');
    const { draft } = await client.state();
    expect(draft).toMatchObject({ failed_rows: 1, amount: 7.5 });
    const [sheet] = (await readXlsx(new Uint8Array(await readFile(join(folder, 'Error Info.xlsx'))))).sheets;
    expect(sheet?.rows[1]?.[0]).toBe('Row 4: Quantity must be at least 1');
    await client.send('POST', `/draft/${draft?.id}/order`);
    const statuses = async () =>
      (await client.state()).jobs.map(({ status, error_message }) => error_message || status);
    await expect.poll(statuses, { timeout: 80_000 }).toEqual(['success']);
  } finally {
    client.end();
  }
  const { files, orders } = await storedBy(customer);
  expect(orders).toEqual(['PACK-1', 'PACK-2']);
  expect(files).toEqual(['image1.png', 'orders.xlsx', 'photo-1.png']);
  await removeFolder(folder);
});

async function chooseSheet(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Add file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an order sheet' });
  for (const step of path.split('/').filter((part) => part !== '')) {
    await dialog.getByRole('button', { name: step }).first().click();
  }
}

const killed = 'the desktop client imports a sheet, is killed while uploading, and finishes after a restart';
test(killed, { tag: '@slow' }, async () => {
  test.setTimeout(180_000);
  const login_name = `desktop-shop-${Date.now()}`;
  const customer = await newCustomer(login_name);
  const templates = await newTemplates(customer, ['Desk A', 'Desk B', 'Desk C']);
  const folder = await newFolder();
  const images = await writeImages(folder, 40);
  const rows = sixtyRows('DESK', templates, images);
  // Two rows are invalid: one has no quantity, the other names a missing image.
  const wrong = rows.map((row, index) =>
    index === 4 ? { ...row, quantity: '' } : index === 9 ? { ...row, image: 'images/lost.png' } : row,
  );
  await writeSheet(folder, 'orders.xlsx', wrong);
  const line = await openFaultyProxy({ target: baseUrl(), putDelayMs: 600 });
  const dataDir = join(folder, '.client');

  const first = await startDesktop(line.url, dataDir, folder);
  const page = first.page;
  await fillLogin(page, 'en-US', login_name);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${new URL(page.url()).origin}/form_orders/form`);
  await page.getByRole('button', { name: 'Import orders' }).click();
  const jobs = page.getByRole('dialog', { name: 'Upload jobs' });
  await expect(jobs).toBeVisible();
  await expect.poll(async () => (await jobs.boundingBox())?.width).toBe(600);

  // The sheet with errors: the message, the rows, and the error file beside the sheet.
  await chooseSheet(page, 'orders.xlsx');
  const draft = page.getByRole('dialog', { name: 'Import orders.xlsx' });
  await expect(draft.getByText('Import failed, please check the “Error Info.xlsx” file for details')).toBeVisible();
  await expect(draft.getByText('Row 6: ')).toBeVisible();
  await expect(draft.getByText('Row 11: Image “images/lost.png” not found')).toBeVisible();
  await expect(draft.getByRole('row', { name: /Desk A/ })).toContainText('¥');
  await expect(draft.getByRole('img', { name: 'Row 2 · DESK-1' })).toBeVisible();
  await expectAccessible(page);
  await draft.getByRole('button', { name: 'Order the other 58 rows' }).click();

  // Three jobs, one at a time: paused, resumed, and then the process is killed.
  await expect(jobs.getByRole('listitem')).toHaveCount(3);
  await expect(jobs.getByText('Uploading', { exact: true })).toHaveCount(1);
  await jobs.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(jobs.getByText('Paused', { exact: true })).toHaveCount(1);
  await jobs.getByRole('button', { name: 'Pause all' }).click();
  await expect(jobs.getByText('Paused', { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  for (const place of [0, 1, 2]) {
    const job = jobs.getByRole('listitem').nth(place);
    await job.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(job).not.toContainText('Paused');
  }
  await expect.poll(() => line.puts, { timeout: 30_000 }).toBeGreaterThan(20);
  await first.kill();
  const sentBefore = line.announcements;
  expect((await storedBy(customer)).orders.length).toBeLessThan(58);

  // After a restart it continues by itself and is still signed in.
  const second = await startDesktop(line.url, dataDir, folder);
  const again = second.page;
  await again.getByRole('button', { name: /^Upload jobs/ }).click();
  await expect(again.getByText('Done', { exact: true })).toHaveCount(3, { timeout: 60_000 });
  // Up to fifteen uploads may have been under way when it was killed; those that had arrived are not repeated.
  expect(line.announcements - sentBefore).toBeLessThanOrEqual(41 - 15);

  // The corrected error file adds the two missing rows.
  const errorFile = join(folder, 'Error Info.xlsx');
  const [sheet] = (await readXlsx(new Uint8Array(await readFile(errorFile)))).sheets;
  const [headers = [], ...failed] = sheet?.rows ?? [];
  expect(failed.map((cells) => cells[0])).toEqual([
    expect.stringContaining('Row 6: '),
    'Row 11: Image “images/lost.png” not found',
  ]);
  const corrected = failed.map((cells, index) =>
    cells.map((cell, column) => {
      const header = String(headers[column]);
      if (header.startsWith('总数量')) return 2;
      return header.startsWith('生产图') && index === 1 ? (rows[9]?.image ?? '') : (cell ?? '');
    }),
  );
  await writeFile(
    errorFile,
    await writeXlsx({ sheets: [{ name: '订单', rows: [headers.map(String), ...corrected] }] }),
  );
  await chooseSheet(again, 'Error Info.xlsx');
  await again
    .getByRole('dialog', { name: 'Import Error Info.xlsx' })
    .getByRole('button', { name: 'Order 2 rows' })
    .click();
  await expect(again.getByText('Done', { exact: true })).toHaveCount(5, { timeout: 60_000 });
  await second.close();
  await line.close();

  const { files, formOrders, orders } = await storedBy(customer);
  expect(orders).toEqual(Array.from({ length: 60 }, (_, index) => `DESK-${index + 1}`).sort());
  expect(formOrders).toHaveLength(5);
  const names = images.map((name) => name.replace('images/', ''));
  // Each image is stored once; the second sheet uploads its two again.
  expect(files.filter((name) => name.startsWith('photo-')).length).toBe(names.length + 2);
  expect([...new Set(files)].sort()).toEqual([...names, 'Error Info.xlsx', 'orders.xlsx'].sort());
  await removeFolder(folder);
});

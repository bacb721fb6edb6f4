import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openCore } from '../../../apps/desktop/src/core/core.ts';
import { callWith, newCustomer } from '../callers.ts';
import { demoPassword } from '../console.ts';
import { test } from '../journey.ts';
import { openFaultyProxy } from './faulty-proxy.ts';
import { newFolder, newTemplates, removeFolder, uploadImages, writeImages } from './order-folder.ts';

const sheetThread = { url: new URL('../../../apps/desktop/dist/sheet-thread.js', import.meta.url) };
const atOnce = 10;

test('materials are saved into a folder, ten at a time, and failed downloads are counted and named', async () => {
  const login_name = 'materials-shop';
  const customer = await newCustomer(login_name);
  const { token } = await callWith()('POST /sessions', { body: { login_name, password: demoPassword } });
  const folder = await newFolder();
  const names = await writeImages(folder, 2 * atOnce);
  const [no = ''] = await newTemplates(customer, ['Materials'], await uploadImages(customer.factory, folder, names));
  const { id } = await customer.api('GET /sku_templates/get_detail_by_no', { query: { no } });
  const line = await openFaultyProxy({
    target: String(test.info().project.use.baseURL),
    outcomeOf: ({ url }) => (url?.endsWith('/photo-7.png') ? 'fails' : 'arrives'),
    filesTogether: atOnce,
  });
  const core = await openCore({ dataDir: join(folder, 'client'), serverUrl: line.url, version: '0.1.0', sheetThread });
  const target = join(folder, 'chosen');
  try {
    await core.client.signIn(token, 'zh-CN');
    await core.client.exportMaterials({ templateId: id, openType: undefined, folder: target });
    const shown = async () => (await core.client.feed.next(0)).export;
    await expect.poll(async () => (await shown())?.status, { timeout: 60_000 }).toBe('done');
    expect(await shown()).toMatchObject({ total_count: 20, done_count: 20, failed_count: 1 });
  } finally {
    await core.close();
    await line.close();
  }
  expect(line.fetchedAtOnce).toBe(atOnce);
  const saved = join(target, `${no} Materials`);
  expect((await readdir(saved)).sort()).toEqual([`${no} 订单表.xlsx`, '失败文件.txt', '效果图'].sort());
  expect(await readdir(join(saved, '效果图'))).toHaveLength(names.length - 1);
  expect(await readFile(join(saved, '失败文件.txt'), 'utf8')).toMatch(/^1\/20 .*\r\n效果图\/7-photo-7\.png$/);
  expect(await readFile(join(saved, '效果图/3-photo-3.png'))).toEqual(await readFile(join(folder, names[2] ?? '')));
  await removeFolder(folder);
});

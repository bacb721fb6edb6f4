import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callerOf } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

const picture = (background: string, size = 600) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

/** Random pixels, which do not compress: a file that takes long on a slow connection. */
const heavyPicture = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function makeTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/sku_templates/new');
  await page.getByText('Batch order', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Material').fill('Porcelain');
  await page.getByLabel('Size, row 1').fill('11 oz');
  await page.getByLabel('Price, row 1').fill('19.9');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Effect images/ }).click();
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await picture('#7788ee') });
  await expect(page.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();
}

test('staff create and publish a template; a merchant finds it, adds it to the private list and exports its materials', async ({
  browser,
}) => {
  const name = `Journey mug ${Date.now()}`;
  const staff = await openBrowser(browser, 'en-US');
  await signIn(staff, 'en-US', 'factory', '/sku_templates');
  await makeTemplate(staff, name);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff).toHaveURL(/\/sku_templates\/\d+/);
  await expect(staff.getByText('Internal Test').first()).toBeVisible();

  const merchant = await openBrowser(browser, 'en-US');
  await signIn(merchant, 'en-US', 'merchant', `/sku_templates?tab=batch_order&name=${encodeURIComponent(name)}`);
  await expect(merchant.getByRole('link', { name })).toHaveCount(0);

  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  // Other words of the page contain "published", and leaving before the dialog has closed would cancel the call.
  await expect(staff.getByRole('dialog')).toBeHidden();
  await expect(staff.getByText('Published', { exact: true }).first()).toBeVisible();
  await staff.goto(`${staff.url().split('?')[0]}/edit`);
  await expect(staff.getByText(/is published/).first()).toBeVisible();

  await merchant.reload();
  await expect(merchant.getByRole('tab', { name: /Batch order/ })).toHaveAttribute('aria-selected', 'true');
  await merchant.getByRole('button', { name: `Add ${name} to my private templates` }).click();
  await merchant.getByRole('tab', { name: /My private templates/ }).click();
  await merchant.getByRole('link', { name }).first().click();
  await expect(merchant.getByRole('heading', { level: 1 })).toContainText(name);
  await expectAccessible(merchant);
  const download = merchant.waitForEvent('download');
  await merchant.getByRole('button', { name: 'Export materials' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain(name);
  const zip = await readFile(await file.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes(Buffer.from('.xlsx'))).toBe(true);
  expect(zip.includes(Buffer.from('cover.png'))).toBe(true);

  // Corrected while it is on sale: customers see the draft when it is published.
  await staff.getByRole('button', { name: 'Start draft' }).click();
  await expect(staff.getByText(/This is a draft of/)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('link', { name: 'Edit', exact: true }).click();
  const better = `${name} improved`;
  await staff.getByRole('textbox', { name: 'Name' }).fill(better);
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(better);
  await merchant.reload();
  await expect(merchant.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(merchant.getByRole('heading', { level: 1 })).not.toContainText(better);
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(staff.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(staff.getByText(/This is a draft of/)).toBeHidden();
  await merchant.reload();
  await expect(merchant.getByRole('heading', { level: 1 })).toContainText(better);
});

test('an upload shows its progress, can be canceled and retried; a wrong file is refused by name', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'factory', '/sku_templates/new');
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Effect images/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('notes.txt', 'text/plain', Buffer.from('hello'));
  await expect(page.getByText('“notes.txt” is not an accepted file type')).toBeVisible();

  const line = await page.context().newCDPSession(page);
  const setUploadSpeed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await setUploadSpeed(100 * 1024);
  await choose('heavy.png', 'image/png', await heavyPicture());
  await expect(page.getByText(/Uploading \d+%/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Cancel heavy.png' }).click();
  await expect(page.getByRole('listitem', { name: 'heavy.png' })).toHaveCount(0);
  await setUploadSpeed(-1);

  await page.route('**/active_storage/uploads/**', (route) => route.abort());
  await choose('lost.png', 'image/png', await picture('#44aa66'));
  await page.getByRole('button', { name: 'Retry lost.png' }).waitFor();
  await page.unroute('**/active_storage/uploads/**');
  await page.getByRole('button', { name: 'Retry lost.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove lost.png' })).toBeVisible();
});

test('a shared link is valid and then expires; an unknown one is not found', async ({ browser }) => {
  const factory = await callerOf('factory');
  const [library] = (await factory('GET /image_libraries')).data;
  if (!library) throw new Error('the demo has no image library');
  const share = async (ms: number) => {
    const body = { image_library_id: library.id, expires_at: new Date(Date.now() + ms).toISOString() };
    return (await factory('POST /image_library_download_records', { body })).slug;
  };

  const page = await openBrowser(browser, 'en-US', 390);
  await page.goto(`/download/${await share(50 * 3_600_000)}`);
  await expect(page.getByRole('heading', { name: library.name })).toBeVisible();
  await expect(page.getByText(/2 days [12] hours? left/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Download' })
    .or(page.getByRole('link', { name: 'Download' }))
    .click();
  expect((await readFile(await (await download).path())).length).toBeGreaterThan(1000);

  await page.goto(`/download/${await share(2500)}`);
  await expect(page.getByText('This link has expired')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();

  await page.goto('/download/no-such-link');
  await expect(page.getByText('Resource not found')).toBeVisible();
});

test('the gallery keeps its filters in the URL, in both languages and on a phone', async ({ browser }) => {
  const page = await openBrowser(browser, 'zh-CN', 390);
  await signIn(page, 'zh-CN', 'merchant', '/sku_templates?tab=micro_custom');
  await expect(page.getByRole('tab', { selected: true })).toContainText('微定制');
  await page.getByPlaceholder('模板名称').fill('手机壳');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole('link', { name: /手机壳/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /姓名贴/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByPlaceholder('模板名称')).toHaveValue('手机壳');
  await expectAccessible(page);
});

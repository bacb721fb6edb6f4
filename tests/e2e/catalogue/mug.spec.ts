import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fetchClient } from '@platen/contract/fetch-client';
import { expect } from '@playwright/test';
import { demoPassword, openBrowser, signIn } from '../console.ts';
import { CountingUser } from '../counting-user.ts';
import { waitForPicture } from '../editor.ts';
import { watchErrors } from '../shown-errors.ts';
import { adminLogin, test } from './empty-factory.ts';

const require = createRequire(import.meta.url);
const fontFile = () =>
  readFile(require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'));
const actionsMax = 40;

async function addFont(url: string): Promise<void> {
  const { token } = await fetchClient({ url })('POST /sessions', {
    body: { login_name: adminLogin, password: demoPassword },
  });
  const api = fetchClient({ url, token });
  const bytes = await fontFile();
  const { id, direct_upload } = await api('POST /active_storage/direct_upload', {
    body: {
      filename: 'brush.ttf',
      content_type: 'font/ttf',
      byte_size: bytes.length,
      base64_digest: createHash('md5').update(bytes).digest('base64'),
    },
  });
  const { headers } = direct_upload;
  const put = await fetch(new URL(direct_upload.url, url), { method: 'PUT', headers, body: new Uint8Array(bytes) });
  expect(put.ok).toBe(true);
  await api('POST /font_libraries', { body: { name: 'Brush', font_file_id: id } });
}

test('a mug with a photo and a name is created and published in fewer than 40 clicks and keys', async ({
  browser,
  factoryUrl,
}) => {
  test.setTimeout(600_000);
  await addFont(factoryUrl);
  const page = await openBrowser(browser, 'en-US', 1440);
  const shownErrors = await watchErrors(page);
  await signIn(page, 'en-US', adminLogin, '/sku_templates');
  const user = new CountingUser(page);

  await user.click(page.getByRole('link', { name: 'New template' }).first());
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await user.type('Photo mug');
  await user.click(page.getByLabel('Size, row 1'));
  await user.type('11 oz');
  await user.press('Tab');
  await user.type('19.9');
  await user.press('Tab');
  await user.type('200');
  await user.press('Tab');
  await user.type('90');
  await user.press('Enter');

  await expect(page).toHaveURL(/\/editor\/\d+/);
  await waitForPicture(page);
  const tree = page.getByRole('tree');
  await user.click(page.getByRole('button', { name: 'Add', exact: true }));
  await user.click(page.getByRole('menuitem', { name: 'Image', exact: true }));
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await user.click(page.getByRole('button', { name: 'Add', exact: true }));
  await user.click(page.getByRole('menuitem', { name: 'Text', exact: true }));
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  // Moves the name below the photo.
  await user.click(page.getByRole('spinbutton', { name: 'Top', exact: true }));
  await user.press('ControlOrMeta+A');
  await user.type('400');
  await user.press('Enter');

  // The same on the effect image.
  await user.click(tree.getByRole('treeitem').first());
  await user.press('ControlOrMeta+A');
  await user.press('ControlOrMeta+C');
  await user.click(page.getByRole('radiogroup', { name: 'Template images' }).getByText('Effect').last());
  await expect(tree.getByRole('treeitem')).toHaveCount(0);
  await user.press('ControlOrMeta+V');
  await expect(tree.getByRole('treeitem')).toHaveCount(2);

  await user.click(page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('This template is published')).toBeVisible();
  expect(await shownErrors()).toEqual([]);
  expect(user.actions).toBeLessThan(actionsMax);

  const { token } = await fetchClient({ url: factoryUrl })('POST /sessions', {
    body: { login_name: adminLogin, password: demoPassword },
  });
  const id = /\/editor\/(\d+)/.exec(page.url())?.[1] ?? '';
  const made = await fetchClient({ url: factoryUrl, token })('GET /sku_templates/:id', { params: { id } });
  expect(made).toMatchObject({
    state: 'published',
    size_prices: [{ size: '11 oz', price: 19.9, width: 1181, height: 531 }],
    production_image_configs: [{ width: 1181, height: 531, price: 19.9 }],
    excel_config: [{ type: 'image' }, { type: 'text' }],
  });
  expect(made.effect_image_configs[0]?.layers).toHaveLength(2);
});

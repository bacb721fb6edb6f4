import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchClient } from '@platen/contract/fetch-client';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, openBrowser, signIn } from '../console.ts';
import { waitForPicture } from '../editor.ts';
import { test } from '../journey.ts';
import { startOwnServer } from '../servers.ts';

const require = createRequire(import.meta.url);
const fontFile = () =>
  readFile(require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'));
const login = 'boss';
const actionsMax = 40;

/**
 * Counts the input of a person: each click, each key or chord, and each value that is typed into a field, whatever its
 * length is.
 */
class CountingUser {
  actions = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions++;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.type(text);
  }

  async press(keys: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(keys);
  }
}

/** Success messages, which are announced in the same way as errors. */
const successes = ['Done', 'Copied', 'Pasted', 'Saved', 'Published'];

/** Collects the text of every error that the page shows, however briefly. */
async function watchErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownErrors: shown });
    const marks = '[role=alert], .ant-form-item-explain-error, .ant-message-error, .ant-notification-notice-error';
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(marks)) {
        if (textContent && !shown.includes(textContent)) shown.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return async () => {
    const shown = await page.evaluate(() => (window as unknown as { shownErrors: string[] }).shownErrors);
    return shown.filter((text) => !successes.includes(text));
  };
}

async function addFont(url: string): Promise<void> {
  const { token } = await fetchClient({ url })('POST /sessions', {
    body: { login_name: login, password: demoPassword },
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

test.use({ usesSharedServer: false });

test('a mug with a photo and a name is created and published in fewer than 40 clicks and keys', async ({ browser }) => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'platen-mug-'));
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, demoPassword);
  const server = await startOwnServer({
    PLATEN_DEMO: 'off',
    PLATEN_ADMIN_LOGIN: login,
    PLATEN_ADMIN_PASSWORD_FILE: passwordFile,
  });
  try {
    await addFont(server.url);
    const page = await openBrowser(browser, 'en-US', 1440);
    const shownErrors = await watchErrors(page);
    await signIn(page, 'en-US', login, `${server.url}/sku_templates`);
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

    const { token } = await fetchClient({ url: server.url })('POST /sessions', {
      body: { login_name: login, password: demoPassword },
    });
    const id = /\/editor\/(\d+)/.exec(page.url())?.[1] ?? '';
    const made = await fetchClient({ url: server.url, token })('GET /sku_templates/:id', { params: { id } });
    expect(made).toMatchObject({
      state: 'published',
      size_prices: [{ size: '11 oz', price: 19.9, width: 1181, height: 531 }],
      production_image_configs: [{ width: 1181, height: 531, price: 19.9 }],
      excel_config: [{ type: 'image' }, { type: 'text' }],
    });
    expect(made.effect_image_configs[0]?.layers).toHaveLength(2);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

import { readFile } from 'node:fs/promises';
import { xssVectors } from '@platen/pages/testing/xss-vectors';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { callerOf } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

const videoFile = new URL('../../../packages/demo/assets/name-stickers.mp4', import.meta.url);

/** A picture in a color of its own. */
async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const list = (page: Page) => page.getByRole('region', { name: 'Page structure' });
const settings = (page: Page) => page.getByRole('region', { name: 'Settings' });
const row = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true }).first();
const rowNames = (page: Page) => list(page).locator('li[data-id]').allInnerTexts();
const preview = (page: Page) => page.frameLocator('iframe[title="Page preview"]');

async function upload(
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
  shownName: string,
) {
  await settings(page).locator('input[type=file]').first().setInputFiles(file);
  await expect(settings(page).getByRole('button', { name: `Remove ${shownName}` })).toBeVisible();
}

/** Drags a row of the list to the position of another one. */
async function drag(page: Page, name: string, over: string) {
  const middleOf = async (each: string) => {
    const box = await list(page)
      .getByRole('button', { name: `Move ${each}` })
      .first()
      .boundingBox();
    if (!box) throw new Error(`${each} is not in sight`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middleOf(name)));
  await page.mouse.down();
  const [x, y] = await middleOf(over);
  await page.mouse.move(x, y + 10, { steps: 10 });
  await page.mouse.move(x, y, { steps: 3 });
  await expect(page.getByRole('status').filter({ hasText: `${name} is over ${over}.` })).toBeAttached();
  await page.mouse.up();
}

/** Swipes over most of the width of an element, to the left or to the right. */
async function swipe(page: Page, over: Locator, direction: -1 | 1) {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const devices = await page.context().newCDPSession(page);
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (part: number) => [{ x: middle + direction * part * box.width, y }];
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-0.4) });
  for (const part of [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]) {
    await devices.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('staff build a page, everyone can read it, and concurrent edits do not overwrite each other', async ({
  browser,
}) => {
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'factory', '/custom_pages');
  await page.getByRole('button', { name: 'New page' }).first().click();
  await page.getByLabel('Title', { exact: true }).last().fill('Autumn');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin_custom_pages\/\d+\/edit/);
  const id = Number(/\/(\d+)\/edit/.exec(page.url())?.[1]);

  // Adds every kind, each below the previous one.
  for (const kind of ['Carousel', 'Image', 'Images', 'Image with hot zones', 'Video', 'Text']) {
    await list(page).getByRole('button', { name: kind, exact: true }).last().click();
  }
  await settings(page).getByRole('textbox', { name: 'Content' }).fill('Made for you');
  await row(page, 'Carousel').click();
  for (const [name, color] of [
    ['one.png', '#cc8844'],
    ['two.png', '#4488cc'],
  ] as const) {
    await settings(page).getByRole('button', { name: 'Add image' }).click();
    await upload(page, await picture(name, color), name);
    await settings(page).getByLabel('Alt text').fill(name);
    await row(page, 'Carousel').click();
  }
  await row(page, 'Video').click();
  await upload(page, { name: 'video.mp4', mimeType: 'video/mp4', buffer: await readFile(videoFile) }, 'video.mp4');
  await settings(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'fake.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video') });
  await expect(
    settings(page)
      .getByText(/fake\.mp4/)
      .first(),
  ).toBeVisible();

  // Draws a hot zone that links to a template.
  await row(page, 'Image with hot zones').click();
  await upload(page, await picture('room.png', '#88aa88'), 'room.png');
  await settings(page).getByLabel('Alt text').fill('A room');
  const area = preview(page).getByTestId('zone-area');
  const box = await area.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.6, { steps: 5 });
  await page.mouse.up();
  await expect(settings(page).getByRole('spinbutton', { name: 'Width', exact: true })).toHaveValue('30');
  await settings(page).getByLabel('Template', { exact: true }).click();
  await page.locator('.ant-select-item-option').first().click();

  // Reorders, clones, hides and publishes; publishing saves first.
  await row(page, 'Text').scrollIntoViewIfNeeded();
  await drag(page, 'Text', 'Carousel');
  await expect.poll(async () => (await rowNames(page))[0]).toBe('Text');
  await row(page, 'Text').click();
  await list(page).getByRole('button', { name: 'Duplicate Text' }).click();
  await list(page).getByRole('button', { name: 'Hide Text' }).last().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Live since')).toBeVisible();
  await expectAccessible(page);

  // A visitor on a phone.
  const phone = await openBrowser(browser, 'en-US', 390);
  await phone.goto(`/pages/${id}`);
  await expect(phone).toHaveTitle('Autumn');
  await expect(phone.getByText('Made for you')).toHaveCount(1);
  await expect(phone.getByRole('link', { name: 'See details' })).toHaveAttribute('href', /^\/sku_templates\/\d+$/);
  await expect(phone.locator('video')).toHaveAttribute('src', /\.mp4$/);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole('group', { name: 'Slides' }).focus();
  await phone.keyboard.press('ArrowRight');
  await expect(phone.getByRole('link', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true');
  await swipe(phone, phone.getByRole('group', { name: 'Slides' }), 1);
  await expect(phone.getByRole('link', { name: 'Slide 1' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(phone);

  // Changes and saves, then reverts to the published version.
  await row(page, 'Video').click();
  await list(page).getByRole('button', { name: 'Delete Video' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(row(page, 'Video')).toBeVisible();

  // Another person saves in between: the second save is refused with name and time.
  const colleague = await callerOf('admin');
  await colleague('PUT /custom_pages/:id', { params: { id }, body: { title: 'Late autumn' } });
  await row(page, 'Images').click();
  await list(page).getByRole('button', { name: 'Hide Images' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog').filter({ hasText: 'Somebody else changed this page' });
  await expect(conflict).toContainText(/saved it at \d{4}-\d\d-\d\d \d\d:\d\d/);
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByRole('heading', { name: 'Late autumn' })).toBeVisible();

  // Leaving with unsaved changes asks first, in the console and in the browser.
  await list(page).getByRole('button', { name: 'Hide Images' }).click();
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /stay/i }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /leave/i }).click();
  await expect(page).toHaveURL(/\/custom_pages$/);
  await expect(page.locator('tr.ant-table-row', { hasText: 'Late autumn' })).toContainText('Unpublished changes');
});

test('everyone can read the demo’s pages, also with reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const id of [1, 2]) {
    await page.goto(`/pages/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^\/.*width=1000/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const videos = await page
      .locator('video')
      .evaluateAll((all) => all.map((each) => (each as HTMLVideoElement).paused));
    expect(videos).not.toContain(false);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await context.close();

  // Without scripts all texts, pictures and links are visible, and a carousel scrolls.
  const plain = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto('/pages/1');
  await expect(read.getByRole('heading', { level: 1 })).toBeVisible();
  await read.getByRole('link', { name: '第 2 张' }).click();
  await expect(read.locator('.pp-slide').nth(1)).toBeInViewport();
  await plain.close();
});

test('scripts in a text run neither on the public page nor in the preview', async ({ browser }) => {
  const factory = await callerOf('factory');
  const content = xssVectors.join('\n');
  const section = { id: 'section-xss', type: 'text', settings: { content } };
  const body = { title: 'Vectors', configs: JSON.stringify([section]) };
  const { id } = await factory('POST /custom_pages', { body });
  await factory('POST /custom_pages/:id/publish', { params: { id }, query: {} });
  const page = await openBrowser(browser, 'en-US');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/pages/${id}`);
  await expect(page.locator('.pp-text')).toBeVisible();
  await signIn(page, 'en-US', 'factory', `/admin_custom_pages/${id}/edit`);
  await preview(page).locator('.pp-text').click();
  await expect(settings(page).getByRole('textbox', { name: 'Content' })).toBeVisible();
  expect(dialogs).toEqual([]);
  await factory('DELETE /custom_pages/:id', { params: { id } });
});

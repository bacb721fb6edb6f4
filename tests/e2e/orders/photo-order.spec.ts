import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type Customer, fund, newCustomer } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { editorOf, openImage, pickLayer, saveOrder, waitForPicture } from '../editor.ts';
import { test } from '../journey.ts';
import { meanDifference, pixelsOf } from '../pixels.ts';

/** The difference that JPEG at quality 80 and resizing cause. A rotated photo differs several times as much. */
const jpegDifference = 1.5;

async function magnets({ api }: Customer) {
  const { data } = await api('GET /sku_templates', { query: { name_cont: '姓名冰箱贴', open_type: 'factory' } });
  const [template] = data;
  if (!template) throw new Error('the demo has no magnets');
  return template;
}

/** A photo that no other order has. */
function photo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#10316b"/><stop offset="1" stop-color="#f9b572"/></linearGradient></defs>
    <rect width="900" height="1200" fill="url(#sky)"/><circle cx="300" cy="640" r="170" fill="#fff1c9"/>
    <rect y="800" width="900" height="400" fill="#0f6b6b"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

test("the effect image of a photo and a name equals the editor's preview after it was edited and paid", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const customer = await newCustomer('magnet-shop');
  await fund(customer, 100);
  const template = await magnets(customer);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'magnet-shop', `/form_orders/micro_custom/new?sku_template_no=${template.no}`);

  await page.getByLabel('Order number 1').fill('MAGNET-1');
  await page.getByLabel('Quantity 1').fill('2');
  await page.getByLabel('名字 1').fill('Mia');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload 照片 1' }).click();
  await (await chooser).setFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByRole('img', { name: 'sea.jpg' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/form_orders\/micro_custom\/\d+$/);

  const { data } = await customer.api('GET /orders');
  const id = data[0]?.id ?? 0;
  const effectImage = async () =>
    (await customer.api('GET /orders/:id', { params: { id } })).rendering_effect_images[0];
  await expect.poll(async () => (await effectImage())?.state, { timeout: 150_000 }).toBe('done');
  const asOrdered = await pixelsOf(page, (await effectImage())?.url ?? '');

  // Rotates the photo slightly in the order editor: the effect image must look like its preview.
  await page.goto(editorOf({ id, sku_template_id: data[0]?.sku_template_id ?? 0 }));
  await openImage(page, 'Effect image');
  expect(await meanDifference(await pixelsOf(page), asOrdered)).toBeLessThan(jpegDifference);
  await pickLayer(page, '照片');
  await page.getByLabel('Rotation', { exact: true }).fill('25');
  await page.getByLabel('Rotation', { exact: true }).press('Tab');
  await expect.poll(async () => meanDifference(await pixelsOf(page), asOrdered)).toBeGreaterThan(jpegDifference);
  await waitForPicture(page);
  const seen = await pixelsOf(page);
  await saveOrder(page);

  await page.goto(`/form_orders/micro_custom/${data[0]?.form_order_id}`);
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await effectImage())?.state, { timeout: 150_000 }).toBe('done');
  const drawn = await pixelsOf(page, (await effectImage())?.url ?? '');
  expect(await meanDifference(drawn, seen)).toBeLessThan(jpegDifference);
  expect(await meanDifference(drawn, asOrdered)).toBeGreaterThan(jpegDifference);
});

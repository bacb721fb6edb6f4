import { expect, type Page } from '@playwright/test';
import { type Customer, fund, newCustomer } from '../callers.ts';
import { openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

async function charms({ api }: Customer) {
  const { data } = await api('GET /sku_templates', { query: { name_cont: '亚克力钥匙扣', open_type: 'factory' } });
  const [template] = data;
  if (!template) throw new Error('the demo has no charms');
  return template;
}

/** Cells copied from a sheet: headers in a different order, receiver columns among them, and an unknown column. */
const pastedSheet = [
  ['收件人姓名', '客户订单号*', '定制项-姓名*', '总数量*', '尺寸*', '城市', 'Weight'],
  // The template's font lacks this character, so the print is refused.
  ['林知夏', 'KEEP-1', '龘', '3', '5cm', '杭州市', '12'],
  ['陈果', 'KEEP-2', '果果', '2', '4cm', '上海市', '12'],
];

async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\n'));
  await page.keyboard.press('ControlOrMeta+v');
}

const fenOf = (text: string) => Math.round(Number(text.replaceAll(/[¥,]/g, '')) * 100);

/** The lines of the amount card, the total last. */
async function amountsOn(page: Page): Promise<number[]> {
  const lines = await page.locator('dl > div:has(dd)', { hasText: '¥' }).locator('dd').allTextContents();
  return lines.map(fenOf);
}

/** The tag and the steps show the same state. */
async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText(state, { exact: true })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(state);
}

async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('pasted rows survive a reload and a server outage, and problems of a print are shown before payment', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const customer = await newCustomer('careful');
  await fund(customer, 500);
  const template = await charms(customer);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'careful', `/form_orders/micro_custom/new?sku_template_no=${template.no}`);

  await page.getByLabel('Quantity 1').click();
  await paste(page, pastedSheet);
  await expect(page.getByText('2 rows pasted, columns matched by header')).toBeVisible();
  await expect(page.getByText(/Ignored.*: Weight/)).toBeVisible();
  await expect(page.getByLabel('City 2')).toHaveValue('上海市');
  await expect(page.getByText('Draft saved in this browser')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Order number 1')).toHaveValue('KEEP-1');
  await expect(page.getByLabel('Receiver name 2')).toHaveValue('陈果');

  // The server becomes unavailable: the page says so once, keeps the rows, and reconnects by itself.
  const line = /\/(app_api\/|readyz)/;
  await page.route(line, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Place order' }).click();
  const banner = page.getByText('Can’t reach the server');
  await expect(banner).toBeVisible();
  await expect(page.getByLabel('Order number 2')).toHaveValue('KEEP-2');
  await page.unroute(line);
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/form_orders\/micro_custom\/\d+$/);
  expect((await customer.api('GET /form_orders')).meta.total).toBe(1);

  await expectState(page, 'Pending payment');
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  const amounts = await amountsOn(page);
  const total = amounts.pop();
  expect(amounts).toEqual([3 * 680, 2 * 550, 2 * 80].sort((a, b) => amounts.indexOf(a) - amounts.indexOf(b)));
  expect(amounts.reduce((sum, fen) => sum + fen, 0)).toBe(total);

  const findings = async () => (await customer.api('GET /form_orders')).data[0]?.finding_counts.orders;
  await expect.poll(findings, { timeout: 90_000 }).toBe(1);
  await page.reload();
  await expect(page.getByText('Print problems in 1 order').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Print problems in 1 order');
  await answer(page, 'Pay');
  await expectState(page, 'Paid');
  await page.getByRole('button', { name: 'Confirm production' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'KEEP-1' })).toBeVisible();
  // Nobody can print it, so it is corrected while that is possible.
  await expect(page.getByRole('dialog')).toContainText('1 order can’t be printed as ordered');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm anyway' })).toBeDisabled();
  await answer(page, 'Cancel');
  const { data } = await customer.api('GET /orders', { query: { no_cont: 'KEEP-1' } });
  const custom_fields = [{ key: '定制项-姓名', value: '夏夏' }];
  await customer.api('PUT /orders/:id/details', { params: { id: data[0]?.id ?? 0 }, body: { custom_fields } });
  await expect.poll(findings, { timeout: 90_000 }).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm production' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expectState(page, 'In production');
  await expect(page.getByRole('row', { name: /PB\d+/ })).toContainText('In production');
});

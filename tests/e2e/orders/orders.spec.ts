import { expect, type Page } from '@playwright/test';
import { type Customer, fund, newCustomer } from '../callers.ts';
import { expectAccessible, type Locale, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

async function batchTemplate({ api }: Customer) {
  const { data } = await api('GET /sku_templates', { query: { kind_eq: 'batch_order', open_type: 'factory' } });
  const [template] = data;
  if (!template) throw new Error('the demo has no batch template');
  return template;
}

async function placeOrder(customer: Customer, no: string, quantity: number) {
  const template = await batchTemplate(customer);
  const { form_order } = await customer.api('POST /form_orders', {
    body: {
      type: 'FormOrder::Batch',
      sku_template_no: template.no,
      orders_attributes: [{ no, quantity, size: template.size_prices[0]?.size }],
    },
  });
  return form_order;
}

const agree = { 'en-US': 'Confirm production', 'zh-CN': '确认生产' } as const;

/** Clicks the button of the confirmation, not the one that opened it. */
async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

async function confirmProduction(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: agree[locale] }).first().click();
  await answer(page, agree[locale]);
}

test('an order proceeds from an empty wallet to its tracking number', async ({ browser }) => {
  test.setTimeout(240_000);
  const customer = await newCustomer('journey');
  const template = await batchTemplate(customer);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'journey', `/form_orders/batch/new?sku_template_no=${template.no}`);

  // Orders two rows, the second one duplicated from the first; the total is updated.
  await expect(page.getByText(template.name).first()).toBeVisible();
  await page.getByLabel('Order number 1').fill('WEB-1001');
  await page.getByLabel('Quantity 1').fill('20');
  await page.getByLabel('Size 1').click();
  await page.getByRole('option').first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/form_orders\/batch\/\d+$/);
  await expect(page.getByText('Pending payment').first()).toBeVisible();
  const [no = ''] = (await page.getByRole('heading', { level: 1 }).textContent())?.match(/FO\d{12}/) ?? [];
  expect(no).not.toBe('');
  await expectAccessible(page);

  // Without money the console shows the missing amount and links to the recharge of that amount.
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await expect(page.getByText('Insufficient balance')).toBeVisible();
  await page
    .getByRole('link', { name: /^Recharge ¥/ })
    .or(page.getByRole('button', { name: /^Recharge ¥/ }))
    .click();
  await expect(page).toHaveURL(/\/mine\/recharge\?amount=/);
  await page.getByText('WeChat Pay').first().click();
  await page.getByRole('button', { name: /^Pay ¥/ }).click();

  // The demo cashier replaces the payment provider; the page detects the payment by itself.
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: 'Open the demo cashier' })
    .or(page.getByRole('button', { name: 'Open the demo cashier' }))
    .click();
  const cashier = await popup;
  await expect(cashier.getByText(/demo/i).first()).toBeVisible();
  await cashier.getByRole('button', { name: 'Pay (demo)' }).click();
  await expect(cashier.getByRole('button', { name: 'Pay (demo)' })).toBeHidden();
  await expect(page.getByText(/received/)).toBeVisible();
  const wayBack = { name: `Back to paying ${no}` };
  await expect(page.getByRole('link', wayBack).or(page.getByRole('button', wayBack))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/form_orders/batch');
  const row = page.locator('tr.ant-table-row', { hasText: no });
  await expect(row).toContainText('Pending payment');
  await row.getByRole('button', { name: 'Pay' }).click();
  await answer(page, 'Pay');
  await expect(row).toContainText('Paid');
  await row.getByRole('link', { name: no }).click();
  await confirmProduction(page, 'en-US');
  await expect(page.getByText('In production').first()).toBeVisible();

  // The factory, in Chinese: starts the batch and records the parcel with the keyboard, like a scanner.
  const desk = await openBrowser(browser, 'zh-CN', 1440);
  await signIn(desk, 'zh-CN', 'factory', '/order_desk');
  const waiting = desk
    .getByRole('row', { name: new RegExp(no) })
    .or(desk.locator('li, article, tr', { hasText: no }))
    .first();
  await waiting.getByRole('button', { name: /开始/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /开始/ }).click();
  // A page that is left before the answer may take the request with it: then the parcel would be refused.
  await expect(waiting).toBeHidden();
  const { data } = await customer.api('GET /orders');
  await desk.goto('/order_desk?tab=outbounds');
  await desk
    .getByLabel('系统订单号')
    .first()
    .fill(data[0]?.system_no ?? '');
  await desk.keyboard.press('Enter');
  await desk.getByLabel('物流单号').first().fill('SF1429883022170');
  await desk.keyboard.press('Enter');
  await desk.getByLabel('物流公司').first().fill('顺丰速运');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('SF1429883022170').first()).toBeVisible();

  // The customer sees the shipment with its tracking number.
  await page.reload();
  await expect(page.getByText('Shipped').first()).toBeVisible();
  await page.getByRole('link', { name: 'WEB-1001' }).first().click();
  await expect(page).toHaveURL(/\/orders\/\d+/);
  // The page before shows the number too, twice, and stays until this one is loaded.
  await expect(page.getByRole('heading', { name: 'WEB-1001' })).toBeVisible();
  await expect(page.getByText('SF1429883022170')).toBeVisible();
  await expectAccessible(page);
});

test('a refund is credited to the wallet at once and listed among the bills', async ({ browser }) => {
  const customer = await newCustomer('refunded');
  await fund(customer, 1000);
  const formOrder = await placeOrder(customer, 'RF-1', 10);
  await customer.api('POST /consumption_records', { body: { form_order_ids: [formOrder.id] } });
  const page = await openBrowser(browser, 'zh-CN');
  await signIn(page, 'zh-CN', 'refunded', `/form_orders/batch/${formOrder.id}`);
  await page.getByRole('button', { name: '更多操作' }).first().click();
  await page.getByRole('menuitem', { name: '退款' }).click();
  await answer(page, '退款');
  await expect(page.getByText('已退款').first()).toBeVisible();
  await page.goto('/mine/balance');
  await expect(page.getByText('¥1,000.00').first()).toBeVisible();
  await page.goto('/bills');
  await expect(page.locator('tr.ant-table-row')).toHaveCount(3);
  await expect(page.getByText('订单退款').first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('several form orders are paid together from the list', async ({ browser }) => {
  const customer = await newCustomer('together');
  await fund(customer, 5000);
  for (const no of ['T-1', 'T-2', 'T-3']) await placeOrder(customer, no, 5);
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'together', '/form_orders/batch');
  await expect(page.locator('tr.ant-table-row')).toHaveCount(3);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
  await answer(page, 'Pay');
  await expect(page.locator('tr.ant-table-row', { hasText: 'Paid' })).toHaveCount(3);
  const { data } = await customer.api('GET /consumption_records');
  expect(data.map(({ form_orders }) => form_orders.length)).toEqual([3]);
});

test('a frozen account is signed out on its next click', async ({ browser }) => {
  const customer = await newCustomer('at-work');
  const page = await openBrowser(browser, 'en-US', 1440);
  await signIn(page, 'en-US', 'at-work', '/form_orders/batch');
  await expect(page.getByText('No orders of this type yet')).toBeVisible();

  const desk = await openBrowser(browser, 'en-US', 1440);
  await signIn(desk, 'en-US', 'factory', `/users/${customer.id}`);
  await desk.getByRole('button', { name: 'More actions' }).first().click();
  await desk.getByRole('menuitem', { name: 'Freeze' }).click();
  await answer(desk, 'Freeze');
  await expect(desk.getByText('Frozen').first()).toBeVisible();

  await page.getByRole('link', { name: 'Bills' }).first().click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText('Your account has been frozen, please contact the administrator.');
  await notice.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbills/);
});

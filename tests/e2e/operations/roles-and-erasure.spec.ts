import { fetchClient } from '@platen/contract/fetch-client';
import { expect, type Page } from '@playwright/test';
import type { Caller } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { type BlankFactory, test } from './blank-factory.ts';
import { answer } from './blank-orders.ts';

const password = 'a fine password 7';
const receiver = { receiver_name: 'Ines Okonkwo', phone: '13955501234', address: '8 Harbour Road' };

interface Team {
  admin: Caller;
  shop: Caller;
}

/** An empty installation with its administrator and one customer. */
async function openFactory({ url, setupCode }: BlankFactory): Promise<Team> {
  const callerWith = (token?: string) => fetchClient({ url, token });
  const { token } = await callerWith()('POST /setup', {
    body: {
      code: setupCode,
      name: 'Nebula',
      currency: 'CNY',
      login_name: 'mia',
      password,
      screen_name: 'Mia',
      email: 'mia@example.com',
    },
  });
  const admin = callerWith(token);
  await admin('POST /users', { body: { login_name: 'shop', password, screen_name: 'Shop' } });
  const session = await callerWith()('POST /sessions', { body: { login_name: 'shop', password } });
  return { admin, shop: callerWith(session.token) };
}

/** Puts a role together by ticking what it may do, and gives it to a new colleague. */
async function makeCashier(page: Page): Promise<void> {
  await page.goto('/roles');
  await expect(page.getByText('No roles of your own yet')).toBeVisible();
  await page.getByRole('link', { name: 'New role' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Cashier');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Tick at least one ability')).toBeVisible();
  const money = page.getByRole('group', { name: 'Money' });
  await money.getByLabel('See recharges').check();
  await money.getByLabel('Approve bank transfers').check();
  await money.getByLabel('See second approvals').check();
  await money.getByLabel('Approve as a second person what they may approve themselves').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/roles$/);
  await expect(page.getByText(/^4 abilities/)).toBeVisible();

  await page.goto('/users/new');
  await page.getByLabel('Login name', { exact: true }).fill('tom');
  await page.getByLabel('Name', { exact: true }).fill('Tom');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Cashier' }).click();
  await page.getByRole('button', { name: 'Invite user', exact: true }).click();
}

/** Opens the link of an invitation that was just made. */
async function acceptInvitation(admin: Page, page: Page): Promise<void> {
  const link = await admin.getByRole('dialog').locator('code').innerText();
  await answer(admin, 'Close');
  await page.goto(link);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '设置密码', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function requireSecondPerson(page: Page): Promise<void> {
  await page.goto('/approvals');
  await expect(page.getByText('Nothing needed a second person yet')).toBeVisible();
  await page.getByRole('button', { name: 'Amounts' }).first().click();
  await page.getByRole('dialog').getByLabel('Bank transfers above').fill('100');
  await answer(page, 'Save');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A shipped or ended order of the receiver, so that nothing prevents the erasure. */
async function orderForReceiver({ admin, shop }: Team): Promise<{ id: number; system_no: string }> {
  const mug = { name: 'Mug', kind: 'batch_order' as const, size_prices: [{ size: 'S', price: 3 }] };
  const template = await admin('POST /sku_templates', { body: mug });
  await admin('PUT /sku_templates/:id/publish', { params: { id: template.id } });
  const { form_order } = await shop('POST /form_orders', {
    body: {
      type: 'FormOrder::Batch',
      sku_template_no: template.no,
      orders_attributes: [{ no: 'A-1', quantity: 1, size: 'S', ...receiver }],
    },
  });
  await shop('PUT /form_orders/:id/close', { params: { id: form_order.id } });
  const { data } = await shop('GET /orders', { query: { no_cont: 'A-1' } });
  const [order] = data;
  if (!order) throw new Error('the order is not in the list');
  expect(order).toMatchObject(receiver);
  return order;
}

async function eraseReceiver(page: Page, systemNo: string): Promise<void> {
  await page.goto('/erasures');
  await expect(page.getByText('Nothing was erased yet')).toBeVisible();
  await page.getByRole('link', { name: 'Erase data' }).first().click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  // Without a name and a phone, every order would be meant.
  await expect(page.getByText('Enter a name or a phone number')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('ines okonkwo');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('link', { name: systemNo })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('dialog')).toContainText('Erase 1 order and 0 files?');
  await answer(page, 'Erase now');
  await page.getByRole('link', { name: 'Certificate' }).click();
  // The page's own title has the same words as soon as the certificate is loaded.
  await expect(page.getByRole('heading', { name: /Certificate of erasure/, level: 2 })).toBeVisible();
  await expect(page.getByText(systemNo)).toBeVisible();
  await expectAccessible(page);
}

const title = 'a new factory makes a role, lets two approve a transfer and erases a receiver';
test(title, { tag: '@slow' }, async ({ browser, blank }) => {
  const { step } = test;
  const team = await openFactory(blank);
  const { shop } = team;
  const admin = await openBrowser(browser, 'en-US');
  await signIn(admin, 'en-US', 'mia', '/roles', password);
  const cashier = await openBrowser(browser, 'zh-CN', 390);
  await step('role', async () => {
    await makeCashier(admin);
    await acceptInvitation(admin, cashier);
  });

  await step('transfer that two approve', async () => {
    await requireSecondPerson(admin);
    await shop('POST /recharges', { body: { amount: 500, payment_method: 'offline' } });
    await admin.goto('/recharges');
    await admin.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await answer(admin, 'Approve');
    await expect(admin.getByText('Waiting for a second person. Nothing was added yet')).toBeVisible();
    await admin.goto('/approvals');
    await expect(admin.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    // Whoever asked for it cannot approve it.
    await expect(admin.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    expect(await shop('GET /mine')).toMatchObject({ balance: 0 });

    // Neither can somebody whom they have just invited: one person could be both.
    await signIn(cashier, 'zh-CN', 'tom', '/approvals', password);
    await expect(cashier.getByText(/之前你不能通过：你的账号由 Mia/)).toBeVisible();
    await expectAccessible(cashier);
    await expect(cashier.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
    await admin.getByRole('button', { name: 'Withdraw' }).click();
    await answer(admin, 'Withdraw');
    await expect(admin.getByText('Withdrawn').first()).toBeVisible();

    // The other way round, two people answer for it.
    await cashier.goto('/recharges');
    await cashier.getByRole('button', { name: '确认到账', exact: true }).first().click();
    await answer(cashier, '确认到账');
    await expect(cashier.getByText('已提交，等待另一人复核，尚未入账').first()).toBeVisible();
    await admin.goto('/approvals?state_eq=waiting');
    await admin.getByRole('button', { name: 'Approve', exact: true }).click();
    await answer(admin, 'Approve');
    await expect.poll(async () => (await shop('GET /mine')).balance).toBe(500);
    // The role has nothing else: neither in the menu nor by its address.
    await cashier.goto('/users');
    await expect(cashier.getByText('你的账号没有查看此页面的权限，请联系管理员开通。').first()).toBeVisible();
  });

  await step('erasure', async () => {
    const order = await orderForReceiver(team);
    await eraseReceiver(admin, order.system_no);
    const erased = await shop('GET /orders/:id', { params: { id: order.id } });
    expect(JSON.stringify(erased)).not.toMatch(/Okonkwo|13955501234|Harbour/);
    expect(erased).toMatchObject({ system_no: order.system_no, quantity: 1 });
  });
});

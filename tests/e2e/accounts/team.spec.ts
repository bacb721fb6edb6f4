import { expect } from '@playwright/test';
import { callerOf, newCustomer } from '../callers.ts';
import { demoPassword, expectAccessible, fillLogin, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

test('an owner invites a buyer, who orders for the company until the owner removes them', async ({ browser }) => {
  const { id } = await newCustomer('studio');
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'studio', '/mine/team');
  await expect(page.getByText('Owner', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Tom Becker');
  await dialog.getByLabel('Login name').fill('studio');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect(dialog.getByText('The name “studio” is already taken')).toBeVisible();
  await dialog.getByLabel('Login name').fill('studio-tom');
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  const invitation = page.getByRole('dialog', { name: 'Tom Becker is invited' });
  const link = (await invitation.getByText(/^http/).textContent()) ?? '';
  await invitation.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('studio-tom · Not signed in yet')).toBeVisible();

  const phone = await openBrowser(browser, 'zh-CN', 390);
  await phone.goto(link);
  await phone.getByLabel('密码', { exact: true }).fill(demoPassword);
  await phone.getByRole('button', { name: '设置密码' }).click();
  await expect(phone).toHaveURL(/\/login/);
  await fillLogin(phone, 'zh-CN', 'studio-tom');
  await phone.waitForURL((url) => !url.pathname.startsWith('/login'));
  await phone.goto('/mine/team');
  await expect(phone.getByText('采购员')).toBeVisible();
  await expect(phone.getByRole('button', { name: '邀请成员' })).toHaveCount(0);
  await expectAccessible(phone);
  const tom = await callerOf('studio-tom');
  expect(await tom('GET /mine')).toMatchObject({ account: { id, member_role: 'buyer' } });

  await page.reload();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Tom Becker', { exact: true })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('dialog')).toContainText('请重新登录');
});

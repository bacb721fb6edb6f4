import { expect } from '@playwright/test';
import { callWith, newCustomer } from '../callers.ts';
import { expectAccessible, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

test('a merchant creates an API key, calls the API with it, renames and deletes it', async ({ browser }) => {
  await newCustomer('key-shop');
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'key-shop', '/api_keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('link', { name: 'New API key' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /save|create|submit|ok/i }).click();
  await expect(page.getByText(/Name.*required/)).toBeVisible();
  await page.getByLabel('Description').fill('orders of the web shop');
  await page.getByRole('checkbox', { name: /Read orders/ }).check();
  await page.getByLabel('Name').fill('Shop system');
  await page.keyboard.press('Enter');
  const key = (await page.getByTestId('key-value').textContent()) ?? '';
  expect(key).toMatch(/^sk_/);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('key-value')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved the key' }).click();

  const mine = () => callWith(key)('GET /mine');
  expect((await mine()).login_name).toBe('key-shop');

  await page.goto('/api_keys');
  const row = page.locator('tr.ant-table-row', { hasText: 'Shop system' });
  await expect(row).toContainText(key.slice(0, 7));
  await expect(row).not.toContainText(key);
  await row.getByRole('link', { name: 'Edit' }).click();
  // The list has a filter with the same label and stays visible until the form is loaded.
  await expect(row).toHaveCount(0);
  await page.getByLabel('Name').fill('Shop system 2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Shop system 2').first()).toBeVisible();

  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  const rotated = (await page.getByTestId('key-value').textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved the key' }).click();
  await expect(page.getByText(`${key.slice(0, 7)}…${key.slice(-4)} works until`)).toBeVisible();
  expect(rotated).not.toBe(key);
  for (const secret of [key, rotated]) {
    expect((await callWith(secret)('GET /orders')).data).toEqual([]);
    await expect(callWith(secret)('GET /bills')).rejects.toMatchObject({ status: 403 });
  }

  await page.goto('/api_keys?name_cont=Shop');
  await page.getByRole('link', { name: 'Shop system 2' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/api_keys\?name_cont=Shop/);

  await page.goto('/api_keys?name_cont=nothing-like-it');
  await expect(page.getByRole('button', { name: /Clear filters/ })).toBeVisible();
  await page.getByRole('button', { name: /Clear filters/ }).click();
  await page.locator('tr.ant-table-row').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete the API key “Shop system 2”?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expect(mine()).rejects.toMatchObject({ status: 401 });
});

test('the menu is a drawer of 70 % width on a phone', async ({ browser }) => {
  const page = await openBrowser(browser, 'zh-CN', 390);
  await signIn(page, 'zh-CN', 'merchant');
  await expect(page.getByRole('link', { name: 'API 密钥' }).and(page.getByRole('menuitem'))).toHaveCount(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(273);
  await drawer.getByText('API 密钥').click();
  await expect(page).toHaveURL(/\/api_keys/);
  await expect(drawer).toBeHidden();
  await expectAccessible(page);
});

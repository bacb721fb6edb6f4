import { expect } from '@playwright/test';
import { newCustomer } from '../callers.ts';
import { demoPassword, expectAccessible, fillLogin, type Locale, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

const people = {
  'zh-CN': { merchant: '兰木手作', factory: '何志远' },
  'en-US': { admin: 'Admin' },
} as const;
const locales: Locale[] = ['zh-CN', 'en-US'];

for (const locale of locales) {
  for (const [loginName, screenName] of Object.entries(people[locale])) {
    test(`${loginName} signs in and out in ${locale}`, async ({ browser }) => {
      const page = await openBrowser(browser, locale);
      await signIn(page, locale, loginName);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'zh-CN' ? '首页' : 'Home');
      await expect(page.getByRole('button', { name: new RegExp(screenName) })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      const logout = page.getByRole('menuitem', { name: locale === 'zh-CN' ? '退出登录' : 'Sign out' });
      // A scripted click can miss the menu while it slides open on a busy machine.
      await expect(async () => {
        if (!(await logout.isVisible())) await page.getByRole('button', { name: new RegExp(screenName) }).click();
        await logout.click();
        await expect(page).toHaveURL(/\/login/, { timeout: 5000 });
      }).toPass();
      await page.goto('/mine');
      await expect(page).toHaveURL(/\/login\?redirect=/);
    });
  }

  test(`a frozen account is told why it cannot sign in, in ${locale}`, async ({ browser }) => {
    const page = await openBrowser(browser, locale);
    await page.goto('/login');
    await expectAccessible(page);
    await fillLogin(page, locale, 'frozen');
    const message =
      locale === 'zh-CN'
        ? '你的账号已被冻结，请联系管理员'
        : 'Your account has been frozen, please contact the administrator.';
    await expect(page.getByRole('dialog')).toContainText(message);
    await page.keyboard.press('Escape');
    // These servers run without captchas.
    await expect(page.getByRole('textbox', { name: locale === 'zh-CN' ? '验证码' : 'Captcha' })).toHaveCount(0);
  });
}

test('the requested page opens after the sign-in, but a foreign URL does not', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'merchant', '/api_keys?name_cont=shop');
  await expect(page).toHaveURL(/\/api_keys\?name_cont=shop/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('shop');

  const other = await openBrowser(browser, 'en-US');
  await other.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await fillLogin(other, 'en-US', 'merchant');
  await expect(other).toHaveURL(/localhost:\d+\/$/);
});

test('a wrong password is reported and keeps the typed values', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  await page.goto('/login');
  await fillLogin(page, 'en-US', 'merchant', 'not the password');
  await expect(page.getByText('Incorrect login name or password')).toBeVisible();
  await expect(page.getByLabel('Login name')).toHaveValue('merchant');
});

test('the language switch reloads the page in the other language and is remembered', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  await page.goto('/login');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: /登录/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('the countdown of the code survives a reload', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  await page.goto('/password');
  const send = page.getByRole('button', { name: /code/i });
  await expect(send).toBeDisabled();
  await page.getByLabel('Login name').fill('reseller');
  await send.click();
  await expect(page.getByRole('button', { name: /5\d/ })).toBeDisabled();
  await page.reload();
  await page.getByLabel('Login name').fill('reseller');
  await expect(page.getByRole('button', { name: /[45]\d/ })).toBeDisabled();
});

test('changing the password ends the other session and requires the new password', async ({ browser }) => {
  await newCustomer('two-desks');
  const [page, elsewhere] = [await openBrowser(browser, 'en-US'), await openBrowser(browser, 'en-US')];
  await signIn(elsewhere, 'en-US', 'two-desks', '/mine');
  await signIn(page, 'en-US', 'two-desks', '/mine/change_password');
  await expectAccessible(page);
  const fill = async (current: string, next: string, confirmation: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.keyboard.press('Tab');
  };
  await fill(demoPassword, 'another-pass-1', 'different');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fill('wrong-password', 'another-pass-1', 'another-pass-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is incorrect')).toBeVisible();
  await fill(demoPassword, 'another-pass-1', 'another-pass-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);

  await elsewhere.getByRole('link', { name: 'API keys' }).first().click();
  await expect(elsewhere.getByRole('dialog')).toContainText('Please sign in again');
  await elsewhere.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fapi_keys/);
  await fillLogin(elsewhere, 'en-US', 'two-desks', 'another-pass-1');
  await expect(elsewhere).toHaveURL(/\/api_keys/);
});

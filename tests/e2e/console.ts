import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { closeAfterJourney, watchContext } from './journey.ts';

export const demoPassword = 'platen-demo-2026';
export type Locale = 'zh-CN' | 'en-US';

/**
 * A new browser context with a language and without stored state. Animations are off, because they compete with
 * rendering for the CPU.
 */
export async function openBrowser(browser: Browser, locale: Locale, width = 1280): Promise<Page> {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  closeAfterJourney(context);
  await watchContext(context);
  return context.newPage();
}

const words = {
  'zh-CN': { loginName: '登录名', password: '密码', submit: '登录' },
  'en-US': { loginName: 'Login name', password: 'Password', submit: 'Sign in' },
} as const;

/** Fills the login form, which has no captcha in these tests. */
export async function fillLogin(page: Page, locale: Locale, loginName: string, password = demoPassword): Promise<void> {
  const { loginName: nameLabel, password: passwordLabel, submit } = words[locale];
  await page.getByLabel(nameLabel, { exact: true }).fill(loginName);
  await page.getByLabel(passwordLabel, { exact: true }).fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

export async function signIn(
  page: Page,
  locale: Locale,
  loginName: string,
  path = '/',
  password = demoPassword,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, locale, loginName, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Expects no accessibility violation that axe can find (WCAG A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    // The other way puts the results of frames together in a second page, for which axe is loaded once more.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

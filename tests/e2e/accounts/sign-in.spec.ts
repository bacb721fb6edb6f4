import { type CDPSession, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { newCustomer } from '../callers.ts';
import { expectAccessible, fillLogin, openBrowser, signIn } from '../console.ts';
import { test } from '../journey.ts';

const stepS = 30;
const codeOf = (secret: string, steps: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepS });

const secondStep = (page: Page) => page.getByRole('heading', { name: 'Two-factor authentication' });

/** An authenticator in the browser that confirms everything, as a finger on a sensor would. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

test('an authenticator app is set up, asked for, and replaced by a recovery code', async ({ browser }) => {
  const { id } = await newCustomer('two-steps');
  const page = await openBrowser(browser, 'en-US');
  await signIn(page, 'en-US', 'two-steps', '/mine/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code to scan with an authenticator app' })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('The code is incorrect, has expired or was already used')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(await codeOf(secret, 0));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await expectAccessible(page);

  const other = await openBrowser(browser, 'en-US');
  await other.goto('/login?redirect=%2Fmine%2Fsecurity');
  await fillLogin(other, 'en-US', 'two-steps');
  await expect(secondStep(other)).toBeVisible();
  await expectAccessible(other);
  const code = other.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await expect(other.getByText('The code is incorrect, has expired or was already used')).toBeVisible();
  // The code of the next step: the present one was used up by the set-up. The sixth digit submits it.
  await code.fill(await codeOf(secret, 1));
  await expect(other).toHaveURL(/\/mine\/security/);

  const phone = await openBrowser(browser, 'en-US', 390);
  await phone.goto('/login?redirect=%2Fmine%2Fsecurity');
  await fillLogin(phone, 'en-US', 'two-steps');
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill(recoveryCode);
  await phone.getByRole('button', { name: 'Verify' }).click();
  await expect(phone.getByText('9 codes left')).toBeVisible();
  await expectAccessible(phone);

  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('dialog')).toContainText('Please sign in again');

  // The phone and the paper are lost: the factory resets the factors, and the password alone signs in.
  const staff = await openBrowser(browser, 'en-US');
  await signIn(staff, 'en-US', 'factory', `/users/${id}`);
  await expect(staff.getByText('authenticator app · 9 recovery codes left')).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Reset two-factor authentication' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(staff.getByText('Not signed in on any device.')).toBeVisible();
  await phone.goto('/login?redirect=%2Fmine%2Fsecurity');
  await fillLogin(phone, 'en-US', 'two-steps');
  await expect(phone.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a passkey signs in alone and as the second step, and is removed', async ({ browser }) => {
  await newCustomer('key-holder');
  const page = await openBrowser(browser, 'en-US');
  await addAuthenticator(page);
  await signIn(page, 'en-US', 'key-holder', '/mine/security');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Office laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Office laptop')).toBeVisible();

  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?redirect=%2Fmine%2Fsecurity');
  };
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Office laptop')).toBeVisible();
  await expect(page.getByText(/last used/)).toBeVisible();

  await signOut();
  await fillLogin(page, 'en-US', 'key-holder');
  await expect(secondStep(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Office laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Office laptop')).toHaveCount(0);
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('The passkey could not be verified')).toBeVisible();
});

test('a passkey of another authenticator is of no use', async ({ browser }) => {
  const page = await openBrowser(browser, 'en-US');
  const cdp = await addAuthenticator(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await expect(page).toHaveURL(/\/login/);
  await cdp.detach();
});

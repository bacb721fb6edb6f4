import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PasswordForm } from './login.form.tsx';

/** The sign-in page of a server that refuses every sign-in, and says in the page whether it asks for a captcha. */
async function showLogin(captcha: 'on' | 'off') {
  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'platen-captcha', content: captcha });
  document.head.append(tag);
  const never = () => expect.unreachable('nobody is signed in');
  await showScreen(<PasswordForm onSignedIn={never} onChallenge={never} />);
  await page.getByLabelText('Login name').fill('ada');
  await page.getByLabelText('Password', { exact: true }).fill('a wrong password');
  return {
    captcha: page.getByRole('textbox', { name: 'Captcha' }),
    submit: page.getByRole('button', { name: 'Sign in', exact: true }),
  };
}

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ id: 1, name: 'Platen', logo: null });
    sent.push(JSON.parse(init.body as string));
    return Response.json({ code: 40100, error_message: 'Wrong name or password' }, { status: 400 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('meta[name="platen-captcha"]')?.remove();
});

it('asks for no captcha where the server needs none', async () => {
  const { captcha, submit } = await showLogin('off');
  await submit.click();
  await expect.element(page.getByText('Wrong name or password')).toBeVisible();
  await expect.element(captcha).not.toBeInTheDocument();
  expect(sent).toEqual([{ login_name: 'ada', password: 'a wrong password' }]);
});

it('asks for a new captcha after a failed sign-in: each is valid once', async () => {
  const { captcha, submit } = await showLogin('on');
  await submit.click();
  await expect.element(page.getByText(/Captcha.*required/)).toBeVisible();
  expect(sent).toEqual([]);
  await captcha.fill('ABCD');
  await submit.click();
  await expect.element(page.getByText('Wrong name or password')).toBeVisible();
  await expect.element(captcha).toHaveValue('');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { SetupForm } from './setup.form.tsx';

const sent: { address: string; body: Record<string, unknown> }[] = [];
let answer: (address: string) => Response;
let isOver = false;

beforeEach(() => {
  sent.length = 0;
  isOver = false;
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method === 'POST') {
        sent.push({ address, body: JSON.parse(body) });
        return answer(address);
      }
      if (address.endsWith('/setup') && isOver)
        return Response.json({ code: 40401, error_message: 'Not found' }, { status: 404 });
      if (address.endsWith('/setup'))
        return Response.json({ time_zone: 'Asia/Shanghai', is_time_zone_fixed: true, currency: 'CNY' });
      return Response.json({ name: 'Platen', logo: null, needs_setup: true });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => page.getByRole('textbox', { name });

async function fill(password = 'correct horse 42'): Promise<void> {
  await field('Factory name').fill('Nebula Print');
  await field('Your name').fill('Mia');
  await page.getByLabelText('Password', { exact: true }).fill(password);
}

it('reads the code from the link, and shows a wrong code at its field without losing input', async () => {
  answer = () =>
    Response.json(
      {
        code: 40050,
        error_message: 'The set-up code is incorrect.',
        fields: [{ path: 'code', code: 'setup_code_wrong', params: {}, message: 'The set-up code is incorrect.' }],
      },
      { status: 400 },
    );
  await showScreen(<SetupForm />, '/setup#code=7K3M-0QXA-9TDR');
  await expect.element(field('Set-up code')).toHaveValue('7K3M-0QXA-9TDR');
  await expect.element(page.getByText('Set by PLATEN_TZ on the server')).toBeVisible();
  await fill();
  await page.getByRole('button', { name: 'Create factory' }).dblClick();
  await expect.element(page.getByText('The set-up code is incorrect.')).toBeVisible();
  await expect.element(field('Factory name')).toHaveValue('Nebula Print');
  // A double click sends one request; a time zone that the server has fixed is not sent.
  expect(sent.map(({ body }) => body)).toEqual([
    {
      code: '7K3M-0QXA-9TDR',
      name: 'Nebula Print',
      currency: 'CNY',
      screen_name: 'Mia',
      login_name: 'admin',
      password: 'correct horse 42',
      email: null,
    },
  ]);
});

it('refuses a short password before anything is sent', async () => {
  await showScreen(<SetupForm />, '/setup#code=7K3M-0QXA-9TDR');
  await fill('short');
  await page.getByRole('button', { name: 'Create factory' }).click();
  await expect.element(page.getByText('At least 8 characters')).toBeVisible();
  expect(sent).toEqual([]);
});

it('loads sample data in a language, and sets up the factory even if that fails', async () => {
  answer = (address) =>
    address.endsWith('/setup')
      ? Response.json({ token: 'a-token', expires_at: '2026-12-16T00:00:00.000Z' })
      : Response.json({ code: 50301, error_message: 'No room left' }, { status: 503 });
  await showScreen(<SetupForm />, '/setup#code=7K3M-0QXA-9TDR');
  await fill();
  await page.getByRole('radio', { name: 'Sample data in English' }).click();
  await page.getByRole('button', { name: 'Create factory' }).click();
  await expect.element(page.getByText('Your factory is set up')).toBeVisible();
  await expect.element(page.getByText('The sample data could not be loaded: No room left')).toBeVisible();
  expect(sent.at(-1)).toEqual({ address: '/app_api/v1/sample_data', body: { locale: 'en-US' } });
});

it('redirects home once the installation is set up, without signing out', async () => {
  isOver = true;
  const shown = await showScreen(<SetupForm />, '/setup');
  await expect.poll(shown.address).toBe('/');
});

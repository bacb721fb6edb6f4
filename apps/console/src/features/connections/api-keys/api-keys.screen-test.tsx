import { offeredScopes } from '@platen/model/connections/api-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ApiKeyCreate } from './api-keys.form.tsx';

const sent: { scopes?: string[] }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/mine')) return Response.json({ id: 1, role: 'customer' });
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string) as { scopes?: string[] });
    return Response.json({ id: 1, key_value: 'sk_secret' });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function create(...permissions: string[]) {
  await showScreen(<ApiKeyCreate />);
  await page.getByLabelText('Name').fill('Shop');
  for (const name of permissions) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your new API key')).toBeVisible();
  return sent[0]?.scopes;
}

it('makes a key with every permission if none is ticked, as the form says', async () => {
  expect(await create()).toEqual(offeredScopes(false));
});

it('makes a key with the ticked permissions only', async () => {
  expect(await create('Read orders', 'Files')).toEqual(['orders_read', 'files']);
});

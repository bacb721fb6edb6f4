import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { WebhookCreate } from './webhooks.form.tsx';

const sent: { url: string }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string) as { url: string });
    return Response.json({ id: 1, secret: 'whsec_1' });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('accepts only an address whose traffic is encrypted', async () => {
  await showScreen(<WebhookCreate />);
  const url = page.getByLabelText('URL');
  await url.fill('http://shop.example.com/platen');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The URL must start with https://')).toBeVisible();
  expect(sent).toEqual([]);
  await url.fill(' https://shop.example.com/platen ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.map((body) => body.url)).toEqual(['https://shop.example.com/platen']);
});

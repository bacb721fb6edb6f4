import { afterAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeDesktop, showIn } from '../../testing/desktop-client.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ClientUpdateNotice } from './client-update-notice.tsx';

const client = new FakeDesktop();
afterAll(() => client.close());

it('announces each newer client once, with a link to it', async () => {
  vi.stubGlobal(
    'fetch',
    async (url: string) => client.respond(url) ?? Response.json({ id: 7, name: 'Platen', logo: null }),
  );
  await showIn('1.1.0');
  const { address } = await showScreen(<ClientUpdateNotice />);
  client.setState({ newest_version: null });
  expect(page.getByRole('status').elements()).toEqual([]);
  client.setState({ newest_version: '1.2.0' });
  await expect.element(page.getByText('Version 1.2.0 of the desktop client is available')).toBeVisible();
  await expect.element(page.getByText('You have version 1.1.0', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  client.setState({ newest_version: '1.3.0' });
  await page.getByRole('link', { name: 'Get the new version' }).click();
  await expect.poll(address).toBe('/application/info/7');
});

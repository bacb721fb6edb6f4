import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { NoAccess } from './no-access.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a viewer of a company', { role: 'customer', account: { member_role: 'viewer' } }, /^Ask the owner of your company/],
  ['staff', { role: 'packer', account: { member_role: 'owner' } }, /^Ask an administrator/],
])('tells %s whom to ask', async (_who, user, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, ...user }));
  await showScreen(<NoAccess />);
  await expect.element(page.getByText(text)).toBeVisible();
});

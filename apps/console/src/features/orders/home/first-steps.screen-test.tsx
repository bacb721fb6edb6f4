import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { FirstSteps } from './first-steps.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, role: 'customer', available_balance: 5 }));
});
afterEach(() => vi.unstubAllGlobals());

it('guides a new customer from a template to the first order, and ticks completed steps', async () => {
  await showScreen(<FirstSteps />);
  await expect.element(page.getByRole('link', { name: 'Recharge your balance Done' })).toBeVisible();
  const ways = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/sku_templates', '/mine/recharge', '/form_orders/micro_custom', '/api_keys/doc']);
});

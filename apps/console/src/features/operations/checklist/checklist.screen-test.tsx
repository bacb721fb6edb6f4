import { setupSteps } from '@platen/model/operations/setup';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { Checklist } from './checklist.tsx';

afterEach(() => vi.unstubAllGlobals());

it('links to the screen of each step, skips one, and can be hidden only when none is open', async () => {
  const calls: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      calls.push(`${method} ${address.replace('/app_api/v1', '')} ${body}`.trim());
      return Response.json({ is_open: true, steps: [] });
    },
  );
  const steps = setupSteps.map((key) => ({ key, state: key === 'staff' ? ('done' as const) : ('open' as const) }));
  await showScreen(<Checklist steps={steps} />);
  await expect.element(page.getByText('1 of 8 done')).toBeVisible();
  const ways = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/users/new?role=staff',
    '/categories',
    '/shipping_settings/edit',
    '/font_libraries/new',
    '/sku_templates/new',
    '/users/new?role=customer',
    '/recharges',
  ]);
  expect(page.getByRole('button', { name: 'Hide list' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Skip: Set up mail' }).click();
  await vi.waitFor(() => expect(calls).toEqual(['PUT /setup/checklist/mail {"is_skipped":true}']));
});

it('explains how to configure mail', async () => {
  await showScreen(<Checklist steps={[{ key: 'mail', state: 'open' }]} />);
  await page.getByRole('button', { name: 'Set up mail', exact: true }).click();
  await expect.element(page.getByText(/^PLATEN_SMTP_URL=/)).toBeVisible();
});

it('can be hidden when everything is done or skipped', async () => {
  const steps = [
    { key: 'staff' as const, state: 'done' as const },
    { key: 'mail' as const, state: 'skipped' as const },
  ];
  await showScreen(<Checklist steps={steps} />);
  await expect.element(page.getByRole('button', { name: 'Hide list' })).toBeVisible();
});

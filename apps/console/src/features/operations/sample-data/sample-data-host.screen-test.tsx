import type { MineAbilities } from '@platen/model/accounts/accounts';
import type { SampleData } from '@platen/model/operations/sample-data';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { AbilitiesProvider } from '../../../shared/session/abilities.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { SampleDataHost } from './sample-data-host.tsx';

afterEach(() => vi.unstubAllGlobals());

const staff: MineAbilities = { sample_data: ['read', 'create', 'destroy'] };
const customer: MineAbilities = { sample_data: ['read'] };
const making: SampleData = { state: 'making', purpose: 'demo', locale: 'en-US', progress: 60, failed_count: 0 };
const made: SampleData = { state: 'made', purpose: 'sample', locale: 'en-US', progress: 100, failed_count: 0 };

/** A server that has this sample data until it is removed. */
function serve(data: SampleData, removal = { removed_count: 50, unpublished_count: 0, kept_count: 0 }) {
  const server = { data, removals: 0, templates: 0, counted: 0 };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') server.data = { ...making, purpose: 'sample', progress: 0 };
    if (url.includes('/sku_templates')) {
      server.counted++;
      return Response.json({ data: [], meta: { total: server.templates } });
    }
    if (method !== 'DELETE') return Response.json(server.data);
    server.removals++;
    server.data = { ...server.data, state: 'none', purpose: null };
    return Response.json(removal);
  });
  return server;
}

async function show(abilities: MineAbilities, isHome = true) {
  await showScreen(
    <AbilitiesProvider abilities={abilities}>
      <SampleDataHost isHome={isHome} />
    </AbilitiesProvider>,
  );
}

it.each([staff, customer])('shows the progress of a demo to everybody until it is done', async (abilities) => {
  const server = serve(making);
  await show(abilities, false);
  await expect.element(page.getByText('The demo is still being made: 60 %')).toBeVisible();
  server.data = { ...making, state: 'made', progress: 100 };
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

it('reports a failure, but not to customers of a real factory', async () => {
  serve({ ...making, purpose: 'sample', failed_count: 2 });
  await show(staff, false);
  await expect.element(page.getByText('Sample data is being loaded: 60 %')).toBeVisible();
  await expect.element(page.getByText('2 items failed and will be tried again.')).toBeVisible();
  await cleanup();
  await show(customer, false);
  await expect.element(page.getByText('Sample data is being loaded: 60 %')).not.toBeInTheDocument();
});

it('removes sample data on the home page after a confirmation, and reports what stays', async () => {
  const server = serve(made, { removed_count: 40, unpublished_count: 1, kept_count: 3 });
  await show(staff);
  await page.getByRole('button', { name: 'Remove sample data' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the sample data?' });
  await expect.element(question.getByText(/stay\. This can’t be undone/)).toBeVisible();
  expect(server.removals).toBe(0);
  await question.getByRole('button', { name: 'Remove sample data' }).click();
  await expect.element(page.getByText(/1 template was ordered.*3 items stay/)).toBeVisible();
  expect(server.removals).toBe(1);
});

it('shows nothing on other screens and to customers', async () => {
  serve(made);
  await show(staff, false);
  await show(customer, true);
  expect(page.getByText('This factory has sample data').elements()).toEqual([]);
});

it('offers sample data only on the home page of a factory without templates', async () => {
  const none: SampleData = { state: 'none', purpose: null, locale: null, progress: 0, failed_count: 0 };
  const server = serve(none);
  server.templates = 1;
  await show(staff);
  await expect.poll(() => server.counted).toBe(1);
  server.templates = 0;
  await show(customer);
  await show(staff, false);
  expect(page.getByRole('button', { name: 'Load sample data' }).elements()).toEqual([]);
  expect(server.counted).toBe(1);
  await cleanup();
  await show(staff);
  await page.getByRole('button', { name: 'Load sample data' }).click();
  await expect.element(page.getByText('Sample data is being loaded: 0 %')).toBeVisible();
});

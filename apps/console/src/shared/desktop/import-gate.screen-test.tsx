import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showIn } from '../../testing/desktop-client.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { recordVersions } from '../request/web-version.ts';
import { AbilitiesProvider } from '../session/abilities.tsx';
import { showUploadJobs, useIsUploadJobsShown } from './upload-jobs-panel.ts';
import { useImportOrders } from './use-import-orders.tsx';

const served = { web: '0.0.1', app: '1.2.0' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, name: 'Platen', logo: null }));
  showUploadJobs(false);
});
afterEach(() => vi.unstubAllGlobals());

function Head() {
  return (
    <>
      <ActionButtons actions={useImportOrders()} />
      <p>{useIsUploadJobsShown() ? 'jobs are shown' : 'no jobs are shown'}</p>
    </>
  );
}

/** Presses the import button in a page of the given client, with a server that serves the given versions. */
async function askToImport(clientVersion: string | undefined, { web, app } = served) {
  await showIn(clientVersion);
  recordVersions(new Headers({ 'client-web-version': web, 'client-app-version': app }));
  const shown = await showScreen(
    <AbilitiesProvider abilities={{ orders: ['create'], import_tasks: ['create'] }}>
      <Head />
    </AbilitiesProvider>,
  );
  await page.getByRole('button', { name: 'Import orders' }).click();
  return shown;
}

const dialog = () => page.getByRole('dialog');

it('requires the desktop client in a browser, and links to it', async () => {
  const { address } = await askToImport(undefined);
  await expect.element(dialog()).toHaveTextContent('Import orders in the desktop client');
  await dialog().getByRole('button', { name: 'Get the desktop client' }).click();
  await expect.poll(address).toBe('/application/info/7');
  await expect.element(page.getByText('no jobs are shown')).toBeVisible();
});

it('requires a newer client if this one is too old', async () => {
  const { address } = await askToImport('1.1.9');
  await expect.element(dialog()).toHaveTextContent('Version 1.1.9 is too old to import orders. Install version 1.2.0');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(address()).toBe('/');
  await expect.element(page.getByText('no jobs are shown')).toBeVisible();
});

it('asks to reload a page that is older than the server’s', async () => {
  await askToImport('1.2.0', { ...served, web: '999.0.0' });
  await expect.element(dialog()).toHaveTextContent('This page is outdated');
  await expect.element(dialog().getByRole('button', { name: 'Refresh' })).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('no jobs are shown')).toBeVisible();
});

it('shows the upload jobs in a client that is new enough', async () => {
  await askToImport('1.10.0');
  await expect.element(page.getByText('jobs are shown', { exact: true })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('is not offered to users who may not import', async () => {
  await showIn('1.2.0');
  await showScreen(
    <AbilitiesProvider abilities={{ orders: ['create'] }}>
      <Head />
    </AbilitiesProvider>,
  );
  await expect.element(page.getByText('no jobs are shown')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import orders' })).not.toBeInTheDocument();
});

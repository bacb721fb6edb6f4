import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { EmptyList } from './empty-list.tsx';

const empty = { title: 'No templates here yet', text: 'They appear here.' };
const other = { key: 'batch', label: 'Show 1 in Batch order', run: vi.fn<() => Promise<void>>(async () => undefined) };
const create = { key: 'create', label: 'New template', run: async () => undefined };

it('leads to where there is something, with and without filters', async () => {
  await showScreen(<EmptyList empty={empty} filterCount={0} onClear={() => undefined} otherResults={[other]} />);
  await page.getByRole('button', { name: 'Show 1 in Batch order' }).click();
  await vi.waitFor(() => expect(other.run).toHaveBeenCalledOnce());
  await showScreen(<EmptyList empty={empty} filterCount={1} onClear={() => undefined} otherResults={[other]} />);
  await expect.element(page.getByRole('button', { name: 'Show 1 in Batch order' }).last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

it('offers only the first step to whoever may take it', async () => {
  await showScreen(
    <EmptyList empty={{ ...empty, action: create }} filterCount={0} onClear={() => undefined} otherResults={[other]} />,
  );
  await expect.element(page.getByRole('button', { name: 'New template' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

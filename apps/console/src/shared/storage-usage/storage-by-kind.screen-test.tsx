import type { CustomerStorage } from '@platen/model/files/storage-usage';
import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { StorageByKind } from './storage-by-kind.tsx';

const usage: CustomerStorage = {
  measured_at: '2026-11-17T04:10:00.000Z',
  kinds: [
    { kind: 'originals', files_count: 1200, bytes: 3 * 1024 ** 3 },
    { kind: 'renders', files_count: 40, bytes: 1024 ** 3 },
    { kind: 'copies', files_count: 0, bytes: 0 },
    { kind: 'imports', files_count: 2, bytes: 2048 },
    { kind: 'catalogue', files_count: 0, bytes: 0 },
  ],
};

type Answer = () => Promise<CustomerStorage>;

function Screen({ answer }: { answer: Answer }) {
  return <StorageByKind query={useQuery({ queryKey: ['storage'], queryFn: answer, retry: false })} />;
}
const show = (answer: Answer) => showScreen(<Screen answer={answer} />);

it.each([390, 1024, 1920])('shows every kind, the total and its time at %i px', async (width) => {
  await page.viewport(width, 900);
  await show(async () => usage);
  await expect.element(page.getByText(/4\.0 GB in total · measured/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Customers’ uploads 1,200 3.0 GB' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Resized copies and levels 0 0 B' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('says that there are no figures before the first night', async () => {
  await show(async () => ({ ...usage, measured_at: null }));
  await expect.element(page.getByText('Figures appear after the first night.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});

it('keeps its place while it loads, and can be loaded again after a failure', async () => {
  const answer = vi.fn<Answer>(() => Promise.reject(new Error('no connection')));
  await show(answer);
  await expect.element(page.getByText('Storage used', { exact: true })).toBeVisible();
  answer.mockResolvedValue(usage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/4\.0 GB in total/)).toBeVisible();
});

import type { ImportTaskDetail } from '@platen/model/orders/import-tasks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ImportOutcome } from './import-outcome.tsx';

const task = (facts: Partial<ImportTaskDetail>) =>
  ({
    status: 'failed',
    progress_rate: 0,
    errs: [],
    errs_count: 0,
    error_file: null,
    headers: [],
    ...facts,
  }) as ImportTaskDetail;
const file = { id: 1, url: '/x', filename: 'Error Info.xlsx' };

it('shows that an import failed, why, and where its rows are', async () => {
  const errs = ['第3行：总数量不能小于 1', '第4行：SKU模板编号 SKU9 不存在'];
  await showScreen(<ImportOutcome task={task({ errs, errs_count: 2, error_file: file })} />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Import failed, please check the "Error Info.xlsx" file for details');
  for (const line of errs) await expect.element(alert).toHaveTextContent(line);
});

it('names headers that were not recognized', async () => {
  const headers = [
    { text: 'Order ID', key: null },
    { text: '总数量', key: 'quantity' },
  ];
  await showScreen(<ImportOutcome task={task({ status: 'checked', headers })} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Headers not recognized: Order ID');
});

it('shows the progress', async () => {
  await showScreen(<ImportOutcome task={task({ status: 'progressing', progress_rate: 42 })} />);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
});

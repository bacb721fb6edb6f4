import type { ImportDraftState } from '@platen/model/orders/desktop';
import {
  type UploadJob,
  type UploadJobStatus,
  uploadJobActionsOf,
  uploadJobStatuses,
} from '@platen/model/orders/upload-jobs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showUploadJobs } from '../../../shared/desktop/upload-jobs-panel.ts';
import { FakeDesktop, showIn } from '../../../testing/desktop-client.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { sizes } from '../../../ui/theme/tokens.ts';
import { UploadJobsHost } from './upload-jobs-host.tsx';

// Shared by all tests: the page keeps polling the same client.
const client = new FakeDesktop();
const sent: unknown[] = [];

beforeAll(async () => {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const answer = client.respond(address, init.method);
    if (answer) return answer;
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json({ headers: [], mapping: {} });
  });
  await showIn('1.0.0');
});
afterAll(() => client.close());
beforeEach(() => {
  client.requests.length = 0;
  showUploadJobs(false);
  client.setState({ jobs: [], draft: null });
});

const job = (status: UploadJobStatus, more: Partial<UploadJob> = {}): UploadJob => ({
  id: `id-${status}`,
  status,
  sku_template_no: 'SKU000001',
  sku_template_name: 'Name stickers',
  type: 'FormOrder::MicroCustom',
  excel_file_name: `${status}.xlsx`,
  sheet_name: '订单',
  rows_count: 512,
  images_count: 10,
  uploaded_count: 6,
  byte_size: 90_596_966,
  uploaded_bytes: 57_986_253,
  bytes_per_second: 2_202_009,
  progress: status === 'success' ? 100 : 58,
  error_message: status === 'error' ? '第 41 行：尺寸不在可选范围' : '',
  form_order: status === 'success' ? { id: 3, no: 'FO261114000118' } : null,
  ...more,
});
const all = uploadJobStatuses.map((status) => job(status));
const labels = { upload: 'Upload', pause: 'Pause', retry: 'Retry', detail: 'View purchase order', delete: 'Delete' };

const jobsDialog = () => page.getByRole('dialog', { name: 'Upload jobs' });
/** Found by its text: antd gives all titles the same id in tests. */
const dialogAbove = (text: string) => page.getByRole('dialog').filter({ hasText: text });
const lineOf = (status: UploadJobStatus) =>
  jobsDialog()
    .getByRole('listitem')
    .filter({ hasText: `${status}.xlsx` });

async function showJobs(jobs: readonly UploadJob[]) {
  await showScreen(<UploadJobsHost />);
  client.setState({ jobs: [...jobs] });
  showUploadJobs(true);
  await expect.element(jobsDialog()).toBeVisible();
}

it('lists jobs in a dialog of 600, its list no higher than 400', async () => {
  await showJobs(all);
  await expect.element(jobsDialog()).toHaveTextContent('1 uploading · 1 waiting · 1 paused · 1 failed · 1 done');
  const list = jobsDialog().getByRole('list', { name: 'Upload jobs' });
  await expect.poll(() => jobsDialog().element().getBoundingClientRect().width).toBe(600);
  await expect.poll(() => list.element().getBoundingClientRect().height).toBe(400);
  expect(list.element().scrollHeight).toBeGreaterThan(400);
  await expect
    .element(lineOf('uploading'))
    .toHaveTextContent(/55 MB \/ 86 MB · 6 \/ 10 images · 2\.1 MB\/s · 15 seconds left/);
  await expect.element(lineOf('pending')).toHaveTextContent('No. 1 in line');
  await expect.element(lineOf('error')).toHaveTextContent('第 41 行：尺寸不在可选范围');
  const bar = lineOf('success').getByRole('progressbar', { name: 'success.xlsx' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
});

it('offers for each job only what its status allows', async () => {
  await showJobs(all);
  for (const status of uploadJobStatuses) {
    for (const [action, name] of Object.entries(labels)) {
      const role = action === 'detail' ? 'link' : 'button';
      const isAllowed = uploadJobActionsOf[status].includes(action as keyof typeof labels);
      const offered = lineOf(status).getByRole(role, { name, exact: true });
      await expect.poll(() => offered.elements().length, { message: `${status} ${action}` }).toBe(isAllowed ? 1 : 0);
    }
  }
});

it('calls the client for each action, and confirms deletion', async () => {
  await showJobs(all);
  await lineOf('uploading').getByRole('button', { name: 'Pause' }).click();
  await lineOf('paused').getByRole('button', { name: 'Upload' }).click();
  await lineOf('error').getByRole('button', { name: 'Retry' }).click();
  await jobsDialog().getByRole('button', { name: 'Pause all' }).click();
  await jobsDialog().getByRole('button', { name: 'Clear finished' }).click();
  await expect
    .poll(() => client.requests)
    .toEqual([
      'POST /jobs/id-uploading/pause',
      'POST /jobs/id-paused/upload',
      'POST /jobs/id-error/retry',
      'POST /jobs/pause_all',
      'POST /jobs/clear',
    ]);
  await lineOf('error').getByRole('button', { name: 'Delete' }).click();
  const question = dialogAbove('Delete this upload job?');
  await expect.element(question).toHaveTextContent('error.xlsx · SKU000001');
  expect(client.requests).not.toContain('POST /jobs/id-error/delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => client.requests).toContain('POST /jobs/id-error/delete');
});

it('opens when jobs are added, and reports once how each of them ended', async () => {
  await showScreen(<UploadJobsHost />);
  client.setState({ jobs: [job('uploading', { id: 'a' })] });
  // Jobs that had ended before the page was opened are not reported; later ones are.
  await expect.poll(() => jobsDialog().elements().length).toBe(0);
  client.setState({ jobs: [job('uploading', { id: 'a' }), job('pending', { id: 'b' })] });
  await expect.element(jobsDialog()).toBeVisible();
  client.setState({ jobs: [job('success', { id: 'a' }), job('error', { id: 'b' })] });
  await expect.element(page.getByText('success.xlsx: purchase order FO261114000118 created.')).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect.element(failure).toHaveTextContent(/Personalized · SKU000001.*error\.xlsx/);
  await expect.element(failure).not.toHaveTextContent('第 41 行');
  await failure.getByRole('button', { name: 'Show error' }).click();
  await expect.element(failure).toHaveTextContent('第 41 行：尺寸不在可选范围');
  await failure.getByRole('button', { name: 'Hide error' }).click();
  await expect.element(failure).not.toHaveTextContent('第 41 行');
  // The header's buttons stay in reach.
  for (const notice of page.getByRole('alert').elements())
    expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(sizes.header);
});

const draft = (facts: Partial<ImportDraftState>): ImportDraftState => ({
  id: 'draft',
  file_name: 'orders.xlsx',
  status: 'ready',
  rows_read: 3,
  headers: [],
  message: '',
  row_errors: [],
  failed_rows: 0,
  hidden_rows: 0,
  error_file: null,
  templates: [],
  amount: null,
  available_balance: null,
  ...facts,
});
const draftDialog = () => page.getByRole('dialog', { name: 'Import orders.xlsx' });

it('shows what a sheet would order before anything is sent', async () => {
  const template = { no: 'SKU000001', name: 'Mug', kind: 'micro_custom' as const, rows_count: 2, quantity: 5 };
  const picture = { row_number: 2, no: 'A1', url: '/app_api/v1/blobs/a.png' };
  await showScreen(<UploadJobsHost />);
  client.setState({
    draft: draft({
      templates: [{ ...template, images_count: 2, amount: 99.5, pictures: [picture] }],
      amount: 99.5,
      available_balance: 9.5,
      failed_rows: 1,
      hidden_rows: 1,
      row_errors: ['第3行：总数量不能小于 1'],
      error_file: '/home/lin/Error Info.xlsx',
      message: 'Import failed, please check the “Error Info.xlsx” file for details',
    }),
  });
  await expect.element(draftDialog()).toHaveTextContent(/Mug.*SKU000001 · Personalized.*2.*5.*2.*¥99\.50/);
  await expect.element(draftDialog()).toHaveTextContent('Short by ¥90.00');
  await expect.element(draftDialog()).toHaveTextContent('1 hidden row included');
  await expect.element(draftDialog()).toHaveTextContent('第3行：总数量不能小于 1');
  await expect.element(draftDialog()).toHaveTextContent('Saved as /home/lin/Error Info.xlsx');
  await expect.element(draftDialog().getByRole('img', { name: 'Row 2 · A1' })).toBeVisible();
  await draftDialog().getByRole('button', { name: 'Order the other 2 rows' }).click();
  await expect.poll(() => client.requests).toEqual(['POST /draft/draft/order']);
});

it('asks for a header mapping, and reloads the sheet', async () => {
  await showScreen(<UploadJobsHost />);
  const headers = [
    { text: 'Order ID', key: null },
    { text: 'Qty', key: null },
  ];
  client.setState({ draft: draft({ status: 'refused', headers, message: 'None of the columns was recognized.' }) });
  // It opens automatically: without a header mapping nothing else can be checked.
  const mapping = dialogAbove('Tell us once');
  await expect.element(mapping).toHaveTextContent(/Order ID.*Order number.*Qty.*Quantity/);
  await userEvent.click(mapping.getByRole('button', { name: 'Save and check again' }));
  await expect.poll(() => client.requests).toEqual(['POST /draft/draft/again']);
  expect(sent.at(-1)).toEqual({ headers: ['Order ID', 'Qty'], mapping: { 'Order ID': 'no', Qty: 'quantity' } });
});

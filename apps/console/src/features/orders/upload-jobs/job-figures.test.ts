import type { UploadJob, UploadJobStatus } from '@platen/model/orders/upload-jobs';
import { expect, it } from 'vitest';
import { countActive, countJobs, newlyEnded, queuePosition, secondsLeft } from './job-figures.ts';

const job = (id: string, status: UploadJobStatus, more: Partial<UploadJob> = {}): UploadJob => ({
  id,
  status,
  sku_template_no: 'SKU000001',
  sku_template_name: '姓名贴',
  type: 'FormOrder::MicroCustom',
  excel_file_name: 'orders.xlsx',
  sheet_name: '订单',
  rows_count: 3,
  images_count: 2,
  uploaded_count: 0,
  byte_size: 1000,
  uploaded_bytes: 0,
  bytes_per_second: 0,
  progress: 25,
  error_message: '',
  form_order: null,
  ...more,
});

const jobs = [job('a', 'success'), job('b', 'uploading'), job('c', 'pending'), job('d', 'pending'), job('e', 'paused')];

it('counts jobs by status, omitting statuses without jobs', () => {
  expect(countJobs(jobs)).toEqual([
    { status: 'uploading', count: 1 },
    { status: 'pending', count: 2 },
    { status: 'paused', count: 1 },
    { status: 'success', count: 1 },
  ]);
  expect(countActive(jobs)).toBe(3);
});

it('returns the queue position of waiting jobs', () => {
  expect(['c', 'd'].map((id) => queuePosition(jobs, id))).toEqual([1, 2]);
});

it('estimates the remaining time from the recent speed', () => {
  expect(secondsLeft(job('a', 'uploading'))).toBeUndefined();
  expect(secondsLeft(job('a', 'uploading', { uploaded_bytes: 400, bytes_per_second: 100 }))).toBe(6);
  expect(secondsLeft(job('a', 'uploading', { uploaded_bytes: 1000, bytes_per_second: 100 }))).toBeUndefined();
});

it('reports each end once, and none from before', () => {
  const before = new Map<string, UploadJobStatus>([
    ['a', 'uploading'],
    ['b', 'uploading'],
    ['c', 'error'],
  ]);
  const now = [job('a', 'success'), job('b', 'error'), job('c', 'error'), job('d', 'success')];
  expect(newlyEnded(before, now).map(({ id }) => id)).toEqual(['a', 'b']);
});

import type { UploadedStatement } from '@platen/model/wallet/statements';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../../testing/show-screen.tsx';
import type { UploadService } from '../../../ui/upload/upload.types.ts';
import { UploadServiceContext } from '../../../ui/upload/upload-service.ts';
import { StatementUpload } from './statements.form.tsx';

afterEach(() => vi.unstubAllGlobals());

const statement: UploadedStatement = {
  id: 7,
  payment_method: 'wechat',
  from_day: '2026-06-08',
  to_day: '2026-06-08',
  lines_count: 3,
  matched_count: 3,
  matched_amount: 88,
  differences_count: 0,
  differences: [],
  file: { id: 31, url: '/bill.csv', filename: 'bill.csv' },
  creator: { id: 1, screen_name: 'Finance' },
  created_at: '2026-06-09T01:00:00.000Z',
  is_known: false,
};

const uploads: UploadService = {
  upload: async (file) => ({ id: 31, url: '/bill.csv', filename: file.name }),
  list: async () => ({
    data: [],
    meta: { page: 1, per_page: 14, total: 0, total_pages: 0, total_is_estimate: false, next_cursor: null },
  }),
  tags: async () => [],
  thumbnail: (url) => url,
};

/** A server that gives these answers to uploaded statements, one after the other. */
function serve(...answers: Response[]) {
  const requests: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: RequestInit = {}) => {
    requests.push({ body: JSON.parse(body as string), key: new Headers(headers).get('idempotency-key') });
    return answers.shift() ?? Response.error();
  });
  return requests;
}

async function show() {
  const screen = await showScreen(
    <UploadServiceContext value={uploads}>
      <StatementUpload />
    </UploadServiceContext>,
    '/statements/new',
  );
  const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
  await expect.element(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  return { ...screen, choose: (name: string) => userEvent.upload(input(), new File(['x'], name)) };
}
const compare = () => page.getByRole('button', { name: 'Compare' }).click();

it('asks for the file, and sends nothing without it', async () => {
  const requests = serve();
  await show();
  await compare();
  await expect.element(page.getByText('File is required')).toBeVisible();
  expect(requests).toEqual([]);
});

it('refuses a file of another kind before it is uploaded', async () => {
  const upload = vi.spyOn(uploads, 'upload');
  const { choose } = await show();
  await choose('bill.pdf');
  await expect.element(page.getByText(/bill\.pdf/)).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});

it('says at the file what cannot be read, and compares the next one', async () => {
  const message = 'This is not a statement of WeChat Pay or Alipay';
  const field = { path: 'file', code: 'statement_unrecognized', params: {}, message };
  const refusal = { code: 40080, error_message: message, message, messages: [message], fields: [field] };
  const requests = serve(Response.json(refusal, { status: 400 }), Response.json(statement));
  const { address, choose } = await show();
  await choose('bill.csv');
  await compare();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await compare();
  await vi.waitFor(() => expect(address()).toBe('/statements/7'));
  expect(requests.map(({ body }) => body)).toEqual([{ file: 31 }, { file: 31 }]);
});

it('repeats a comparison whose answer was lost with the same key, and tells a known file', async () => {
  const requests = serve(Response.error(), Response.json({ ...statement, is_known: true }));
  const { address, choose } = await show();
  await choose('bill.zip');
  await compare();
  await expect.element(page.getByRole('button', { name: 'Compare' })).toBeEnabled();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await compare();
  await expect.element(page.getByText('This file was uploaded before. This is what was found then.')).toBeVisible();
  await vi.waitFor(() => expect(address()).toBe('/statements/7'));
  expect(requests[0]?.key).toMatch(/.{8}/);
  expect(requests[1]?.key).toBe(requests[0]?.key);
});

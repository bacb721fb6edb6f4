import { estimatedLengthHeader } from '@platen/model/api';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { useListExport } from './use-list-export.tsx';

afterEach(() => vi.unstubAllGlobals());

async function showExport() {
  function Head() {
    const { action, strip } = useListExport('GET /bills/export', {}, 'Bills');
    return (
      <>
        <ActionButtons actions={[action]} />
        {strip}
      </>
    );
  }
  await showScreen(<Head />);
  await page.getByRole('button', { name: 'Export' }).click();
}

it('shows the progress of a download that takes a while', async () => {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const content = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  const headers = {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    [estimatedLengthHeader]: '400',
  };
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => body.error(signal.reason));
    return new Response(content, { headers });
  });
  await showExport();
  expect(page.getByRole('progressbar').query(), 'not at once').toBeNull();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  body.enqueue(new Uint8Array(100));
  await expect.element(page.getByText('25%', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(page.getByRole('dialog').query(), 'no dialog after canceling').toBeNull();
});

it('opens a dialog if the export fails', async () => {
  const answer = { code: 50000, error_message: 'The disk is full', request_id: 'req-7' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 500 }));
  await showExport();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Export failed');
  await expect.element(dialog).toHaveTextContent('The disk is full');
  await expect.element(dialog).toHaveTextContent('req-7');
});

import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PendingReasons, usePendingReasons } from '../form/form-pending.tsx';
import type { StoredFile, UploadCall, UploadService } from './upload.types.ts';
import { UploadCell } from './upload-cell.tsx';
import { UploadField } from './upload-field.tsx';
import { UploadServiceContext } from './upload-service.ts';

interface Transfer {
  file: File;
  call: UploadCall;
  finish: () => void;
  fail: (message: string) => void;
}

/** A fake upload service: transfers end when the test says so. */
function storeByHand() {
  const transfers: Transfer[] = [];
  let stored = 0;
  const service: UploadService = {
    upload: (file, call) =>
      new Promise<StoredFile>((resolve, reject) => {
        const id = ++stored;
        const finish = () => resolve({ id, url: URL.createObjectURL(file), filename: file.name });
        transfers.push({ file, call, finish, fail: (message) => reject(new Error(message)) });
      }),
    list: async () => ({
      data: [],
      meta: { page: 1, per_page: 14, total: 0, total_pages: 0, total_is_estimate: false, next_cursor: null },
    }),
    tags: async () => [],
    thumbnail: (url) => url,
  };
  return { service, transfers };
}

async function png(name: string, width = 8, height = 8): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

interface Limits {
  count?: number;
  maxMb?: number;
  tags?: string[];
}

interface FieldProps extends Limits {
  value: readonly StoredFile[];
  onChange: (next: StoredFile[]) => void;
}

const Cell = (props: Omit<FieldProps, 'tags'>) => <UploadCell {...props} label="Images" />;

async function showField(Field: (props: FieldProps) => ReactNode, limits: Limits) {
  const { service, transfers } = storeByHand();
  const values: string[][] = [];
  function Screen() {
    const [files, setFiles] = useState<readonly StoredFile[]>([]);
    const { reason, report } = usePendingReasons();
    return (
      <UploadServiceContext value={service}>
        <PendingReasons report={report}>
          <Field
            value={files}
            onChange={(next) => {
              values.push(next.map(({ filename }) => filename));
              setFiles(next);
            }}
            {...limits}
          />
        </PendingReasons>
        <output>{reason ?? 'Ready to save'}</output>
      </UploadServiceContext>
    );
  }
  await showScreen(<Screen />);
  await expect.element(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return { transfers, values, choose: (...files: File[]) => userEvent.upload(input, files) };
}

const transferOf = (transfers: readonly Transfer[], name: string) => transfers.find(({ file }) => file.name === name);

/** Fires what the browser fires for files that come from outside of the page. */
function transferFiles(type: 'drop' | 'paste', target: Element, file: File) {
  const data = new DataTransfer();
  data.items.add(file);
  const init = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    type === 'drop'
      ? new DragEvent('drop', { ...init, dataTransfer: data })
      : new ClipboardEvent('paste', { ...init, clipboardData: data }),
  );
}

describe.each([
  ['field', UploadField],
  ['cell', Cell],
])('an upload %s', (_, Field) => {
  it('shows no file input in a form, whose styles would show one that is only `hidden`', async () => {
    await showField(
      (props) => (
        <Form>
          <Field {...props} />
        </Form>
      ),
      { count: 3 },
    );
    const inputs = [...document.querySelectorAll('input[type=file]')];
    expect(inputs).not.toHaveLength(0);
    expect(inputs.filter((input) => input.checkVisibility())).toEqual([]);
  });

  it('keeps the order of selection, whatever is stored first', async () => {
    const { transfers, values, choose } = await showField(Field, { count: 3 });
    await choose(await png('one.png'), await png('two.png'));
    await expect.poll(() => transfers.length).toBe(2);
    transferOf(transfers, 'two.png')?.finish();
    await expect.poll(() => values.at(-1)).toEqual(['two.png']);
    transferOf(transfers, 'one.png')?.finish();
    await expect.poll(() => values.at(-1)).toEqual(['one.png', 'two.png']);
  });

  it('loses no file of two that are stored at once', async () => {
    const { transfers, values, choose } = await showField(Field, { count: 3 });
    await choose(await png('one.png'), await png('two.png'));
    await expect.poll(() => transfers.length).toBe(2);
    for (const { finish } of transfers) finish();
    await expect.poll(() => values.at(-1)).toEqual(['one.png', 'two.png']);
  });

  it.each(['drop', 'paste'] as const)('accepts a file by %s', async (type) => {
    const { transfers } = await showField(Field, { count: 2 });
    transferFiles(type, page.getByRole('button', { name: 'Upload' }).element(), await png('brought.png'));
    await expect.poll(() => transfers.map(({ file }) => file.name)).toEqual(['brought.png']);
  });

  it('refuses invalid files by name, and accepts the rest', async () => {
    const { transfers, choose } = await showField(Field, { count: 9, maxMb: 1 });
    const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), large, broken, await png('fine.png'));
    await expect.element(page.getByText('“notes.txt” is not an accepted file type')).toBeVisible();
    await expect.element(page.getByText('“large.png” is larger than 1 MB')).toBeVisible();
    await expect.element(page.getByText('“broken.png” is not an accepted file type')).toBeVisible();
    await expect.poll(() => transfers.map(({ file }) => file.name)).toEqual(['fine.png']);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect.element(page.getByText('“notes.txt” is not an accepted file type')).not.toBeInTheDocument();
  });

  it('keeps a failed file with the reason, retries it, and makes the form wait', async () => {
    const { transfers, values, choose } = await showField(Field, { count: 2 });
    await choose(await png('photo.png'));
    await expect.poll(() => transfers.length).toBe(1);
    await expect.element(page.getByText('Files are still uploading')).toBeVisible();
    transfers[0]?.fail('The store is full');
    await expect.element(page.getByText('The store is full')).toBeVisible();
    await expect.element(page.getByText('A file was not uploaded. Retry or remove it')).toBeVisible();
    await page.getByRole('button', { name: 'Retry photo.png' }).first().click();
    await expect.poll(() => transfers.length).toBe(2);
    transfers[1]?.finish();
    await expect.poll(() => values.at(-1)).toEqual(['photo.png']);
    await expect.element(page.getByText('The store is full')).not.toBeInTheDocument();
    await expect.element(page.getByText('Ready to save')).toBeVisible();
  });

  it('aborts a canceled transfer', async () => {
    const { transfers, values, choose } = await showField(Field, { count: 2 });
    await choose(await png('photo.png'));
    await expect.poll(() => transfers.length).toBe(1);
    await page.getByRole('button', { name: 'Cancel photo.png' }).click();
    expect(transfers[0]?.call.signal.aborted).toBe(true);
    transfers[0]?.finish();
    await expect.element(page.getByRole('button', { name: 'Cancel photo.png' })).not.toBeInTheDocument();
    expect(values).toEqual([]);
  });

  it('replaces its one file', async () => {
    const { transfers, values, choose } = await showField(Field, {});
    await choose(await png('old.png'));
    await expect.poll(() => transfers.length).toBe(1);
    transfers[0]?.finish();
    await expect.poll(() => values.at(-1)).toEqual(['old.png']);
    await choose(await png('new.png'));
    await expect.poll(() => transfers.length).toBe(2);
    transfers[1]?.finish();
    await expect.poll(() => values.at(-1)).toEqual(['new.png']);
    await page.getByRole('button', { name: 'Remove new.png' }).click();
    await expect.poll(() => values.at(-1)).toEqual([]);
  });
});

it('shows the progress of a file, and how many of the files are there', async () => {
  const { transfers, choose } = await showField(UploadField, { count: 3 });
  await choose(await png('one.png'));
  await expect.poll(() => transfers.length).toBe(1);
  transfers[0]?.call.onProgress('sending', 0.5);
  await expect.element(page.getByRole('progressbar', { name: 'one.png' })).toHaveAttribute('aria-valuenow', '55');
  transfers[0]?.finish();
  await expect.element(page.getByText('1 of 3')).toBeVisible();
});

it('has no plus in a cell that is full', async () => {
  const { transfers, choose } = await showField(Cell, {});
  await choose(await png('only.png'));
  await expect.poll(() => transfers.length).toBe(1);
  transfers[0]?.finish();
  await expect.element(page.getByRole('button', { name: 'Remove only.png' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Upload Images' })).not.toBeInTheDocument();
});

it('tags files that are uploaded in the dialog by its filter, so that they are in the list', async () => {
  const { transfers } = await showField(UploadField, { count: 2, tags: ['art-editor'] });
  await page.getByRole('button', { name: 'Choose from files' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, [await png('new.png')]);
  await expect.poll(() => transfers.map(({ call }) => call.tags)).toEqual([['art-editor']]);
});

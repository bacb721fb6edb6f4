import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { UploadField } from './upload-field.tsx';
import { UploadServiceContext } from './upload-service.ts';
import type { StoredFile, UploadCall, UploadService } from './upload.types.ts';

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

async function showField(limits: { count?: number; maxMb?: number; tags?: string[] }) {
  const { service, transfers } = storeByHand();
  const values: string[][] = [];
  function Field() {
    const [files, setFiles] = useState<readonly StoredFile[]>([]);
    return (
      <UploadServiceContext value={service}>
        <UploadField
          value={files}
          onChange={(next) => {
            values.push(next.map(({ filename }) => filename));
            setFiles(next);
          }}
          {...limits}
        />
      </UploadServiceContext>
    );
  }
  await showScreen(<Field />);
  await expect.element(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return { transfers, values, choose: (...files: File[]) => userEvent.upload(input, files) };
}

const transferOf = (transfers: readonly Transfer[], name: string) => transfers.find(({ file }) => file.name === name);

it('uploads selected files, shows the progress, and keeps the order of selection', async () => {
  const { transfers, values, choose } = await showField({ count: 3 });
  await choose(await png('one.png'), await png('two.png'));
  await expect.poll(() => transfers.length).toBe(2);
  transferOf(transfers, 'one.png')?.call.onProgress('sending', 0.5);
  await expect.element(page.getByRole('progressbar', { name: 'one.png' })).toHaveAttribute('aria-valuenow', '55');
  transferOf(transfers, 'two.png')?.finish();
  await expect.poll(() => values.at(-1)).toEqual(['two.png']);
  transferOf(transfers, 'one.png')?.finish();
  await expect.poll(() => values.at(-1)).toEqual(['one.png', 'two.png']);
  await expect.element(page.getByText('2 of 3')).toBeVisible();
});

it('refuses invalid files by name, and accepts the rest', async () => {
  const { transfers, choose } = await showField({ count: 9, maxMb: 1 });
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }), large, broken, await png('fine.png'));
  await expect.element(page.getByText('File - notes.txt format is incorrect')).toBeVisible();
  await expect.element(page.getByText('File - large.png size exceeds 1M')).toBeVisible();
  await expect.element(page.getByText('File - broken.png format is incorrect')).toBeVisible();
  await expect.poll(() => transfers.map(({ file }) => file.name)).toEqual(['fine.png']);
});

it('keeps a failed file with the reason, and retries it', async () => {
  const { transfers, values, choose } = await showField({ count: 2 });
  await choose(await png('photo.png'));
  await expect.poll(() => transfers.length).toBe(1);
  transfers[0]?.fail('The store is full');
  await expect.element(page.getByText('The store is full')).toBeVisible();
  await page.getByRole('button', { name: 'Retry photo.png' }).first().click();
  await expect.poll(() => transfers.length).toBe(2);
  transfers[1]?.finish();
  await expect.poll(() => values.at(-1)).toEqual(['photo.png']);
  await expect.element(page.getByText('The store is full')).not.toBeInTheDocument();
});

it('aborts a canceled transfer', async () => {
  const { transfers, values, choose } = await showField({ count: 2 });
  await choose(await png('photo.png'));
  await expect.poll(() => transfers.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel photo.png' }).click();
  expect(transfers[0]?.call.signal.aborted).toBe(true);
  transfers[0]?.finish();
  await expect.element(page.getByRole('button', { name: 'Cancel photo.png' })).not.toBeInTheDocument();
  expect(values).toEqual([]);
});

it('replaces its one file', async () => {
  const { transfers, values, choose } = await showField({});
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

it('tags files that are uploaded in the dialog by its filter, so that they are in the list', async () => {
  const { transfers } = await showField({ count: 2, tags: ['art-editor'] });
  await page.getByRole('button', { name: 'Choose from files' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, [await png('new.png')]);
  await expect.poll(() => transfers.map(({ call }) => call.tags)).toEqual([['art-editor']]);
});

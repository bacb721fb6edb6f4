import { expect, it, vi } from 'vitest';
import type { StoredFile, UploadCall } from './upload.types.ts';
import { createUploadQueue } from './upload-queue.ts';

type Call = Omit<UploadCall, 'tags'> & {
  file: File;
  store: (stored: StoredFile) => void;
  fail: (cause: Error) => void;
};

function createHarness() {
  const calls: Call[] = [];
  const onStored = vi.fn<(stored: StoredFile, key: number) => void>();
  const queue = createUploadQueue({
    upload: (file, call) =>
      new Promise((store, fail) => {
        calls.push({ ...call, file, store, fail });
        call.signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
      }),
    onStored,
  });
  const call = (index: number) => calls[index] as Call;
  return { queue, calls, call, onStored };
}

const file = (name: string) => new File(['x'], name);
const files = (...names: string[]) => names.map(file);
const stored = (id: number): StoredFile => ({ id, url: `/blobs/${id}`, filename: `${id}.png` });
const whenIdle = () => new Promise((resolve) => setTimeout(resolve));

it('uploads three at a time and continues as they finish', async () => {
  const { queue, calls, call, onStored } = createHarness();
  queue.add(files('a', 'b', 'c', 'd'));
  expect(calls).toHaveLength(3);
  call(1).store(stored(7));
  await whenIdle();
  expect(calls.map((each) => each.file.name)).toEqual(['a', 'b', 'c', 'd']);
  expect(onStored).toHaveBeenCalledExactlyOnceWith(stored(7), 2);
  expect(queue.getUploads().map((each) => each.file.name)).toEqual(['a', 'c', 'd']);
});

it('shows phase and progress', () => {
  const { queue, call } = createHarness();
  queue.add(files('a'));
  call(0).onProgress('sending', 0.5);
  expect(queue.getUploads()).toMatchObject([{ state: 'sending', share: 0.5 }]);
});

it('aborts canceled uploads without further reports', async () => {
  const { queue, call, onStored } = createHarness();
  queue.add(files('a', 'b'));
  queue.cancel(1);
  expect(call(0).signal.aborted).toBe(true);
  call(0).onProgress('sending', 1);
  call(0).store(stored(1));
  await whenIdle();
  expect(onStored).not.toHaveBeenCalled();
  expect(queue.getUploads().map((each) => each.file.name)).toEqual(['b']);
});

it('keeps failed uploads with their reason until they are retried', async () => {
  const { queue, calls, call, onStored } = createHarness();
  queue.add(files('a'));
  call(0).fail(new Error('no line'));
  await whenIdle();
  expect(queue.getUploads()).toMatchObject([{ state: 'failed', message: 'no line' }]);
  queue.retry(1);
  expect(calls).toHaveLength(2);
  call(1).store(stored(3));
  await whenIdle();
  expect(onStored).toHaveBeenCalledExactlyOnceWith(stored(3), 1);
  expect(queue.getUploads()).toEqual([]);
});

it('aborts everything when its field is unmounted', () => {
  const { queue, calls } = createHarness();
  queue.add(files('a', 'b', 'c', 'd'));
  queue.cancelAll();
  expect(calls.map((each) => each.signal.aborted)).toEqual([true, true, true]);
  expect(queue.getUploads()).toEqual([]);
});

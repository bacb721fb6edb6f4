import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './journal.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-journal-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('keeps what was noted, in order, and goes on after it', async () => {
  const path = join(dir, 'journal.jsonl');
  const first = await Journal.open<number>(path);
  await Promise.all([1, 2, 3].map((entry) => first.journal.append(entry)));
  // On the disk once it was told so, without being closed: a process that is killed closes nothing.
  expect(await readFile(path, 'utf8')).toBe('1\n2\n3\n');
  await first.journal.close();
  const second = await Journal.open<number>(path);
  expect(second.entries).toEqual([1, 2, 3]);
  await second.journal.append(4);
  await second.journal.close();
  const third = await Journal.open<number>(path);
  expect(third.entries).toEqual([1, 2, 3, 4]);
  await third.journal.close();
});

it('forgets a line that was torn, whichever of its bytes was the last', async () => {
  const torn = '{"name":"生日贺卡"}';
  const bytes = Buffer.from(torn);
  for (let length = 1; length <= bytes.length; length++) {
    const path = join(dir, `${length}.jsonl`);
    await appendFile(path, '{"name":"whole"}\n');
    await appendFile(path, bytes.subarray(0, length));
    const { journal, entries } = await Journal.open<{ name: string }>(path);
    expect(entries).toEqual([{ name: 'whole' }]);
    await journal.append({ name: 'next' });
    await journal.close();
    expect(await readFile(path, 'utf8')).toBe('{"name":"whole"}\n{"name":"next"}\n');
  }
});

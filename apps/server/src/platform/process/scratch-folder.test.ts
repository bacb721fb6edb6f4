import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepScratchFolders, withScratchFolder } from './scratch-folder.ts';

const isThere = async (name: string) => (await readdir(tmpdir())).includes(name);

it('is removed after use and after a failure', async () => {
  let name = '';
  const use = withScratchFolder(async (folder) => {
    name = folder.slice(tmpdir().length + 1);
    await writeFile(join(folder, 'bytes'), 'x');
    expect(await isThere(name)).toBe(true);
    throw new Error('failed');
  });
  await expect(use).rejects.toThrow('failed');
  expect(await isThere(name)).toBe(false);
});

it('is swept after a killed process, but not while it is recent', async () => {
  const [old, young] = [`platen-scratch-old${process.pid}`, `platen-scratch-young${process.pid}`];
  for (const name of [old, young]) await mkdir(join(tmpdir(), name));
  await writeFile(join(tmpdir(), old, 'half'), 'x');
  await utimes(join(tmpdir(), old), new Date(), new Date(Date.now() - 7_200_000));
  await sweepScratchFolders(3_600_000);
  expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
  await rm(join(tmpdir(), young), { recursive: true });
});

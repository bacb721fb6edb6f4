import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ErrorFiles } from './error-files.ts';

let dir = '';
let folder = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'platen-errors-'));
  folder = join(dir, 'orders');
  await mkdir(folder);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A client that was started anew for each: what it knows is in its data folder. */
const write = async (sheet: string, text: string) =>
  basename(await new ErrorFiles(dir).write(join(folder, sheet), () => bytesOf(text)));

it('is one for each sheet, written again while nobody has changed it', async () => {
  expect(await write('a.xlsx', 'one')).toBe('Error Info.xlsx');
  expect(await write('a.xlsx', 'two')).toBe('Error Info.xlsx');
  expect(await write('b.xlsx', 'other')).toBe('Error Info 2.xlsx');
  expect(await write('a.xlsx', 'three')).toBe('Error Info.xlsx');
  expect(await readFile(join(folder, 'Error Info.xlsx'), 'utf8')).toBe('three');
  expect((await readdir(folder)).sort()).toEqual(['Error Info 2.xlsx', 'Error Info.xlsx']);
});

it('is not overwritten once somebody has edited it', async () => {
  await write('a.xlsx', 'one');
  await writeFile(join(folder, 'Error Info.xlsx'), 'corrected');
  expect(await write('a.xlsx', 'two')).toBe('Error Info 2.xlsx');
  expect(await write('a.xlsx', 'three')).toBe('Error Info 2.xlsx');
  expect(await readFile(join(folder, 'Error Info.xlsx'), 'utf8')).toBe('corrected');
  expect(await readFile(join(folder, 'Error Info 2.xlsx'), 'utf8')).toBe('three');
});

it('never takes the place of a file that is not ours, and has its own where ours was moved away', async () => {
  await writeFile(join(folder, 'Error Info.xlsx'), 'somebody’s');
  expect(await write('a.xlsx', 'one')).toBe('Error Info 2.xlsx');
  await rm(join(folder, 'Error Info 2.xlsx'));
  expect(await write('a.xlsx', 'two')).toBe('Error Info 2.xlsx');
  // The error file of a sheet is a sheet itself, which people correct and import again.
  expect(await write('Error Info 2.xlsx', 'three')).toBe('Error Info 3.xlsx');
});

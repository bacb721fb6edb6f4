import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isWalDiskFull } from './wal.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-wal-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it.skipIf(process.platform !== 'linux')('has no room where the disk is full that the cluster is on', async () => {
  // A file system without a free block.
  await symlink('/proc', join(dataDir, 'postgres'));
  expect(isWalDiskFull(dataDir)).toBe(true);
});

it('has room where the disk is not full', async () => {
  await mkdir(join(dataDir, 'postgres'));
  expect(isWalDiskFull(dataDir)).toBe(false);
});

it('is not known to be full where there is no embedded database', () => {
  expect(isWalDiskFull(dataDir)).toBe(false);
});

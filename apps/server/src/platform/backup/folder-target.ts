import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { privateFolder, publishFile, writeFile } from '../store/folder-files.ts';
import type { BackupTarget } from './backup-target.ts';

const incomingName = 'incoming';
/** No file takes this long to write, so an older one is what a crash has left. */
const leftoverAgeMs = 24 * 3_600_000;

/** A backup in a folder, which should be on another disk or machine than the data. */
export async function openFolderTarget(root: string): Promise<BackupTarget> {
  const incomingDir = join(root, incomingName);
  await mkdir(incomingDir, { recursive: true, mode: privateFolder });
  await removeLeftovers(incomingDir);
  const pathOf = (name: string) => join(root, ...name.split('/'));

  return {
    address: root,
    async write(name, body) {
      const incoming = join(incomingDir, randomUUID());
      await writeFile(incoming, body, Number.POSITIVE_INFINITY);
      await publishFile(incoming, pathOf(name));
    },
    async read(name) {
      const file = await open(pathOf(name));
      return file.createReadStream() as AsyncIterable<Buffer>;
    },
    async has(name) {
      return (await stat(pathOf(name)).catch(ignoreMissing)) !== undefined;
    },
    async list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/')).sort();
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await removeEmptyFolders(root, dirname(name));
    },
  };
}

/** Folders go with their last file; the first one that still holds something ends it. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    const isRemoved = await rmdir(join(root, path)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

async function removeLeftovers(incomingDir: string): Promise<void> {
  for (const name of await readdir(incomingDir)) {
    const path = join(incomingDir, name);
    const facts = await stat(path).catch(ignoreMissing);
    if (facts && facts.mtimeMs < Date.now() - leftoverAgeMs) await rm(path, { force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

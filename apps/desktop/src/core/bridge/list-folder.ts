import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, extname, join, parse, resolve } from 'node:path';
import type { FolderEntry, FolderListing } from '@platen/model/orders/desktop';
import { sheetExtensions } from '../imports/copy-sheet.ts';

const entriesMax = 2000;

/** The folders and sheets in a folder, for a file dialog. Other files are never listed. */
export async function listFolder(path: string | undefined, wants: 'sheets' | 'folders'): Promise<FolderListing> {
  const folder = resolve(path ?? homedir());
  const names = await readdir(folder, { withFileTypes: true });
  const shown = names
    .filter(({ name }) => !name.startsWith('.') && !name.startsWith('~$'))
    .filter((entry) => entry.isDirectory() || (wants === 'sheets' && entry.isFile() && isSheet(entry.name)))
    .slice(0, entriesMax);
  const entries = await Promise.all(
    shown.map(async (entry): Promise<FolderEntry> => {
      const { size, mtime } = await stat(join(folder, entry.name)).catch(() => ({ size: 0, mtime: new Date(0) }));
      return {
        name: entry.name,
        path: join(folder, entry.name),
        is_folder: entry.isDirectory(),
        size: entry.isDirectory() ? 0 : size,
        modified_at: mtime.toISOString(),
      };
    }),
  );
  entries.sort((one, other) => Number(other.is_folder) - Number(one.is_folder) || compare(one.name, other.name));
  const isTop = parse(folder).root === folder;
  return { path: folder, parent: isTop ? null : dirname(folder), places: await listShortcuts(), entries };
}

const { compare } = new Intl.Collator('zh-CN', { numeric: true });

function isSheet(name: string): boolean {
  return sheetExtensions.includes(extname(name).toLowerCase());
}

async function listShortcuts(): Promise<FolderListing['places']> {
  const home = homedir();
  const paths = [
    home,
    ...['Desktop', 'Documents', 'Downloads', '桌面', '文档', '下载'].map((name) => join(home, name)),
  ];
  const found = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        (stats) => stats.isDirectory(),
        () => false,
      ),
    ),
  );
  return paths.filter((_, index) => found[index]).map((path) => ({ name: basename(path) || path, path }));
}

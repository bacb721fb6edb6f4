import { readZipText } from './zip-entry.ts';

/** The server sends the zip while it makes it; what it had to leave out stands in a list inside. */
const listName = '失败文件.txt';

export interface SkippedFiles {
  failed: number;
  total: number;
}

/** `2/7 个文件下载失败，已跳过：` → 2 of 7. */
export function parseSkipped(list: string | undefined): SkippedFiles | undefined {
  const match = /^(\d+)\/(\d+) /.exec(list ?? '');
  return match ? { failed: Number(match[1]), total: Number(match[2]) } : undefined;
}

export async function findSkippedFiles(zip: Blob): Promise<SkippedFiles | undefined> {
  return parseSkipped(await readZipText(zip, listName));
}

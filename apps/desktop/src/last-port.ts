import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from './core/files/write-file-atomic.ts';

const fileName = 'port';

/** The port of the last start: what the window's browser keeps for the console belongs to an address. */
export async function readLastPort(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '');
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

export function saveLastPort(dataDir: string, port: number): Promise<void> {
  return writeFileAtomic(join(dataDir, fileName), String(port));
}

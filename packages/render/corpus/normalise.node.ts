import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureWork, type SettledPicture } from '../src/node/picture-work.ts';

/** An upload as the server treats it: what becomes of it, and of its bytes. */
export async function settle(bytes: Uint8Array): Promise<SettledPicture & { bytes: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-pictures-'));
  const [path, to] = [join(folder, 'picture'), join(folder, 'settled')];
  try {
    writeFileSync(path, bytes);
    const settled = await pictureWork.settle({ path, to, isOurs: false });
    return { ...settled, bytes: readFileSync(settled.isChanged ? to : path) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

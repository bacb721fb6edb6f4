import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureWork, type NormalisedFile } from '../src/node/picture-work.ts';

/** An upload as the server treats it: what becomes of it, and of its bytes. */
export async function normalise(bytes: Uint8Array): Promise<NormalisedFile & { bytes: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-pictures-'));
  const [path, to] = [join(folder, 'picture'), join(folder, 'normalised')];
  try {
    writeFileSync(path, bytes);
    const normalised = await pictureWork.normalise({ path, to, isOurs: false });
    return { ...normalised, bytes: readFileSync(normalised.isChanged ? to : path) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Size } from '@platen/design/geometry';
import { levelPath, levelToCover, openPicturePool, type PicturePool } from '@platen/render/node';
import sharp from 'sharp';
import { makePhoto } from './materials.ts';

const code = {
  url: new URL('../../packages/render/src/node/picture-process-from-source.mjs', import.meta.url),
  execArgv: [],
};
const pixelsMax = 240_000_000;

/** A photo as the server stores it: one file for each level. */
export type Levels = readonly Uint8Array[];

async function prepare(pool: PicturePool, photo: Uint8Array): Promise<Levels> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-bench-'));
  try {
    const path = join(folder, 'photo');
    await writeFile(path, photo);
    const { levelBytes } = await pool.prepare({ path, folder });
    return await Promise.all(levelBytes.map((_, level) => readFile(levelPath(folder, level))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Prepares photos like the server does at their upload. */
export async function prepareAll(photos: readonly Uint8Array[]): Promise<Levels[]> {
  const pool = openPicturePool({ code, count: 1, pixelsMax });
  const levels: Levels[] = [];
  for (const photo of photos) levels.push(await prepare(pool, photo));
  await pool.close();
  return levels;
}

/** The level file that the server passes to a thread for a picture of this shown size. */
export function levelOf(levels: Levels, size: Size, shown: Size): Uint8Array {
  const level = Math.min(levelToCover(size, shown), levels.length - 1);
  // A copy for each order, because a store returns new bytes every time.
  return (levels[level] as Uint8Array).subarray();
}

/** Seconds for all photos, one after the other. */
export interface UploadTimes {
  readonly ours: number;
  readonly sharpPngs: number;
  readonly sharpDecode: number;
}

/** Compares preparing an upload with sharp on the same files, and with decoding alone. */
export async function measureUploads(count: number): Promise<UploadTimes> {
  sharp.concurrency(1);
  const size = { width: 4000, height: 3000 };
  const photos = await Promise.all(Array.from({ length: 3 }, (_, seed) => makePhoto(size.width, size.height, seed)));
  const pool = openPicturePool({ code, count: 1, pixelsMax });
  const ways = {
    ours: (photo: Buffer) => prepare(pool, photo),
    sharpPngs: (photo: Buffer) =>
      Promise.all(
        [1, 2, 4, 8].map((share) =>
          sharp(photo, { failOn: 'error' })
            .resize({ width: size.width / share, fastShrinkOnLoad: false })
            .png({ compressionLevel: 4 })
            .toBuffer(),
        ),
      ),
    sharpDecode: (photo: Buffer) => sharp(photo, { failOn: 'error' }).raw().toBuffer(),
  };
  const times = { ours: 0, sharpPngs: 0, sharpDecode: 0 };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  for (const name of names) await ways[name](photos[0] as Buffer);
  for (let turn = 0; turn < count; turn++) {
    const photo = photos[turn % photos.length] as Buffer;
    for (const name of names) {
      const startedAt = performance.now();
      await ways[name](photo);
      times[name] += (performance.now() - startedAt) / 1000;
    }
  }
  await pool.close();
  return times;
}

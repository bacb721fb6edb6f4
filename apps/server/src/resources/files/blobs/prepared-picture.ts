import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ErrorKey } from '@platen/model/errors/errors';
import { imagePixelsMax } from '@platen/model/files/blobs';
import { levelPath, type PictureFault, UnreadablePicture } from '@platen/render/node';
import { appError } from '../../../platform/errors/app-error.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import type { Pictures } from '../../../platform/images/pictures.ts';
import { withScratchFolder } from '../../../platform/process/scratch-folder.ts';
import type { Store } from '../../../platform/store/store.ts';
import { type BytesName, bytesKey, versioned } from './object-names.ts';

/** The object that contains the levels of a picture, one after the other. */
export function levelsKey(blob: LevelsName): string {
  return versioned(`${bytesKey(blob)}.levels`, blob.levels_version);
}

export type LevelsName = BytesName & { levels_version: number };

const levelsType = 'application/octet-stream';

/** A fully decoded picture. */
export interface Prepared {
  readonly levelEnds: number[];
  /** Whether all of its pixels are transparent. */
  readonly isBlank: boolean;
  /** Stores its levels beside it. Does nothing if there are none. */
  save(store: Store, blob: LevelsName): Promise<void>;
}

interface UploadedPicture {
  filename: string;
  owner_id: number | null;
  size: ImageSize;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}

const faultErrors = {
  damaged: 'image_unreadable',
  cut_off: 'image_cut_off',
  lossless_jpeg: 'image_lossless_jpeg',
  hdr: 'image_hdr',
  unsupported: 'image_unsupported',
  too_many_pixels: 'image_too_many_pixels',
} as const satisfies Record<PictureFault, ErrorKey>;

/** The error for a picture that cannot be drawn; other errors are returned unchanged. */
export function toPictureError(error: unknown, filename: string): unknown {
  if (!(error instanceof UnreadablePicture)) return error;
  return appError(faultErrors[error.fault], { filename, kind: error.detail, limit: imagePixelsMax });
}

/** Fully decodes an uploaded picture, or throws the reason why it cannot, and creates its levels. */
export async function withPrepared<T>(
  pictures: Pictures,
  { filename, owner_id, size, withFile }: UploadedPicture,
  use: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  return withScratchFolder(async (folder) => {
    const facts = { ownerId: owner_id, size };
    const { levelBytes, isBlank } = await pictures.prepare(withFile, folder, facts).catch((error: unknown) => {
      throw toPictureError(error, filename);
    });
    let end = 0;
    const levelEnds = levelBytes.map((bytes) => (end += bytes));
    return use({ levelEnds, isBlank, save: (store, blob) => saveLevels(store, blob, folder, levelBytes) });
  });
}

async function saveLevels(
  store: Store,
  blob: LevelsName,
  folder: string,
  levelBytes: readonly number[],
): Promise<void> {
  const byteSize = levelBytes.reduce((sum, bytes) => sum + bytes, 0);
  if (byteSize === 0) return;
  async function* read(): AsyncGenerator<Buffer> {
    for (const [level, bytes] of levelBytes.entries()) {
      if (bytes > 0) yield* createReadStream(levelPath(folder, level)) as AsyncIterable<Buffer>;
    }
  }
  await store.put(levelsKey(blob), Readable.from(read(), { objectMode: false }), { byteSize, contentType: levelsType });
}

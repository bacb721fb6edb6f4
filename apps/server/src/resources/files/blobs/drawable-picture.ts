import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { UnreadablePicture } from '@platen/render/node';
import { appError } from '../../../platform/app-error.ts';
import type { ImageSize } from '../../../platform/images/image-size.ts';
import type { Pictures } from '../../../platform/images/pictures.ts';
import { withScratchFolder } from '../../../platform/scratch-folder.ts';
import { md5OfFile } from './md5.ts';

/** A picture in the form in which it is kept, where that is not the one in which it came. */
export interface Drawable {
  byteSize: number;
  checksum: string;
  open(): Readable;
}

export const drawableType = 'image/png';

interface Uploaded {
  filename: string;
  owner_id: number | null;
  size: ImageSize;
  /** Made by us: it can be decoded, and is not to see whether it can. */
  isOurs?: boolean;
  withFile<T>(use: (path: string) => Promise<T>): Promise<T>;
}

/** Decodes an uploaded picture to its end, or refuses it; `use` is given the form to keep instead, if there is one. */
export async function withDrawable<T>(
  pictures: Pictures,
  { filename, owner_id, size, isOurs = false, withFile }: Uploaded,
  use: (drawable: Drawable | undefined) => Promise<T>,
): Promise<T> {
  return withScratchFolder(async (folder) => {
    const path = join(folder, 'picture');
    const facts = { ownerId: owner_id, size, isOurs };
    const isChanged = await pictures.normalise(withFile, path, facts).catch((error: unknown) => {
      throw error instanceof UnreadablePicture ? appError('image_unreadable', { filename }) : error;
    });
    if (!isChanged) return use(undefined);
    const { size: byteSize } = await stat(path);
    return use({ byteSize, checksum: await md5OfFile(path), open: () => createReadStream(path) });
  });
}

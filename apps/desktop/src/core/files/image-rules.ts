import type { FileHandle } from 'node:fs/promises';
import { imagePixelsMax } from '@platen/model/files/blobs';
import type { ByteSource } from '@platen/sheet/byte-source';
import { type ImageInfo, type ImageSize, readImageInfo, uprightSize } from '@platen/sheet/image-info';
import { bytesPerMb } from '@platen/sheet/limits';
import { FileRefused } from './file-refused.ts';
import { type KnownFile, withUnchanged } from './known-file.ts';

const extensions = ['.png', '.jpg', '.jpeg'];
/** As large as an image of an order in the console. */
const imageMaxMb = 35;
export const imageMaxBytes = imageMaxMb * bytesPerMb;

export function tooLarge(name: string): FileRefused {
  return new FileRefused('image_too_large', { name, limit: imageMaxMb });
}

/** Throws if an image cannot be ordered, before any of it is uploaded. The returned size is the displayed one. */
export async function checkImage(file: KnownFile): Promise<ImageSize & Pick<ImageInfo, 'contentType'>> {
  const { name, size } = file;
  if (!extensions.some((extension) => file.path.toLowerCase().endsWith(extension))) {
    throw new FileRefused('image_format', { name, formats: extensions });
  }
  if (size > imageMaxBytes) throw tooLarge(name);
  const info = await withUnchanged(file, (handle) => readImageInfo(sourceOfFile(handle, size)));
  // The file extension says that it is a PNG or a JPEG.
  if (!info || info.contentType === 'image/gif') throw new FileRefused('image_unreadable', { name });
  if (info.width * info.height > imagePixelsMax) {
    throw new FileRefused('image_too_many_pixels', { name, limit: imagePixelsMax });
  }
  return { contentType: info.contentType, ...uprightSize(info) };
}

/** An open file with random access. */
function sourceOfFile(handle: FileHandle, size: number): ByteSource {
  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, end - start));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
        if (bytesRead === 0) return bytes.subarray(0, filled);
        filled += bytesRead;
      }
      return bytes;
    },
  };
}

import { imagePixelsMax } from '@platen/model/blobs';
import { bytesPerMb, sheetImageMaxMb } from '@platen/sheet/limits';
import { FileRefused } from './file-refused.ts';
import { sourceOfFile } from './file-source.ts';
import { type ImageInfo, readImageInfo } from './image-info.ts';
import { type KnownFile, withUnchanged } from './known-file.ts';

const extensions = ['.png', '.jpg', '.jpeg'];
export const imageMaxBytes = sheetImageMaxMb * bytesPerMb;

export function tooLarge(name: string): FileRefused {
  return new FileRefused('image_too_large', { name, limit: sheetImageMaxMb });
}

/** Whether an image can be taken, before any of it is sent; otherwise it is refused with what is wrong. */
export async function checkImage(file: KnownFile): Promise<ImageInfo> {
  const { name, size } = file;
  if (!extensions.some((extension) => file.path.toLowerCase().endsWith(extension))) {
    throw new FileRefused('image_format', { name, formats: extensions });
  }
  if (size > imageMaxBytes) throw tooLarge(name);
  const info = await withUnchanged(file, (handle) => readImageInfo(sourceOfFile(handle, size)));
  if (!info) throw new FileRefused('image_unreadable', { name });
  if (info.width * info.height > imagePixelsMax) {
    throw new FileRefused('image_too_many_pixels', { name, limit: imagePixelsMax });
  }
  return info;
}

import { lookAtGif } from './gif-upload.ts';
import { lookAtHeif } from './heif-upload.ts';
import { lookAtJpeg } from './jpeg-upload.ts';
import { lookAtPng } from './png-upload.ts';
import type { UploadLook } from './upload-look.ts';

const looks: Readonly<Record<string, (path: string, to: string) => UploadLook>> = {
  png: lookAtPng,
  jpeg: lookAtJpeg,
  gif: lookAtGif,
  heif: lookAtHeif,
};

/**
 * @param format as sharp names it
 * @param to for a file that is written on the way
 * @throws UnreadablePicture
 */
export function lookAtUpload(path: string, format: string, to: string): UploadLook {
  return looks[format]?.(path, to) ?? { isLevel: false };
}
